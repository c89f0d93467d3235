import { lessonDayFrom, unknownDays, weekOfSchool } from '@rules/calendar/domain/school-days';
import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../api/query-client';
import { currentSchoolQuery } from '../../../school/current-school';
import { malaysianDate } from '../../../ui/format';
import { weekOfAddress } from '../list/week';
import { myWeekQuery } from './my-week-query';

/** The week is asked for while the frame is drawn around it; nobody waits here. */
export function myWeekLoader({ request }: LoaderFunctionArgs): null {
  const search = new URL(request.url).searchParams;
  if (search.get('paparan') !== 'senarai') fetchWeek(search.get('minggu')).catch(() => undefined);
  return null;
}

/** The one that the page asks for first, before it knows the days of its school. */
async function fetchWeek(asked: string | null): Promise<void> {
  const { school } = await queryClient.ensureQueryData(currentSchoolQuery());
  const days = unknownDays(school.state);
  const day =
    weekOfAddress(asked, days) ?? weekOfSchool(days, lessonDayFrom(days, malaysianDate(new Date())));
  await queryClient.ensureQueryData(myWeekQuery(day));
}
