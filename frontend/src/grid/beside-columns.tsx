import { classNames } from '../ui/class-names';
import type { Beside, Head } from './sheet';

/** In rem. */
const WIDTH = 8.5;
/** More than these would leave no room for what is written: they pass by with the columns. */
const MOST_IN_SIGHT = 3;

const staysInSight = (beside: readonly Beside[]) => beside.length <= MOST_IN_SIGHT;

/** A cell that is gone to comes to stand before what stays in sight. */
export function roomBeside(beside: readonly Beside[] = []): React.CSSProperties {
  return staysInSight(beside) ? ({ '--room': `${beside.length * WIDTH + 1}rem` } as object) : {};
}

function placeOf(beside: readonly Beside[], at: number): React.CSSProperties {
  const width = { minWidth: `${WIDTH}rem`, width: `${WIDTH}rem` };
  return staysInSight(beside)
    ? { ...width, ...({ '--from-right': `${(beside.length - 1 - at) * WIDTH}rem` } as object) }
    : width;
}

/** Heads and cells by one rule: where there is room for what passes under them. */
const stays = (beside: readonly Beside[]) =>
  staysInSight(beside) && 'xl:sticky xl:right-(--from-right) print:static';

export function BesideHeads({ beside = [] }: { beside?: readonly Beside[] | undefined }) {
  return beside.map(({ id, name, head }, at) => (
    <th
      key={id}
      scope="col"
      aria-label={name}
      style={placeOf(beside, at)}
      className={classNames(
        'sticky top-0 border-line border-b border-l bg-raised px-1.5 py-2 text-center font-medium text-muted print:static',
        staysInSight(beside) ? 'z-10 xl:right-(--from-right) xl:z-20' : 'z-10',
      )}
    >
      {head}
    </th>
  ));
}

type BesideCellsProps = { beside?: readonly Beside[] | undefined; row: Head };

export function BesideCells({ beside = [], row }: BesideCellsProps) {
  return beside.map(({ id, at: told }, at) => (
    <td
      key={id}
      style={placeOf(beside, at)}
      className={classNames(
        'border-line border-b border-l px-1.5 py-1.5 text-center align-middle',
        stays(beside),
        row.isCurrent ? 'bg-accent-soft text-on-accent-soft' : 'bg-raised',
      )}
    >
      {told(row)}
    </td>
  ));
}
