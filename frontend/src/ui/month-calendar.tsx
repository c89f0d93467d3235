import { addDays } from '@rules/calendar/day';
import { addMonths, weeksOfMonth } from '@rules/calendar/month';
import { type WeekStart, weekOf } from '@rules/calendar/school-week';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './button';
import { classNames } from './class-names';
import { formatDate, formatMonth, formatWeekday, shortWeekday } from './format';
import { MonthNotes } from './month-notes';

type MonthCalendarProps = {
  /** `YYYY-MM` */
  month: string;
  onMonth: (month: string) => void;
  /** `YYYY-MM-DD` */
  today: string;
  chosen?: string;
  onChoose: (date: string) => void;
  weekStart?: WeekStart;
  isDisabled?: (date: string) => boolean;
  /** What is otherwise on a day than its weekday says; such a day is marked, and may be chosen all the same. */
  namesOf?: (date: string) => readonly string[];
  /** Under the number of a day: marks, names of events. */
  dayContent?: (date: string) => ReactNode;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of days to choose from. Arrows move by day and week, Page Up and Page Down by month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, chosen, weekStart = 'monday', namesOf } = props;
  const [moved, setMoved] = useState<string>();
  const weeks = weeksOfMonth(month, weekStart);
  const start = chosen?.startsWith(month) ? chosen : today.startsWith(month) ? today : `${month}-01`;
  const stop = moved?.startsWith(month) ? moved : start;

  function moveTo(date: string, grid: HTMLElement) {
    // At once: a key that follows quickly must find the new day, also where another month replaced the old one.
    flushSync(() => {
      setMoved(date);
      onMonth(date.slice(0, 7));
    });
    grid.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = targetOf(event.key, stop, weekStart);
    if (!target) return;
    event.preventDefault();
    moveTo(target, event.currentTarget);
  }

  return (
    <div>
      <div className="flex items-center justify-between pb-1">
        <IconButton icon="previous" label="Bulan sebelumnya" onClick={() => onMonth(addMonths(month, -1))} />
        <p aria-live="polite" className="font-semibold text-sm">
          {formatMonth(`${month}-01`)}
        </p>
        <IconButton icon="next" label="Bulan berikutnya" onClick={() => onMonth(addMonths(month, 1))} />
      </div>
      <table aria-label={formatMonth(`${month}-01`)} className="w-full table-fixed" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="pb-1 font-medium text-muted text-xs">
                <abbr title={formatWeekday(day)} className="no-underline">
                  {shortWeekday(formatWeekday(day))}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-px align-top">
                  {date.startsWith(month) && <Day {...props} date={date} isStop={date === stop} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {namesOf && <MonthNotes days={weeks.flat().filter((day) => day.startsWith(month))} namesOf={namesOf} />}
    </div>
  );
}

function targetOf(key: string, from: string, weekStart: WeekStart): string | undefined {
  if (key in steps) return addDays(from, steps[key] ?? 0);
  if (key === 'Home') return weekOf(from, weekStart);
  if (key === 'End') return addDays(weekOf(from, weekStart), 6);
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(from.slice(0, 7), key === 'PageUp' ? -1 : 1);
    return `${month}-01`;
  }
  return undefined;
}

type DayProps = MonthCalendarProps & { date: string; isStop: boolean };

function Day({ date, isStop, today, chosen, onChoose, isDisabled, namesOf, dayContent }: DayProps) {
  const names = namesOf?.(date) ?? [];
  const isChosen = date === chosen;
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      aria-label={dayContent ? undefined : [formatDate(date), ...names].join(', ')}
      title={names.join(', ') || undefined}
      disabled={isDisabled?.(date)}
      onClick={() => onChoose(date)}
      className={classNames(
        'relative flex h-full min-h-11 w-full flex-col items-center justify-center rounded-md text-sm tabular-nums transition-colors focus-visible:outline-offset-[-2px] disabled:text-muted disabled:line-through sm:min-h-9',
        isChosen ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
        date === today && !isChosen && 'font-semibold text-accent',
      )}
    >
      {Number(date.slice(8))}
      {names.length > 0 && (
        <span
          aria-hidden="true"
          className="absolute bottom-1 size-1 rounded-full bg-current forced-colors:border-2"
        />
      )}
      {dayContent?.(date)}
    </button>
  );
}
