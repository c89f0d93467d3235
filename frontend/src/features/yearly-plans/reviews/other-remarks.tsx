import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import { Button } from '../../../ui/button';
import { sectionTitle } from '../remark-words';

type OtherRemarksProps = {
  section: string;
  remarks: Readonly<Record<string, string>>;
  weeks: readonly LessonWeek[];
  onChoose: (section: string) => void;
};

/** Of which other weeks something is said already. */
export function OtherRemarks({ section, remarks, weeks, onChoose }: OtherRemarksProps) {
  const others = Object.keys(remarks).filter((each) => each !== section && remarks[each]?.trim());
  if (others.length === 0) return null;
  return (
    <ul aria-label="Ulasan lain" className="flex flex-wrap gap-2">
      {others.map((each) => (
        <li key={each}>
          <Button size="small" variant="secondary" onClick={() => onChoose(each)}>
            {sectionTitle(each, weeks)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
