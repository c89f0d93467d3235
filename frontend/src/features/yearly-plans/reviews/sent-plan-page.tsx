import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { yearlyReviewsAddress } from '../../../site/review-address';
import { PageHeader } from '../../../ui/page-header';
import { CheckCode, PlanPane, Said, StandingBadge } from '../../reviews';
import { sectionTitle } from '../remark-words';
import { sentPlanQuery, type WaitingPlan } from './calls';
import { SentPlanView } from './sent-plan-view';
import { useWeeksOf } from './use-yearly-plans-ahead';
import type { ReviewsProps } from './yearly-plan-desk';

type SentPlanPageProps = Pick<ReviewsProps, 'kinds'> & { planId: string; plans: readonly WaitingPlan[] };

/** A plan that was sent and does not wait for whoever reads it: what it says, and what was said of it. */
export function SentPlanPage({ kinds, planId, plans }: SentPlanPageProps) {
  const asked = useQuery(sentPlanQuery(planId));
  const plan = asked.data;
  const weeks = useWeeksOf(plan);
  return (
    <>
      <PageHeader title="Semakan RPT" state={plan && 'RPT ini tidak menunggu semakan anda.'} />
      {kinds}
      {plans.length > 0 && (
        <p className="pb-4 text-sm">
          <Link to={yearlyReviewsAddress} className="text-accent underline">
            {plans.length} RPT menunggu semakan anda
          </Link>
        </p>
      )}
      <div className="grid gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_16.75rem]">
        <PlanPane looked={{ plan, asked }} noun="RPT" sender="penghantar">
          {(sent) => <SentPlanView plan={sent} weeks={weeks} remarks={{}} chosen={null} remark={null} />}
        </PlanPane>
        {plan && (
          <aside aria-label="Semakan" className="flex flex-col gap-4 self-start">
            <p>
              <StandingBadge state={plan.state} isForVerifier />
            </p>
            {plan.checkCode && <CheckCode code={plan.checkCode} />}
            <Said {...plan} author="penghantar" sectionWords={(section) => sectionTitle(section, weeks)} />
          </aside>
        )}
      </div>
    </>
  );
}
