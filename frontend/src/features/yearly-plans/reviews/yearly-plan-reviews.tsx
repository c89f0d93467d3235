import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { ReviewedPlan } from './reviewed-plan';
import { type WaitingPlan, waitingYearlyPlansQuery } from './reviews-api';
import { WaitingList } from './waiting-list';

/** In the address: which plan is looked at. */
const PLAN = 'id';

/** `kinds`: the way to what else waits. `refusal`: why nothing may be judged, if so. */
type YearlyPlanReviewsProps = { kinds: ReactNode; refusal: string | undefined };

/** Yearly plans that were sent to a supervisor: one is read, spoken of week by week, verified or returned. */
export function YearlyPlanReviews({ kinds, refusal }: YearlyPlanReviewsProps) {
  const waiting = useQuery(waitingYearlyPlansQuery());
  const [search, setSearch] = useSearchParams();
  const choose = (id: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (id) after.set(PLAN, id);
      else after.delete(PLAN);
      return after;
    });
  return (
    <>
      <PageHeader title="Semakan RPT" state={waiting.data && sentenceOf(waiting.data)} />
      {kinds}
      <QueryStates query={waiting} what="Semakan RPT">
        {(plans) => {
          const currentId = search.get(PLAN) ?? plans[0]?.id ?? null;
          if (currentId === null)
            return (
              <EmptyState icon="success" title="Tiada RPT yang menunggu semakan anda">
                RPT muncul di sini apabila guru atau ketua panitia menghantarnya kepada anda.
              </EmptyState>
            );
          const at = plans.findIndex(({ id }) => id === currentId);
          const step = (by: number) =>
            choose(plans[Math.min(Math.max(at + by, 0), plans.length - 1)]?.id ?? null);
          return (
            <div className="grid gap-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
              <WaitingList plans={plans} currentId={currentId} onChoose={choose} />
              <ReviewedPlan
                key={currentId}
                planId={currentId}
                refusal={refusal}
                onNext={() => step(1)}
                onPrevious={() => step(-1)}
                onJudged={() => choose((plans[at + 1] ?? plans[at - 1])?.id ?? null)}
              />
            </div>
          );
        }}
      </QueryStates>
    </>
  );
}

function sentenceOf(plans: readonly WaitingPlan[]): string {
  if (plans.length === 0) return 'Semua sudah disemak.';
  const senders = new Set(plans.map(({ authorId }) => authorId)).size;
  return `${plans.length} RPT daripada ${senders} orang menunggu semakan anda.`;
}
