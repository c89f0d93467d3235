import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { type AcademicYear, academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { classesQuery, ownSetsQuery, setsQuery, subjectsQuery } from '../classes';
import { yearlyPlansQuery } from './calls';
import { YearlyPlansPage } from './yearly-plans-page';

/** The yearly plans of the chosen session. */
export function YearlyPlansScreen() {
  const { chosen } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  if (chosen) return <PlansOfYear key={chosen.id} year={chosen} />;
  return (
    <>
      <PageHeader title="RPT" />
      <QueryStates query={years} what="Sesi">
        {() => <EmptyState icon="calendar" title="Sekolah ini belum ada sesi" />}
      </QueryStates>
    </>
  );
}

function PlansOfYear({ year }: { year: AcademicYear }) {
  const { membership } = useCurrentSchool();
  const seesAll = administers(membership);
  const own = useQuery(ownSetsQuery(year.id));
  const every = useQuery({ ...setsQuery(year.id), enabled: seesAll });
  const all = allOf(
    useQuery(sessionCalendarQuery(year.id)),
    useQuery(classesQuery(year.id)),
    useQuery(subjectsQuery()),
    useQuery(yearlyPlansQuery(year.id)),
    own,
    seesAll ? every : own,
  );
  if (!all.data)
    return (
      <>
        <PageHeader title="RPT" />
        <QueryStates query={all} what="RPT">
          {() => null}
        </QueryStates>
      </>
    );
  const [{ calendar }, classes, subjects, plans, ownSets, sets] = all.data;
  return <YearlyPlansPage {...{ year, calendar, classes, subjects, plans, ownSets, sets }} />;
}
