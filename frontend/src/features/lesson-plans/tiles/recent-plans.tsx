import { useInfiniteQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { OpenLink } from '../../../school/open-link';
import { PanelLink } from '../../../school/panel-link';
import { useWriter } from '../../../school/use-writer';
import { paths } from '../../../site/paths';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { formatDate, formatShortDate, formatTime } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { SkeletonRows } from '../../../ui/skeleton';
import { planTitle } from '../plan';
import { planAddress } from '../plan-address';
import { plansQuery } from '../queries';
import { useHasNoPlans } from './use-has-no-plans';

const shown = 5;

type Plan = Parameters<typeof planTitle>[0] & {
  id: string;
  date: string;
  startTime: string;
  isComplete: boolean;
  isSample: boolean;
};

function RecentPlan({ plan }: { plan: Plan }) {
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
        {plan.isComplete ? (
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

function NoPlansYet({ mayWrite }: { mayWrite: boolean }) {
  if (!mayWrite) return <p className="px-4 py-8 text-muted">Belum ada rancangan.</p>;
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-8">
      <p className="text-muted">Belum ada rancangan. Yang pertama mengambil masa kira-kira lima minit.</p>
      <ButtonLink to={paths.lessonPlanEditor} variant="secondary" icon="add">
        Tulis rancangan pertama
      </ButtonLink>
    </div>
  );
}

/** The newest own plans, each one press away. */
export function RecentPlans() {
  const { refusals } = useWriter();
  const hasNoPlans = useHasNoPlans();
  return (
    <Panel
      title={hasNoPlans ? 'Rancangan harian (RPH)' : 'Rancangan terkini'}
      action={!hasNoPlans && <PanelLink to={paths.lessonPlans}>Semua rancangan</PanelLink>}
    >
      <NewestPlans mayWrite={!refusals.create} />
    </Panel>
  );
}

function NewestPlans({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, refetch } = useInfiniteQuery(plansQuery(null));
  const plans = data?.pages[0]?.items.slice(0, shown);
  if (!plans && error) {
    return (
      <div className="flex flex-wrap items-center gap-3 px-4 py-6 text-sm">
        <p className="flex-1">{errorMessage(error)} Semua rancangan anda selamat.</p>
        <Button variant="secondary" size="small" icon="retry" onClick={() => refetch()}>
          Cuba lagi
        </Button>
      </div>
    );
  }
  if (!plans)
    return (
      <div className="px-4">
        <SkeletonRows rows={3} label="Memuatkan rancangan…" />
      </div>
    );
  if (plans.length === 0) return <NoPlansYet mayWrite={mayWrite} />;
  return (
    <ul className="divide-y divide-line">
      {plans.map((plan) => (
        <RecentPlan key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}
