import { lessonDayFrom, unknownDays, weekOfSchool } from '@rules/calendar/domain/school-days';
import { queryClient } from '../../../api/query-client';
import { malaysianDate } from '../../../ui/format';
import { weekOfAddress } from '../list/week';
import { myWeekQuery } from './calls';

/** The week that the page asks for first, before it knows the days of its school; none where it shows a list. */
export async function fetchMyWeek(
  { state }: { state: string | null },
  search: URLSearchParams,
): Promise<void> {
  if (search.get('paparan') === 'senarai') return;
  const days = unknownDays(state);
  const day =
    weekOfAddress(search.get('minggu'), days) ??
    weekOfSchool(days, lessonDayFrom(days, malaysianDate(new Date())));
  await queryClient.ensureQueryData(myWeekQuery(day));
}
