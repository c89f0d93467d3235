import { periodNumbers } from '@rules/calendar/domain/bell-schedule';
import { classNames } from '../../../ui/class-names';
import { formatTimeRange } from '../../../ui/format';
import { weekdayName } from '../timetable-words';
import { rowLook } from './row-look';
import type { SchoolDay } from './school-grid';

type SchoolHeadProps = { days: readonly SchoolDay[]; today: number | null };

/** Days over the numbers of their periods. */
export function SchoolHead({ days, today }: SchoolHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: columns of one width across groups are no table's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the cells below
    <div role="row" className={`${rowLook} sticky top-0 z-30 bg-raised print:static`}>
      {/* biome-ignore lint/a11y/useSemanticElements: the same */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the same */}
      <div
        role="columnheader"
        className="sticky left-0 z-20 row-span-2 row-start-1 flex items-end border-line border-r bg-raised px-2 pb-1 font-semibold text-xs"
      >
        Kelas
      </div>
      {days.map(({ weekday, column, columns, rows }) => (
        <DayHead key={weekday} {...{ weekday, column, columns, rows }} isToday={weekday === today} />
      ))}
    </div>
  );
}

function DayHead({ weekday, column, columns, rows, isToday }: SchoolDay & { isToday: boolean }) {
  const numbers = periodNumbers(rows);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the same */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the same */}
      <div
        role="columnheader"
        aria-colspan={columns}
        aria-current={isToday ? 'date' : undefined}
        style={{ gridColumn: `${column + 2} / span ${columns}` }}
        className={classNames(
          'row-start-1 whitespace-nowrap border-control border-l-2 px-2 pt-1 font-semibold text-sm',
          isToday && 'text-accent',
        )}
      >
        <span className="sticky left-28">{weekdayName(weekday)}</span>
      </div>
      {rows.map((row, at) => (
        <div
          key={row.from}
          aria-hidden="true"
          title={formatTimeRange(row.from, row.to)}
          style={{ gridColumn: column + at + 2 }}
          className={classNames(
            'row-start-2 border-line py-0.5 text-center text-muted text-xs',
            at === 0 ? 'border-control border-l-2' : 'border-l',
            row.kind !== 'lesson' && 'bg-sunken',
          )}
        >
          {numbers[at] ?? (row.kind === 'recess' ? 'R' : 'P')}
        </div>
      ))}
    </>
  );
}
