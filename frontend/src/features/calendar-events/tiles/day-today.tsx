import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../../school/academic-year';
import { sessionCalendarQuery } from '../../../school/calendar/session-calendar';
import { PanelLink } from '../../../school/panel-link';
import { useLockedReason } from '../../../school/use-locked-reason';
import { paths } from '../../../site/paths';
import { malaysianDate } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { type CalendarEvent, eventsQuery } from '../calls';
import { eventAddress } from '../event-address';
import { eventsOfDay } from './day-events';
import { aheadWords, dayWords } from './day-words';

/** What today is at the school, what is held on it, and how long it is until the next holiday. */
export function DayToday() {
  const { current } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  const isShut = useLockedReason(paths.schoolEvents) !== undefined;
  if (isShut) return null;
  return (
    <Panel title="Hari ini" action={<PanelLink to={paths.schoolEvents}>Takwim</PanelLink>}>
      {/* As high as most days need, so that nothing below moves when it is known. */}
      <div className="min-h-28 px-4 py-3">
        {current ? (
          <DayOfSession yearId={current.id} />
        ) : (
          <QueryStates query={years} what="Sesi" skeleton={<Skeleton className="w-3/4" />}>
            {() => 'Tiada sesi persekolahan hari ini.'}
          </QueryStates>
        )}
      </div>
    </Panel>
  );
}

function DayOfSession({ yearId }: { yearId: string }) {
  const day = malaysianDate(new Date());
  return (
    <>
      <QueryStates
        query={useQuery(sessionCalendarQuery(yearId))}
        what="Kalendar"
        skeleton={<Skeleton className="w-3/4" />}
      >
        {({ calendar }) => <DaySentences calendar={calendar} day={day} />}
      </QueryStates>
      <QueryStates
        query={useQuery(eventsQuery(yearId))}
        what="Takwim"
        skeleton={<Skeleton className="w-1/2" />}
      >
        {(events) => <DayEvents events={events} day={day} />}
      </QueryStates>
    </>
  );
}

function DayEvents({ events, day }: { events: readonly CalendarEvent[]; day: string }) {
  const { isToday, told, more } = eventsOfDay(events, day);
  if (told.length === 0)
    return <p className="pt-2 text-muted text-sm">Tiada aktiviti lagi dalam takwim sesi ini.</p>;
  return (
    <>
      <h3 className="pt-3 font-semibold text-sm">{isToday ? 'Aktiviti hari ini' : 'Aktiviti seterusnya'}</h3>
      <ul>
        {told.map(({ event, day: held, when }) => (
          <li key={event.id}>
            <Link
              to={eventAddress(event.id, held)}
              className="-mx-2 flex min-h-11 items-baseline gap-3 rounded-md px-2 py-2 text-sm hover:bg-sunken sm:min-h-9"
            >
              <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
                {event.title}
              </span>
              <span className="shrink-0 text-muted tabular-nums">{when}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted text-sm">dan {more} aktiviti lagi</p>}
    </>
  );
}

function DaySentences({ calendar, day }: { calendar: SchoolCalendar; day: string }) {
  return (
    <>
      <p className="text-pretty">{dayWords(calendar, day)}</p>
      <p className="text-pretty pt-1 text-muted text-sm">{aheadWords(calendar, day)}</p>
    </>
  );
}
