import { Icon } from '../../../../ui/icon';
import type { PlanFields } from '../../plan';
import { isDone, type PartName, type PlanPart } from './plan-parts';

type PartListProps = { parts: readonly PlanPart[]; text: PlanFields; onChoose: (part: PartName) => void };

/** The parts of the long form, and which are written. */
export function PartList({ parts, text, onChoose }: PartListProps) {
  return (
    <nav aria-label="Bahagian rancangan" className="sticky top-16 w-32 shrink-0 self-start max-xl:hidden">
      <ul className="flex flex-col gap-0.5">
        {parts.map((part) => {
          const done = isDone(part, text);
          return (
            <li key={part.name}>
              <button
                type="button"
                onClick={() => onChoose(part.name)}
                className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-2 text-left text-sm hover:bg-sunken"
              >
                {done ? (
                  <Icon name="success" size={16} className="shrink-0 text-success" />
                ) : (
                  <span aria-hidden="true" className="size-4 shrink-0 rounded-full border border-control" />
                )}
                <span>
                  {part.label}
                  {part.isMandatory && <span className="text-danger"> *</span>}
                  {done && <span className="sr-only">, sudah ditulis</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="px-2 pt-3 text-muted text-xs">Yang tidak bertanda * boleh dibiarkan kosong.</p>
    </nav>
  );
}
