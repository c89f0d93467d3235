import type { ReactNode } from 'react';
import { useAcademicYear, yearWords } from '../../school/academic-year';
import { malaysianDate } from '../../ui/format';
import { useDescription } from '../use-description';

const looks = {
  rail: 'min-h-9 w-full truncate rounded-md border border-control bg-raised px-2 text-sm hover:bg-sunken folded:appearance-none folded:px-0 folded:text-center folded:text-xs',
  head: 'min-h-11 max-w-full truncate rounded-md bg-surface px-1 text-right',
};

export type SessionChoiceProps = {
  place: keyof typeof looks;
  /** In its place elsewhere, and while the school has but one or they are not known yet. */
  children?: ReactNode;
};

/** On pages whose rows belong to a session. */
export function SessionChoice(props: SessionChoiceProps) {
  return useDescription()?.isOfSession ? <Choice {...props} /> : props.children;
}

/** Which session the page is about; the address says it too. */
function Choice({ place, children }: SessionChoiceProps) {
  const { years, chosen, choose } = useAcademicYear();
  const today = malaysianDate(new Date());
  if (!chosen || years.length < 2) return children;
  return (
    <select
      aria-label="Sesi"
      value={chosen.id}
      onChange={({ currentTarget }) => {
        const year = years.find(({ id }) => id === currentTarget.value);
        if (year) choose(year);
      }}
      className={looks[place]}
    >
      {years.map((year) => (
        <option key={year.id} value={year.id}>
          {`Sesi ${yearWords(year, today)}`}
        </option>
      ))}
    </select>
  );
}
