import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { planWanted } from '../../../site/review-address';
import { PageHeader } from '../../../ui/page-header';
import { useJudgedHere } from '../../reviews';
import { type WaitingPlan, waitingYearlyPlansQuery } from './calls';
import { SentPlanPage } from './sent-plan-page';
import { type ReviewsProps, YearlyPlanDesk } from './yearly-plan-desk';
import { yearlyVerdicts } from './yearly-verdicts';

/** Yearly plans that were sent to a supervisor, but for those that this device has a verdict on already. */
export function YearlyPlanReviews(props: ReviewsProps) {
  const given = useJudgedHere(props.owner, yearlyVerdicts);
  const waiting = useQuery({ ...waitingYearlyPlansQuery(), enabled: given.isSuccess });
  const wanted = planWanted(useSearchParams()[0]);
  return (
    <>
      {!waiting.data && <PageHeader title="Semakan RPT" />}
      {!waiting.data && props.kinds}
      <QueryStates query={waiting} what="Semakan RPT" safe="Semakan yang sudah dibuat selamat.">
        {(plans) => (
          <Opened
            // Another address, another plan: what was judged before is on its way.
            key={wanted}
            {...props}
            wanted={wanted}
            plans={plans.filter(({ id }) => !given.data?.has(id))}
          />
        )}
      </QueryStates>
    </>
  );
}

type OpenedProps = ReviewsProps & { wanted: string | null; plans: readonly WaitingPlan[] };

/** What the address names stands alone where it does not wait for the caller. */
function Opened({ wanted, ...props }: OpenedProps) {
  const [isWaiting] = useState(() => wanted === null || props.plans.some(({ id }) => id === wanted));
  return isWaiting ? (
    <YearlyPlanDesk {...props} wanted={wanted} />
  ) : (
    <SentPlanPage {...props} planId={wanted ?? ''} />
  );
}
