import { lastDayOf, type WeekStart, weekOf } from '@rules/calendar/school-week';
import { queryClient } from '../../../api/query-client';
import { malaysianDate } from '../../../ui/format';
import { plansBetweenQuery, plansQuery } from '../queries';

/** What the tiles show: the newest plans, and those of the present week. */
export function fetchPlans({ weekStart }: { weekStart: WeekStart }): Promise<unknown> {
  const week = weekOf(malaysianDate(new Date()), weekStart);
  return Promise.all([
    queryClient.ensureInfiniteQueryData(plansQuery(null)),
    queryClient.ensureQueryData(plansBetweenQuery(week, lastDayOf(week))),
  ]);
}
