import { LESSON_RESULTS, type LessonResult } from '@rules/lesson-plans/domain/reflection';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

/** As short as three stand beside each other on a phone. */
const shortWords: Readonly<Record<LessonResult, string>> = {
  achieved: 'Tercapai',
  partly: 'Sebahagian',
  notAchieved: 'Tidak',
};

type ResultChipsProps = {
  label: string;
  value: LessonResult | null;
  onChange: (result: LessonResult) => void;
};

export function ResultChips({ label, value, onChange }: ResultChipsProps) {
  return (
    <fieldset className="flex gap-2 lg:gap-1">
      <legend className="sr-only">{label}</legend>
      {LESSON_RESULTS.map((result) => (
        <button
          key={result}
          type="button"
          aria-pressed={value === result}
          aria-label={result === 'notAchieved' ? 'Tidak tercapai' : undefined}
          onClick={() => onChange(result)}
          className={classNames(
            'inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 rounded-md border px-2 font-medium text-sm transition-colors lg:min-h-9 lg:flex-none lg:rounded-full lg:px-2.5',
            value === result
              ? 'border-accent bg-accent-soft text-on-accent-soft'
              : 'border-control/55 bg-raised hover:border-control hover:bg-sunken',
          )}
        >
          {value === result && <Icon name="check" size={15} />}
          {shortWords[result]}
        </button>
      ))}
    </fieldset>
  );
}
