import { classNames } from '../../ui/class-names';
import type { EventUnit } from './calls';
import { chip, unitEdges, unitNames, units } from './event-words';

type UnitFilterProps = { chosen: readonly string[]; onToggle: (unit: EventUnit) => void };

/** Whose events are shown; all where none is chosen. */
export function UnitFilter({ chosen, onToggle }: UnitFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Unit</legend>
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={chosen.includes(unit)}
          onClick={() => onToggle(unit)}
          className={chip({ isChosen: chosen.includes(unit) })}
        >
          <span aria-hidden="true" className={classNames('h-3 rounded-sm border-l-4', unitEdges[unit])} />
          {unitNames[unit]}
        </button>
      ))}
    </fieldset>
  );
}
