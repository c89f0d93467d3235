import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import { Button } from '../../../ui/button';
import { TextareaField } from '../../../ui/textarea-field';
import { sectionTitle, sectionWords } from '../remark-words';
import { remarksIn } from './remarks-in';

export const remarkField = 'ulasan-rpt';

type RemarkBoxProps = {
  section: string;
  weeks: readonly LessonWeek[];
  remarks: Readonly<Record<string, string>>;
  lacksReason: boolean;
  onRemark: (section: string, body: string) => void;
  onSection: (section: string) => void;
};

/** What is said of a week or of the whole, and of which others something is said already. */
export function RemarkBox({ section, weeks, remarks, lacksReason, onRemark, onSection }: RemarkBoxProps) {
  const others = remarksIn(remarks).filter((each) => each.section !== section);
  return (
    <div className="flex flex-col gap-2">
      <TextareaField
        id={remarkField}
        label={`Ulasan bagi ${sectionWords(section, weeks)}`}
        optional
        rows={3}
        maxLength={1000}
        dir="auto"
        error={lacksReason ? 'Tulis sebab supaya penghantar tahu apa yang perlu dibetulkan.' : undefined}
        value={remarks[section] ?? ''}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        onChange={({ target }) => onRemark(section, target.value)}
      />
      {others.length > 0 && (
        <ul aria-label="Ulasan lain" className="flex flex-wrap gap-2">
          {others.map((each) => (
            <li key={each.section}>
              <Button size="small" variant="secondary" onClick={() => onSection(each.section)}>
                {sectionTitle(each.section, weeks)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
