import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { useWriter } from '../../school/use-writer';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { classesQuery } from '../classes';
import { CalendarPage } from './calendar-page';
import { partParameter } from './part-address';

/** By its name in the address; the days themselves where it names none. */
const parts = {
  waktu: lazy(async () => ({ default: (await import('./bells/bells-page')).BellsPage })),
  penggal: lazy(async () => ({ default: (await import('./own-days/own-days-page')).OwnDaysPage })),
  tetapan: lazy(async () => ({ default: (await import('./settings/settings-page')).SettingsPage })),
};
const isPart = (name: string): name is keyof typeof parts => name in parts;

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
  const { membership } = useCurrentSchool();
  const { refusals } = useWriter();
  const [search] = useSearchParams();
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
  const keeps = administers(membership) || membership.duties.includes('calendar');
  const mayChange = keeps && !isReadOnly && !refusals.edit;
  const known = { year: chosen, kept, calendar, classes };
  const name = search.get(partParameter) ?? '';
  if (!isPart(name)) return <CalendarPage {...known} mayChange={mayChange} />;
  const Part = parts[name];
  return (
    <Suspense fallback={<SkeletonRows label="Memuatkan kalendar…" />}>
      <Part {...known} mayChange={mayChange} />
    </Suspense>
  );
}
