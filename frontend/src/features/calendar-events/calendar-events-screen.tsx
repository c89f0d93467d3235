import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { colleaguesQuery } from '../absences';
import { classesQuery } from '../classes';
import { eventsQuery } from './calls';
import { EventsPage } from './events-page';

/** What the school holds in the chosen session. */
export function CalendarEventsScreen() {
  const { chosen } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  if (chosen) return <EventsOfYear key={chosen.id} yearId={chosen.id} />;
  return (
    <>
      <PageHeader title="Takwim tahunan" />
      <QueryStates query={years} what="Sesi">
        {() => <EmptyState icon="calendar" title="Sekolah ini belum ada sesi" />}
      </QueryStates>
    </>
  );
}

function EventsOfYear({ yearId }: { yearId: string }) {
  const { chosen, isReadOnly } = useAcademicYear();
  const all = allOf(
    useQuery(sessionCalendarQuery(yearId)),
    useQuery(eventsQuery(yearId)),
    useQuery(classesQuery(yearId)),
    useQuery(colleaguesQuery()),
  );
  if (!chosen || !all.data)
    return (
      <>
        <PageHeader title="Takwim tahunan" />
        <QueryStates query={all} what="Takwim">
          {() => null}
        </QueryStates>
      </>
    );
  const [{ calendar }, events, classes, people] = all.data;
  return (
    <EventsPage
      year={chosen}
      isReadOnly={isReadOnly}
      calendar={calendar}
      events={events}
      classes={classes}
      people={people}
    />
  );
}
