import { type WeekStart, weekOf } from '@rules/calendar/school-week';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../../api/error-messages';
import { outboxKind } from '../../records/outbox/outbox-kind';
import { WaitingHere } from '../../records/outbox/waiting-here';
import type { Owner } from '../../session/owner';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { SignatureBlock } from '../../ui/signature-block';
import { SkeletonRows } from '../../ui/skeleton';
import { StaleNote } from '../../ui/stale-note';
import { NewPlanButton } from './list/new-plan-button';
import { NoPlans } from './list/no-plans';
import { completionSentence } from './list/plan-groups';
import { PlanList } from './list/plan-list';
import { usePlanDeletion } from './list/use-plan-deletion';
import { weekOfAddress } from './list/week';
import { WeekFilter } from './list/week-filter';
import { planKind } from './plan-kind';
import { plansQuery } from './queries';

const kinds = [outboxKind(planKind)];

type LessonPlansPageProps = {
  owner: Owner;
  /** Why the subscription refuses writing for now. */
  refusals: { create?: string; edit?: string };
  weekStart: WeekStart;
  author: string;
};

export function LessonPlansPage({ owner, refusals, weekStart, author }: LessonPlansPageProps) {
  const [search] = useSearchParams();
  const week = weekOfAddress(search.get('minggu'), weekStart);
  const query = useInfiniteQuery(plansQuery(week));
  const deletion = usePlanDeletion();
  const plans = query.data?.pages.flatMap(({ items }) => items);
  const now = new Date();
  return (
    <>
      <PageHeader
        title="Rancangan harian (RPH)"
        state={plans && plans.length > 0 && completionSentence(plans, query.hasNextPage)}
        action={plans && plans.length > 0 && <NewPlanButton refusal={refusals.create} />}
      />
      {refusals.create && <p className="-mt-3 prose-width pb-5 text-sm text-warning">{refusals.create}</p>}
      <WaitingHere owner={owner} kinds={kinds} now={now} />
      <WeekFilter week={week} thisWeek={weekOf(malaysianDate(now), weekStart)} />
      {query.isPending && !query.isPaused && <SkeletonRows label="Memuatkan rancangan…" />}
      {!plans && (query.isError || query.isPaused) && (
        <ErrorState
          title="Rancangan tidak dapat dimuatkan"
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        >
          {query.error ? errorMessage(query.error) : 'Tiada sambungan internet.'} Semua rancangan anda
          selamat.
        </ErrorState>
      )}
      {plans && query.isRefetchError && (
        <StaleNote onRetry={() => query.refetch()} retrying={query.isFetching} />
      )}
      {plans?.length === 0 && <NoPlans isFiltered={week !== null} refusal={refusals.create} />}
      {plans && (
        <PlanList
          plans={plans}
          weekStart={weekStart}
          refusal={refusals.edit}
          onDelete={(plan) => deletion.mutate(plan)}
        />
      )}
      {plans && plans.length > 0 && (
        <SignatureBlock signatures={[{ role: 'Disediakan oleh', name: author }, { role: 'Disemak oleh' }]} />
      )}
      {query.hasNextPage && (
        <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Lihat rancangan terdahulu
        </Button>
      )}
    </>
  );
}
