import type { ReactNode } from 'react';
import { useAcademicYear, yearWords } from '../../school/academic-year';
import { malaysianDate } from '../../ui/format';

export type SessionChoiceProps = {
  className: string;
  /** In its place while the school has but one, or they are not known yet. */
  children?: ReactNode;
};

/** Which session the page is about; the address says it too. */
export function SessionChoice({ className, children }: SessionChoiceProps) {
  const { years, chosen, choose } = useAcademicYear();
  const today = malaysianDate(new Date());
  if (!chosen || years.length < 2) return children;
  return (
    <select
      aria-label="Sesi"
      title={`Sesi ${yearWords(chosen, today)}`}
      value={chosen.id}
      onChange={({ currentTarget }) => {
        const year = years.find(({ id }) => id === currentTarget.value);
        if (year) choose(year);
      }}
      className={className}
    >
      {years.map((year) => (
        <option key={year.id} value={year.id}>
          {`Sesi ${yearWords(year, today)}`}
        </option>
      ))}
    </select>
  );
}
