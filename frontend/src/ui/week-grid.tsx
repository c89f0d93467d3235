import { type ReactNode, useState } from 'react';
import { classNames } from './class-names';
import { formatTimeRange, shortWeekday } from './format';

export type WeekDay = { key: string; label: string /** "9 Nov" */; detail?: string; isToday?: boolean };
export type WeekPeriod = { key: string; label: string; startTime: string; endTime: string };
export type WeekEntry = {
  key: string;
  day: string;
  /** The first period it takes, and how many. */
  period: string;
  span?: number;
  content: ReactNode;
};

export type WeekGridProps = {
  caption: string;
  days: readonly WeekDay[];
  periods: readonly WeekPeriod[];
  entries: readonly WeekEntry[];
  /** What stands in a free place: a button to fill it. */
  free?: (day: WeekDay, period: WeekPeriod) => ReactNode;
};

/** A week at a glance: days across, periods down. Phones show one day, chosen above it. */
export function WeekGrid(props: WeekGridProps) {
  const { days } = props;
  const [chosen, setChosen] = useState(days.find(({ isToday }) => isToday)?.key ?? days[0]?.key);
  return (
    <div>
      <fieldset className="mb-3 flex gap-1 overflow-x-auto rounded-lg bg-sunken p-1 sm:hidden">
        <legend className="sr-only">Hari</legend>
        {days.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            onClick={() => setChosen(key)}
            className={classNames(
              'min-h-11 flex-1 rounded-md px-2 text-sm',
              key === chosen ? 'bg-raised font-medium shadow-sm' : 'text-muted',
            )}
          >
            <abbr title={label} className="no-underline">
              {shortWeekday(label)}
            </abbr>
          </button>
        ))}
      </fieldset>
      <div className="max-sm:hidden">
        <WeekTable {...props} />
      </div>
      <div className="sm:hidden">
        <WeekTable {...props} days={days.filter(({ key }) => key === chosen)} />
      </div>
    </div>
  );
}

function WeekTable({ caption, days, periods, entries, free }: WeekGridProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-raised">
      <table aria-label={caption} className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th className="sticky left-0 z-10 w-24 bg-raised px-3 py-2 text-left font-medium text-muted text-xs">
              Waktu
            </th>
            {days.map(({ key, label, detail, isToday }) => (
              <th
                key={key}
                scope="col"
                aria-current={isToday ? 'date' : undefined}
                className={classNames(
                  'min-w-28 border-line border-l px-3 py-2 text-left font-medium',
                  isToday && 'bg-accent-soft text-on-accent-soft',
                )}
              >
                {label}
                {detail && <span className="font-normal text-xs"> {detail}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, at) => (
            <tr key={period.key}>
              <th
                scope="row"
                className="sticky left-0 z-10 h-14 border-line border-t bg-raised px-3 py-1.5 text-left align-top font-normal"
              >
                <span className="block font-medium">{period.label}</span>
                <span className="block text-muted text-xs">
                  {formatTimeRange(period.startTime, period.endTime)}
                </span>
              </th>
              {days.map((day) => (
                <WeekCell key={day.key} {...{ day, period, at, periods, entries, free }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type WeekCellProps = Pick<WeekGridProps, 'periods' | 'entries' | 'free'> & {
  day: WeekDay;
  period: WeekPeriod;
  at: number;
};

function WeekCell({ day, period, at, periods, entries, free }: WeekCellProps) {
  const own = entries.filter((entry) => entry.day === day.key);
  const reachesInto = own.some((entry) => {
    const first = periods.findIndex(({ key }) => key === entry.period);
    return first < at && first + (entry.span ?? 1) > at;
  });
  if (reachesInto) return null;
  const entry = own.find((candidate) => candidate.period === period.key);
  return (
    <td rowSpan={entry?.span} className="h-14 border-line border-t border-l p-1 align-top">
      {entry ? entry.content : free?.(day, period)}
    </td>
  );
}
