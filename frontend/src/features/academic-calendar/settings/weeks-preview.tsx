import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { useId } from 'react';
import { formatDayRange, malaysianDate } from '../../../ui/format';
import { weeksShown } from './weeks-shown';

/** Before it is saved: what the weeks that come are called. */
export function WeeksPreview({ calendar }: { calendar: SchoolCalendar }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="w-full rounded-md bg-sunken px-3 py-2">
      <h3 id={titleId} className="pb-1 font-semibold text-sm">
        Beginilah minggunya
      </h3>
      <ul className="text-sm tabular-nums">
        {weeksShown(calendar, malaysianDate(new Date())).map(({ week, number, letter }) => (
          <li key={week.firstDay} className="grid grid-cols-3 gap-x-3 py-0.5">
            <span className="text-muted">{formatDayRange(week.firstSchoolDay, week.lastSchoolDay)}</span>
            <span>
              {number === null ? 'Cuti' : `Minggu ${number}${week.teaching === null ? ' (cuti)' : ''}`}
            </span>
            {letter && week.teaching !== null && <span className="font-medium">Minggu {letter}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
