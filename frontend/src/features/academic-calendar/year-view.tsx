// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a grid keeps its heads and its printing
import { addDays } from '@rules/calendar/day';
import { countsOf } from '@rules/calendar/domain/calendar-counts';
import { type SchoolCalendar, weekStartOfCalendar } from '@rules/calendar/domain/school-calendar';
import { weekAt } from '@rules/calendar/domain/school-weeks';
import { addMonths, weeksOfMonth } from '@rules/calendar/month';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names';
import { formatDate, formatMonth, formatWeekday, shortWeekday } from '../../ui/format';
import { dayLooks } from './day-looks';
import { type DayLook, dayWords, lookOf } from './day-words';

type YearViewProps = {
  calendar: SchoolCalendar;
  today: string;
  chosen: string | null;
  onChoose: (day: string) => void;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Twelve months on a page, both numbers beside each week. Arrows walk days over the months, T goes to today. */
export function YearView({ calendar, today, chosen, onChoose }: YearViewProps) {
  const [moved, setMoved] = useState<string>();
  const months = monthsOf(calendar);
  const isShown = (day: string | null | undefined) => months.some((month) => day?.startsWith(month));
  const stop = [moved, chosen, today].find(isShown) ?? calendar.firstDay;
  const { byMonth } = countsOf(calendar);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose(from);
    }
    const step = steps[event.key];
    const target =
      step === undefined ? (event.key.toLowerCase() === 't' ? today : undefined) : addDays(from, step);
    if (!isShown(target)) return;
    event.preventDefault();
    flushSync(() => setMoved(target));
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the grids in it
    <div
      onKeyDown={onKeyDown}
      // On a phone a month is a swipe; elsewhere all twelve are on the page.
      className="flex snap-x snap-mandatory gap-x-6 overflow-x-auto rounded-lg border border-line bg-raised p-4 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] sm:gap-y-5 print:grid print:grid-cols-4 print:gap-x-6 print:gap-y-2 print:border-0 print:p-0"
    >
      {months.map((month) => (
        <Month
          key={month}
          {...{ calendar, month, today, chosen, onChoose, stop }}
          schoolDays={byMonth.get(month) ?? 0}
        />
      ))}
    </div>
  );
}

/** The calendar years that the session lies in. */
function monthsOf({ firstDay, lastDay }: SchoolCalendar): string[] {
  const months: string[] = [];
  const last = `${lastDay.slice(0, 4)}-12`;
  for (let month = `${firstDay.slice(0, 4)}-01`; month <= last; month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** Where months lie beside one another: that of today first. */
function bringIntoSight(month: HTMLElement | null): void {
  const row = month?.parentElement;
  if (row) row.scrollLeft = month.offsetLeft - row.offsetLeft;
}

type MonthProps = YearViewProps & { month: string; stop: string; schoolDays: number };

function Month({ month, schoolDays, ...props }: MonthProps) {
  const { calendar, today } = props;
  const weeks = weeksOfMonth(month, weekStartOfCalendar(calendar));
  const name = formatMonth(`${month}-01`);
  return (
    <section
      aria-label={name}
      ref={today.startsWith(month) ? bringIntoSight : undefined}
      className="break-inside-avoid max-sm:w-full max-sm:shrink-0 max-sm:snap-center"
    >
      <header className="flex items-baseline justify-between pb-1">
        <h2 className="font-semibold text-sm">{name.split(' ')[0]}</h2>
        <p className="text-muted text-xs">{schoolDays} hari</p>
      </header>
      <table
        role="grid"
        aria-label={name}
        className="w-full table-fixed text-center text-xs tabular-nums print:text-[0.625rem]"
      >
        <thead>
          <tr className="text-muted">
            <th scope="col" className="w-6 py-1 font-medium">
              <abbr title="Minggu PdP" className="no-underline">
                M
              </abbr>
            </th>
            <th scope="col" className="w-7 font-normal">
              <abbr title="Kira minggu cuti" className="no-underline">
                Kal
              </abbr>
            </th>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="font-medium">
                <abbr title={formatWeekday(day)} className="no-underline">
                  {shortWeekday(formatWeekday(day)).slice(0, 1)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const numbers = weekAt(calendar, week[0] ?? '');
            return (
              <tr key={week[0]}>
                <th scope="row" className="font-semibold text-accent">
                  {numbers?.teaching ?? <span className="sr-only">Tiada PdP</span>}
                </th>
                <td className="border-line border-r text-muted">{numbers?.counted}</td>
                {week.map((day) =>
                  day.startsWith(month) ? <Day key={day} {...props} day={day} /> : <td key={day} />,
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Day({
  calendar,
  day,
  today,
  chosen,
  stop,
  onChoose,
}: Omit<MonthProps, 'month' | 'schoolDays'> & { day: string }) {
  const told = dayWords(calendar, day);
  const isToday = day === today;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the page hears the keys of its days
    <td
      role="gridcell"
      data-date={day}
      tabIndex={day === stop ? 0 : -1}
      aria-selected={day === chosen}
      aria-current={isToday ? 'date' : undefined}
      title={told.join(', ') || undefined}
      onClick={() => onChoose(day)}
      className={classNames(
        'h-11 cursor-pointer rounded-sm sm:h-7 [print-color-adjust:exact] focus-visible:outline-offset-[-2px] lg:h-6 print:h-4',
        isToday
          ? 'bg-accent font-semibold text-on-accent forced-colors:border-3'
          : dayLooks[lookOf(calendar, day)],
        day === chosen && 'outline-2 outline-accent',
      )}
    >
      <span className="sr-only">{[formatDate(day), ...told].join(', ')}</span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </td>
  );
}

const legend: readonly (readonly [DayLook, string])[] = [
  ['term_break', 'Cuti penggal'],
  ['federal', 'Cuti umum'],
  ['additional', 'Cuti tambahan KPM'],
  ['school_event', 'Cuti peristiwa atau ganti'],
  ['held', 'Hari ganti atau pendek'],
  ['special', 'Tempoh khas'],
];

/** What the grounds mean. */
export function YearLegend() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 pt-3 text-muted text-xs print:gap-x-3 print:pt-1 print:text-[0.625rem]">
      {legend.map(([look, name]) => (
        <span key={look} className="inline-flex items-center gap-2 print:gap-1">
          <span
            aria-hidden="true"
            className={classNames(
              'inline-block size-4 rounded-sm [print-color-adjust:exact] print:size-3',
              dayLooks[look],
            )}
          />
          {name}
        </span>
      ))}
      <span>
        <strong className="text-accent">M</strong> minggu PdP · <strong>Kal</strong> kira minggu cuti
      </span>
    </p>
  );
}
