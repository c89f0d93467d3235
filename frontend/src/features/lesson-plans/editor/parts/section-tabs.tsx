import { classNames } from '../../../../ui/class-names';
import { Icon } from '../../../../ui/icon';
import type { PlanErrors, PlanFields } from '../../plan';
import { hasError, isSectionDone, type Section, sections } from './plan-parts';

type SectionTabsProps = {
  text: PlanFields;
  errors: PlanErrors;
  /** With a remark to answer. */
  returned: readonly Section[];
  chosen: Section;
  onChoose: (section: Section) => void;
};

/** On a phone one section is shown at a time. */
export function SectionTabs({ text, errors, returned, chosen, onChoose }: SectionTabsProps) {
  return (
    <nav aria-label="Bahagian rancangan" className="grid h-9.75 grid-cols-4">
      {sections.map(({ key, label }) => {
        const isDone = isSectionDone(key, text);
        const isReturned = returned.includes(key);
        return (
          <button
            key={key}
            type="button"
            aria-current={key === chosen ? 'step' : undefined}
            onClick={() => onChoose(key)}
            className={classNames(
              'relative flex items-center justify-center border-b-3 text-sm',
              // A finger needs more than the line is tall.
              'after:absolute after:inset-x-0 after:-top-0.5 after:-bottom-0.5',
              key === chosen ? 'border-accent font-semibold text-accent' : 'border-transparent text-muted',
            )}
          >
            <span className="inline-flex items-center gap-1">
              {isReturned && <Icon name="return" size={14} className="text-warning" />}
              {hasError(key, errors) && <Icon name="danger" size={14} className="text-danger" />}
              {isDone && !isReturned && !hasError(key, errors) && <Icon name="check" size={14} />}
              {label}
              {isReturned && <span className="sr-only">, ada ulasan</span>}
              {isDone && <span className="sr-only">, sudah ditulis</span>}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
