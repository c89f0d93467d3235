// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a grid keeps its heads and its printing
import { addDays } from '@rules/calendar/day';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { weekStartOfCalendar } from '@rules/calendar/domain/school-calendar';
import { type SchoolWeek, weekAt } from '@rules/calendar/domain/school-weeks';
import { addMonths, weeksOfMonth } from '@rules/calendar/month';
import { weekOf } from '@rules/calendar/school-week';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names';
import { formatDate, formatMonth, formatWeekday } from '../../ui/format';

type MonthGridProps = {
  calendar: SchoolCalendar;
  /** YYYY-MM */
  month: string;
  onMonth: (month: string) => void;
  today: string;
  chosen: string | null;
  onChoose: (day: string) => void;
  /** Of the days of one week, in order: what stands in each under its number. `stop`: the day that Tab stops at. */
  contents: (week: readonly string[], stop: string) => readonly ReactNode[];
  onDrop?: (day: string, dropped: DataTransfer) => void;
};

/** A month with both numbers of its weeks. Arrows walk days, Page Up and Down months, Enter chooses; one tab stop. */
export function MonthGrid({ calendar, month, onMonth, today, chosen, onChoose, ...cells }: MonthGridProps) {
  const [moved, setMoved] = useState<string>();
  const start = weekStartOfCalendar(calendar);
  const weeks = weeksOfMonth(month, start);
  const inMonth = (day: string | null | undefined) => day?.startsWith(month) === true;
  const stop = [moved, chosen, today].find(inMonth) ?? `${month}-01`;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    if (from === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose(from);
    }
    const target = targetOf(event.key, from, today, start);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const grid = event.currentTarget;
    // At once: the next key must find the new day, in another month too.
    flushSync(() => {
      setMoved(target);
      if (!inMonth(target)) onMonth(target.slice(0, 7));
    });
    grid.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }

  return (
    <table
      role="grid"
      aria-label={formatMonth(`${month}-01`)}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-raised text-sm print:w-[calc(100%-1px)]"
    >
      <thead>
        <tr>
          <th scope="col" className="w-10 px-2 py-2 text-left font-medium text-muted text-xs">
            <abbr title="Minggu PdP" className="no-underline">
              M
            </abbr>
          </th>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              className="border-line border-l px-2 py-2 text-left font-medium text-muted text-xs"
            >
              {formatWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <WeekRow key={week[0]} {...cells} {...{ calendar, month, today, chosen, onChoose, stop, week }} />
        ))}
      </tbody>
    </table>
  );
}

type WeekRowProps = Omit<MonthGridProps, 'onMonth'> & { week: readonly string[]; stop: string };

function WeekRow({ week, contents, calendar, ...row }: WeekRowProps) {
  const filled = contents(week, row.stop);
  const [first = ''] = week;
  return (
    <tr>
      <WeekNumbers week={weekAt(calendar, first)} />
      {week.map((day, at) => (
        <DayCell key={day} {...row} calendar={calendar} day={day}>
          {filled[at]}
        </DayCell>
      ))}
    </tr>
  );
}

function WeekNumbers({ week }: { week: SchoolWeek | undefined }) {
  return (
    <th scope="row" className="border-line border-t px-2 py-1.5 text-left align-top font-normal tabular-nums">
      {week && (
        <>
          <span className="block font-semibold text-accent">
            <span className="sr-only">Minggu PdP </span>
            {week.teaching}
          </span>
          <span className="block text-muted text-xs">
            <span className="sr-only">Kira minggu cuti </span>
            {week.counted}
          </span>
        </>
      )}
    </th>
  );
}

type DayCellProps = Omit<WeekRowProps, 'week' | 'contents'> & { day: string; children: ReactNode };

function DayCell({ day, month, today, chosen, stop, calendar, onChoose, onDrop, children }: DayCellProps) {
  const isSchoolWeekday = calendar.schoolWeekdays.some((weekday) => weekday === new Date(day).getUTCDay());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of its cells
    <td
      role="gridcell"
      data-date={day}
      tabIndex={day === stop ? 0 : -1}
      aria-selected={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onChoose(day)}
      onDragOver={onDrop && ((event) => event.preventDefault())}
      onDrop={
        onDrop &&
        ((event) => {
          event.preventDefault();
          onDrop(day, event.dataTransfer);
        })
      }
      className={classNames(
        'h-22 cursor-pointer border-line border-t border-l py-1.5 align-top [print-color-adjust:exact] focus-visible:outline-offset-[-2px]',
        !isSchoolWeekday && 'bg-sunken',
        day === chosen && 'shadow-[inset_0_0_0_2px_var(--accent)]',
      )}
    >
      <span className="sr-only">{formatDate(day)}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'mx-1 rounded-md px-1 tabular-nums',
          day === today && 'bg-accent py-0.5 font-semibold text-on-accent',
          day !== today && !day.startsWith(month) && 'text-muted',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {children}
    </td>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

function targetOf(
  key: string,
  from: string,
  today: string,
  start: ReturnType<typeof weekStartOfCalendar>,
): string | undefined {
  if (key in steps) return addDays(from, steps[key] ?? 0);
  if (key === 'Home') return weekOf(from, start);
  if (key === 'End') return addDays(weekOf(from, start), 6);
  if (key === 'PageUp' || key === 'PageDown')
    return `${addMonths(from.slice(0, 7), key === 'PageUp' ? -1 : 1)}-01`;
  return key === 't' || key === 'T' ? today : undefined;
}
