import { unknownDays, weekOfSchool } from '@rules/calendar/domain/school-days';
import { lastDayOf } from '@rules/calendar/school-week';
import { queryClient } from '../../../api/query-client';
import { fetchSchoolDays } from '../../../school/calendar/use-school-days';
import { malaysianDate } from '../../../ui/format';
import { plansBetweenQuery, plansQuery } from '../queries';

/** What the tiles show: the newest plans, those of the present week, and which days of it are days of school. */
export function fetchPlans({ state }: { state: string | null }): Promise<unknown> {
  const today = malaysianDate(new Date());
  const week = weekOfSchool(unknownDays(state), today);
  return Promise.all([
    queryClient.ensureInfiniteQueryData(plansQuery(null)),
    queryClient.ensureQueryData(plansBetweenQuery(week, lastDayOf(week))),
    fetchSchoolDays(state),
  ]);
}
