import { lastDayOf, weekOf } from '@rules/calendar/school-week';
import { queryClient } from '../../api/query-client';
import { currentSchoolQuery } from '../../school/current-school';
import { administers } from '../../school/roles';
import type { CurrentSchool } from '../../school/school-context';
import { malaysianDate } from '../../ui/format';
import { fetchFirstSteps } from '../first-steps';
import { plansBetweenQuery, plansQuery } from '../lesson-plans';

export type DashboardData = Awaited<ReturnType<typeof dashboardLoader>>;

/** What comes later than this comes into its place on the page. */
const patience = 1_500;

/** What decides the shape of the first page is there before it is drawn, so that nothing on it moves. */
export async function dashboardLoader() {
  const { school, membership } = await queryClient.ensureQueryData(currentSchoolQuery());
  const isAdministrator = administers(membership);
  const [administration] = await Promise.all([
    isAdministrator ? import('./administrator-panels') : null,
    Promise.race([
      Promise.allSettled([fetchPlans(school.weekStart), isAdministrator && fetchFirstSteps()]),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]),
  ]);
  return { AdministratorPanels: administration?.AdministratorPanels };
}

function fetchPlans(weekStart: CurrentSchool['school']['weekStart']): Promise<unknown> {
  const week = weekOf(malaysianDate(new Date()), weekStart);
  return Promise.all([
    queryClient.ensureInfiniteQueryData(plansQuery(null)),
    queryClient.ensureQueryData(plansBetweenQuery(week, lastDayOf(week))),
  ]);
}
