import { classNames } from '../../../../ui/class-names';
import { Icon } from '../../../../ui/icon';
import type { PlanErrors, PlanFields } from '../../plan';
import { hasError, isSectionDone, type Section, sections } from './plan-parts';

type SectionTabsProps = {
  text: PlanFields;
  errors: PlanErrors;
  chosen: Section;
  onChoose: (section: Section) => void;
};

/** On a phone one section is shown at a time. */
export function SectionTabs({ text, errors, chosen, onChoose }: SectionTabsProps) {
  return (
    <nav aria-label="Bahagian rancangan" className="grid grid-cols-4 gap-1 pb-4 sm:hidden">
      {sections.map(({ key, label }) => {
        const isDone = isSectionDone(key, text);
        return (
          <button
            key={key}
            type="button"
            aria-current={key === chosen ? 'step' : undefined}
            onClick={() => onChoose(key)}
            className={classNames(
              'flex min-h-11 flex-col gap-1.5 text-left text-xs',
              key === chosen ? 'font-semibold text-accent' : 'text-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'h-1 rounded-full',
                isDone ? 'bg-success' : key === chosen ? 'bg-accent' : 'bg-control/40',
              )}
            />
            <span className="inline-flex items-center gap-1">
              {hasError(key, errors) && <Icon name="danger" size={14} className="text-danger" />}
              {isDone && !hasError(key, errors) && <Icon name="check" size={14} />}
              {label}
              {isDone && <span className="sr-only">, sudah ditulis</span>}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
