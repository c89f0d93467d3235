import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { classesQuery } from '../classes';
import { CalendarPage } from './calendar-page';

/** Which day is what in the chosen session. */
export function AcademicCalendarScreen() {
  const { chosen } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  if (chosen) return <CalendarOfYear key={chosen.id} yearId={chosen.id} />;
  return (
    <>
      <PageHeader title="Kalendar akademik" />
      <QueryStates query={years} what="Sesi">
        {() => <EmptyState icon="calendar" title="Sekolah ini belum ada sesi" />}
      </QueryStates>
    </>
  );
}

function CalendarOfYear({ yearId }: { yearId: string }) {
  const { chosen, isReadOnly } = useAcademicYear();
  const all = allOf(useQuery(sessionCalendarQuery(yearId)), useQuery(classesQuery(yearId)));
  if (!chosen || !all.data)
    return (
      <>
        <PageHeader title="Kalendar akademik" />
        <QueryStates query={all} what="Kalendar">
          {() => null}
        </QueryStates>
      </>
    );
  const [{ kept, calendar }, classes] = all.data;
  return (
    <CalendarPage year={chosen} isReadOnly={isReadOnly} kept={kept} calendar={calendar} classes={classes} />
  );
}
