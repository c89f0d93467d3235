import { lessonDayFrom, weekOfSchool } from '@rules/calendar/domain/school-days';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSchoolDays } from '../../school/calendar/use-school-days';
import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';
import { malaysianDate } from '../../ui/format';
import { weekOfAddress } from './list/week';
import { myWeekQuery } from './week/calls';
import { WeekPage } from './week/week-page';
import { WeekSkeleton } from './week/week-skeleton';

export { fetchMyWeek } from './week/fetch-my-week';

/** Kept for the time without a network, as the week is. */
const LessonPlansPage = lazy(async () => ({
  default: (await import('./lesson-plans-page')).LessonPlansPage,
}));

/** By week where it is known what is taught in it, else by what was written; the address may ask for either. */
export function LessonPlansScreen() {
  const { membership } = useCurrentSchool();
  const { days } = useSchoolDays();
  const writer = useWriter();
  const [search] = useSearchParams();
  const view = search.get('paparan');
  const asked = weekOfAddress(search.get('minggu'), days);
  const day = asked ?? weekOfSchool(days, lessonDayFrom(days, malaysianDate(new Date())));
  const week = useQuery({ ...myWeekQuery(day), enabled: view !== 'senarai' });
  const source = useFirst(day, week.data?.source);
  if (view !== 'senarai' && week.isLoading) return <WeekSkeleton />;
  if (view !== 'senarai' && week.data && (view === 'minggu' || source !== 'none'))
    return <WeekPage {...writer} week={week.data} />;
  return (
    <Suspense fallback={<WeekSkeleton />}>
      <LessonPlansPage {...writer} days={days} author={membership.displayName} />
    </Suspense>
  );
}

/** What was first known of a day stands while it is shown: what arrives later changes no page under somebody's hands. */
function useFirst<Value>(day: string, value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState<{ day: string; value: Value }>();
  if (first?.day === day) return first.value;
  if (value !== undefined) setFirst({ day, value });
  return value;
}
