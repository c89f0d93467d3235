import { countsOf, schoolEventDays } from '@rules/calendar/domain/calendar-counts';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { formatDayRange, formatMonth, formatShortDate } from '../../ui/format';
import { Popover } from '../../ui/popover';

/** What the session comes to; each sum opens into what it is made of. */
export function CalendarFigures({ calendar }: { calendar: SchoolCalendar }) {
  const counts = countsOf(calendar);
  const { leastSchoolDays, mostSchoolEvents, terms } = calendar;
  const events = schoolEventDays(calendar);
  const share = Math.min(100, (counts.schoolDays / Math.max(counts.schoolDays, leastSchoolDays + 15)) * 100);
  const mark = (leastSchoolDays / Math.max(counts.schoolDays, leastSchoolDays + 15)) * 100;
  return (
    <div className="mb-4 grid grid-cols-3 divide-x print:hidden divide-line rounded-lg border border-line bg-raised lg:grid-cols-[auto_auto_auto_1fr]">
      <Figure name="Hari persekolahan" value={String(counts.schoolDays)}>
        {[...counts.byMonth].map(([month, days]) => (
          <li key={month}>
            {formatMonth(`${month}-01`)}: {days}
          </li>
        ))}
      </Figure>
      <Figure name="Minggu PdP" value={String(counts.teachingWeeks)}>
        {terms.map(({ term, from, to }, at) => (
          <li key={from}>
            Penggal {term}, {formatDayRange(from, to)}: {counts.byBlock[at]} hari
          </li>
        ))}
      </Figure>
      <Figure name="Cuti peristiwa" value={`${counts.schoolEvents} daripada ${mostSchoolEvents}`}>
        {events.length === 0 && <li>Belum ada yang diambil.</li>}
        {events.map((day) => (
          <li key={day}>{formatShortDate(day)}</li>
        ))}
      </Figure>
      <div className="col-span-3 border-line border-t px-4 py-3 lg:col-span-1 lg:border-t-0">
        <p className="flex justify-between gap-4 text-xs">
          <span className="text-muted">Minimum {leastSchoolDays} hari</span>
          <strong className={counts.overLeast < 0 ? 'text-danger' : 'text-accent'}>
            {counts.overLeast < 0 ? `kurang ${-counts.overLeast} hari` : `${counts.overLeast} hari lebih`}
          </strong>
        </p>
        <div aria-hidden="true" className="relative mt-3 h-2 rounded-full bg-sunken">
          <div className="h-2 rounded-full bg-accent" style={{ width: `${share}%` }} />
          <div className="absolute -top-1 h-4 w-0.5 bg-text" style={{ left: `${mark}%` }} />
        </div>
      </div>
    </div>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: React.ReactNode }) {
  return (
    <div className="px-2 sm:px-3">
      <Popover
        label={`${name} ${value}`}
        trigger={
          <>
            <span className="block text-muted text-xs">{name}</span>{' '}
            <span className="block font-semibold text-lg tabular-nums">{value}</span>
          </>
        }
        triggerClass="h-full min-h-11 w-full rounded-md px-1 py-3 text-left hover:bg-sunken"
      >
        {() => (
          <>
            <h3 className="pb-1 font-semibold text-sm">{name}</h3>
            <ul className="text-sm tabular-nums">{children}</ul>
          </>
        )}
      </Popover>
    </div>
  );
}
