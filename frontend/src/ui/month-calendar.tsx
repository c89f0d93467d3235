import { addDays } from '@rules/calendar/day';
import { addMonths, weeksOfMonth } from '@rules/calendar/month';
import { type WeekStart, weekOf } from '@rules/calendar/school-week';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './button';
import { classNames } from './class-names';
import { formatDate, formatMonth, formatWeekday, shortWeekday } from './format';

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
  /** Under the number of a day: marks, names of events. */
  dayContent?: (date: string) => ReactNode;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of days to choose from. Arrows move by day and week, Page Up and Page Down by month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, chosen, weekStart = 'monday' } = props;
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

function Day({ date, isStop, today, chosen, onChoose, isDisabled, dayContent }: DayProps) {
  const isChosen = date === chosen;
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      aria-label={dayContent ? undefined : formatDate(date)}
      disabled={isDisabled?.(date)}
      onClick={() => onChoose(date)}
      className={classNames(
        'flex h-full min-h-11 w-full flex-col items-center justify-center rounded-md text-sm tabular-nums transition-colors focus-visible:outline-offset-[-2px] disabled:text-muted disabled:line-through sm:min-h-9',
        isChosen ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
        date === today && !isChosen && 'font-semibold text-accent',
      )}
    >
      {Number(date.slice(8))}
      {dayContent?.(date)}
    </button>
  );
}
