import { unknownDays, weekOfSchool } from '@rules/calendar/domain/school-days';
import { queryClient } from '../../../api/query-client';
import { malaysianDate } from '../../../ui/format';
import { plansQuery } from '../queries';
import { myWeekQuery } from '../week/my-week-query';

/** Whether the tile stands there, and the plans that it shows. */
export async function fetchRecentPlans({ state }: { state: string | null }): Promise<void> {
  const firstDay = weekOfSchool(unknownDays(state), malaysianDate(new Date()));
  const { source } = await queryClient.ensureQueryData(myWeekQuery(firstDay));
  if (source === 'none') await queryClient.prefetchInfiniteQuery(plansQuery(null));
}
