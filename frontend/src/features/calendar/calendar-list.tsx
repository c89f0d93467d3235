import { schoolDaysOf } from '@rules/calendar/domain/held-days';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { weeksOf } from '@rules/calendar/domain/school-weeks';
import { formatDayRange, formatShortDate } from '../../ui/format';

/** Week by week, both numbers at the head; what is no usual school day under each. */
export function CalendarList({
  calendar,
  onChoose,
}: {
  calendar: SchoolCalendar;
  onChoose: (day: string) => void;
}) {
  const held = schoolDaysOf(calendar);
  const told = [
    ...calendar.holidays.map(({ name, from, to }) => ({ name, from, to })),
    ...calendar.exceptions.map(({ day, reason }) => ({ name: reason, from: day, to: day })),
    ...calendar.specialPeriods.map(({ name, from, to }) => ({ name, from, to })),
  ].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
      {weeksOf(calendar).map(({ firstDay, lastDay, firstSchoolDay, lastSchoolDay, teaching, counted }) => {
        const ofWeek = held.filter((day) => firstDay <= day && day <= lastDay);
        // A day held in place of another may stand before the usual ones, or after them.
        const [first = firstSchoolDay] = [firstSchoolDay, ...ofWeek].toSorted();
        const last = [lastSchoolDay, ...ofWeek].toSorted().at(-1) ?? lastSchoolDay;
        const lines = told.filter(({ from, to }) => from <= lastDay && firstDay <= to);
        return (
          <li key={firstDay} className="flex gap-3 px-3 py-2 text-sm">
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
                  onClick={() => onChoose(from < firstDay ? firstDay : from)}
                  className="block min-h-11 w-full rounded-md text-left text-muted hover:bg-sunken sm:min-h-7"
                >
                  {name} ({from === to ? formatShortDate(from) : formatDayRange(from, to)})
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
