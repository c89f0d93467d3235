import { schoolDaysOf } from '@rules/calendar/domain/held-days';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { weeksOf } from '@rules/calendar/domain/school-weeks';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { formatDayRange, formatShortDate } from '../../ui/format';

type CalendarListProps = { calendar: SchoolCalendar; today: string; onChoose: (day: string) => void };

/** Week by week, both numbers at the head; what is no usual school day under each. It begins with this week. */
export function CalendarList({ calendar, today, onChoose }: CalendarListProps) {
  const [showsPast, setShowsPast] = useState(false);
  const weeks = weeksOf(calendar);
  const past = weeks.filter(({ lastDay }) => lastDay < today);
  const isFolded = !showsPast && past.length > 0 && past.length < weeks.length;
  const held = schoolDaysOf(calendar);
  const told = [
    ...calendar.holidays.map(({ name, from, to }) => ({ name, from, to })),
    ...calendar.exceptions.map(({ day, reason }) => ({ name: reason, from: day, to: day })),
    ...calendar.specialPeriods.map(({ name, from, to }) => ({ name, from, to })),
  ].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <>
      {isFolded && (
        <Button variant="quiet" size="small" className="mb-2" onClick={() => setShowsPast(true)}>
          Papar {past.length} minggu yang lalu
        </Button>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {weeks.map(({ firstDay, lastDay, firstSchoolDay, lastSchoolDay, teaching, counted }) => {
          const ofWeek = held.filter((day) => firstDay <= day && day <= lastDay);
          // A day held in place of another may stand before the usual ones, or after them.
          const [first = firstSchoolDay] = [firstSchoolDay, ...ofWeek].toSorted();
          const last = [lastSchoolDay, ...ofWeek].toSorted().at(-1) ?? lastSchoolDay;
          const lines = told.filter(({ from, to }) => from <= lastDay && firstDay <= to);
          return (
            <li
              key={firstDay}
              className={classNames(
                'gap-3 px-3 py-2 text-sm print:flex',
                isFolded && lastDay < today ? 'hidden' : 'flex',
                firstDay <= today && today <= lastDay && 'bg-accent-soft/40',
              )}
            >
              <p className="w-20 shrink-0 tabular-nums">
                <strong className="block text-accent">{teaching ? `Minggu ${teaching}` : 'Cuti'}</strong>
                <span className="text-muted text-xs">Kal {counted}</span>
              </p>
              <div className="min-w-0 flex-1">
                <p>
                  {formatDayRange(first, last)} · {ofWeek.length} hari persekolahan
                </p>
                {lines.map(({ name, from, to }) => (
                  <button
                    key={`${name}${from}`}
                    type="button"
                    data-printed
                    onClick={() => onChoose(from < firstDay ? firstDay : from)}
                    className="block min-h-11 w-full rounded-md text-left text-muted hover:bg-sunken sm:min-h-7 print:min-h-0"
                  >
                    {name} ({from === to ? formatShortDate(from) : formatDayRange(from, to)})
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
