import { classNames } from '../../../ui/class-names';
import type { Known } from '../known';
import { freeTeachers } from './free-teachers';
import { rowLook } from './row-look';
import type { SchoolDay } from './school-grid';

type FreeRowProps = { known: Known; days: readonly SchoolDay[] };

/** Under the classes: how many teachers nobody has in each period, as a number and by how strong its ground is. */
export function FreeRow({ known, days }: FreeRowProps) {
  const counts = days.flatMap((day) =>
    freeTeachers(known, day).map((free, at) => ({ free, column: day.column + at, isFirst: at === 0 })),
  );
  const most = Math.max(1, ...counts.map(({ free }) => free ?? 0));
  return (
    <div
      aria-hidden="true"
      className={`${rowLook} sticky bottom-0 z-20 h-6 border-control border-t bg-raised print:static`}
    >
      <div className="sticky left-0 z-20 row-start-1 flex items-center truncate border-line border-r bg-raised px-2 text-muted text-xs">
        Guru lapang
      </div>
      {counts.map(({ free, column, isFirst }) => (
        <div
          key={column}
          style={{
            gridColumn: column + 2,
            backgroundColor:
              free === null
                ? undefined
                : `color-mix(in srgb, var(--accent) ${Math.round((free / most) * 40)}%, var(--raised))`,
          }}
          className={classNames(
            'row-start-1 flex items-center justify-center overflow-hidden text-xs tabular-nums tracking-tighter',
            isFirst ? 'border-control border-l-2' : 'border-line border-l',
          )}
        >
          {free}
        </div>
      ))}
    </div>
  );
}
