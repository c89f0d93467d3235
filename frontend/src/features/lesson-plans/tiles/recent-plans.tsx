import { unknownDays, weekOfSchool } from '@rules/calendar/domain/school-days';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { queryClient } from '../../../api/query-client';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { OpenLink } from '../../../school/open-link';
import { PanelLink } from '../../../school/panel-link';
import { paths } from '../../../site/paths';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatDate, formatShortDate, formatTime, malaysianDate } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { plansQuery } from '../calls';
import { type LessonPlan, missingParts, planTitle } from '../plan';
import { planAddress } from '../plan-address';
import { myWeekQuery } from '../week/calls';

const shown = 5;
const title = 'Rancangan terkini';

function RecentPlan({ plan }: { plan: LessonPlan }) {
  return (
    <li
      data-row
      className="relative flex flex-col gap-x-3 gap-y-1.5 px-4 py-3 transition-colors focus-within:bg-sunken/60 hover:bg-sunken/60 sm:flex-row sm:items-center"
    >
      <div className="min-w-0 flex-1">
        <OpenLink
          to={planAddress(plan.id)}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {planTitle(plan)}
        </OpenLink>
        <p className="truncate text-muted text-sm">
          <span className="sm:hidden">{formatShortDate(plan.date)}</span>
          <span className="max-sm:hidden">{formatDate(plan.date)}</span> · {formatTime(plan.startTime)}
        </p>
      </div>
      <span className="flex gap-1.5">
        {plan.isSample && <Badge tone="info">Contoh</Badge>}
        {missingParts(plan, new Date()) === '' ? (
          <Badge tone="success" icon="check">
            Lengkap
          </Badge>
        ) : (
          <Badge tone="warning">Belum lengkap</Badge>
        )}
      </span>
    </li>
  );
}

/** Whether the tile stands there, and the plans that it shows. */
export async function fetchRecentPlans({ state }: { state: string | null }): Promise<void> {
  const firstDay = weekOfSchool(unknownDays(state), malaysianDate(new Date()));
  const { source } = await queryClient.ensureQueryData(myWeekQuery(firstDay));
  if (source === 'none') await queryClient.prefetchInfiniteQuery(plansQuery(null));
}

/** The newest own plans, each one press away, while no timetable and no week of before says what is taught. */
export function RecentPlans() {
  const { days } = useSchoolDays();
  const week = useQuery(myWeekQuery(weekOfSchool(days, malaysianDate(new Date()))));
  return week.data?.source === 'none' ? <NewestPlans /> : null;
}

function NewestPlans() {
  const { data, error, refetch } = useInfiniteQuery(plansQuery(null));
  const plans = data?.pages[0]?.items.slice(0, shown);
  if (!plans && error)
    return (
      <Panel title={title}>
        <div className="flex flex-wrap items-center gap-3 px-4 py-6 text-sm">
          <p className="flex-1">{errorMessage(error)} Semua rancangan anda selamat.</p>
          <Button variant="secondary" size="small" icon="retry" onClick={() => refetch()}>
            Cuba lagi
          </Button>
        </div>
      </Panel>
    );
  if (!plans || plans.length === 0) return null;
  return (
    <Panel title={title} action={<PanelLink to={paths.lessonPlans}>Semua rancangan</PanelLink>}>
      <ul className="divide-y divide-line">
        {plans.map((plan) => (
          <RecentPlan key={plan.id} plan={plan} />
        ))}
      </ul>
    </Panel>
  );
}
