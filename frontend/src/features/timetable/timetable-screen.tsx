import { timetableOn } from '@rules/timetable/domain/timetable';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';
import { useCurrentSchool } from '../../school/current-school';
import { EmptyState } from '../../ui/empty-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { colleaguesQuery } from '../absences';
import { classesQuery } from '../classes';
import { lessonsQuery, roomsQuery, type Timetable, timetablesQuery } from './calls';
import type { Known } from './known';
import { parameters } from './timetable-address';
import { TimetablePage } from './timetable-page';
import { useKeepsTimetables } from './use-keeps-timetables';

const FirstTimetable = lazy(async () => ({ default: (await import('./first-timetable')).FirstTimetable }));
const PersonalTimetable = lazy(async () => ({
  default: (await import('./personal/personal-timetable')).PersonalTimetable,
}));
const TimetableImport = lazy(async () => ({
  default: (await import('./import/timetable-import')).TimetableImport,
}));

/** Who teaches whom, when and where, in the chosen session. */
export function TimetableScreen() {
  const { chosen } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  if (chosen) return <TimetablesOfYear key={chosen.id} yearId={chosen.id} />;
  return (
    <>
      <PageHeader title="Jadual mengajar" />
      <QueryStates query={years} what="Sesi">
        {() => <EmptyState icon="calendar" title="Sekolah ini belum ada sesi" />}
      </QueryStates>
    </>
  );
}

function TimetablesOfYear({ yearId }: { yearId: string }) {
  const { chosen } = useAcademicYear();
  const [search, setSearch] = useSearchParams();
  const { mayChange } = useKeepsTimetables();
  const { membership } = useCurrentSchool();
  const all = allOf(
    useQuery(sessionCalendarQuery(yearId)),
    useQuery(timetablesQuery(yearId)),
    useQuery(classesQuery(yearId)),
    useQuery(colleaguesQuery()),
    useQuery(roomsQuery()),
  );
  if (!chosen || !all.data)
    return (
      <>
        <PageHeader title="Jadual mengajar" />
        <QueryStates query={all} what="Jadual">
          {() => null}
        </QueryStates>
      </>
    );
  const [{ calendar }, timetables, classes, people, rooms] = all.data;
  if (mayChange && search.has(parameters.import))
    return (
      <Suspense>
        <TimetableImport
          {...{ year: chosen, calendar, timetables, classes, people, rooms }}
          onClose={() => setSearch({})}
          onMade={(id) => setSearch({ [parameters.version]: id })}
        />
      </Suspense>
    );
  const timetable =
    timetables.find(({ id }) => id === search.get(parameters.version)) ?? shownFirst(timetables);
  const mayTeach = membership.roles.length > 0;
  if (mayTeach && (search.has(parameters.personal) || (!timetable && !mayChange)))
    return (
      <Suspense>
        <PersonalTimetable
          {...{ year: chosen, calendar, classes, people }}
          hasSchools={timetable !== undefined || mayChange}
        />
      </Suspense>
    );
  if (!timetable)
    return (
      <Suspense>
        <FirstTimetable year={chosen} />
      </Suspense>
    );
  return (
    <LessonsOf
      key={timetable.id}
      {...{ year: chosen, calendar, timetables, classes, people, rooms, timetable }}
    />
  );
}

/** The one that holds today, else the next that will, else the draft. */
function shownFirst(timetables: readonly Timetable[]): Timetable | undefined {
  return timetableOn(timetables, malaysianDate(new Date())) ?? timetables[0];
}

function LessonsOf(known: Omit<Known, 'lessons' | 'overrides' | 'sets'>) {
  const lessons = useQuery(lessonsQuery(known.timetable.id));
  if (lessons.data) return <TimetablePage {...known} {...lessons.data} lessons={lessons.data.items} />;
  return (
    <>
      <PageHeader title="Jadual mengajar" />
      <QueryStates query={lessons} what="Jadual">
        {() => null}
      </QueryStates>
    </>
  );
}
