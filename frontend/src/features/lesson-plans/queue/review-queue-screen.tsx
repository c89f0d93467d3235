import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { useWriter } from '../../../school/use-writer';
import { isOfYearlyPlans } from '../../../site/review-address';
import { PageHeader } from '../../../ui/page-header';
import { useJudgedHere } from '../../reviews';
import { yearlyPlanReviews } from '../../yearly-plans';
import { reviewQueueQuery } from './calls';
import { lessonVerdicts } from './lesson-verdicts';
import { ReviewKinds } from './review-kinds';
import { ReviewQueuePage } from './review-queue-page';

const YearlyPlanReviews = lazy(yearlyPlanReviews);

/** What waits for the verdict of whoever supervises: plans of lessons, or yearly ones. */
export function ReviewQueueScreen() {
  const { owner, refusals } = useWriter();
  if (!isOfYearlyPlans(useSearchParams()[0])) return <LessonPlanQueue />;
  return (
    <Suspense fallback={<PageHeader title="Semakan RPT" />}>
      <YearlyPlanReviews kinds={<ReviewKinds />} owner={owner} refusal={refusals.edit} />
    </Suspense>
  );
}

/** But for what this device has a verdict on already. */
function LessonPlanQueue() {
  const { owner, refusals: locked } = useWriter();
  const given = useJudgedHere(owner, lessonVerdicts);
  const query = useQuery({ ...reviewQueueQuery(), enabled: given.isSuccess });
  return (
    <>
      {!query.data && <PageHeader title="Semakan RPH" />}
      <QueryStates query={query} what="Semakan RPH" safe="Semakan yang sudah dibuat selamat.">
        {({ items, total }) => (
          <ReviewQueuePage
            owner={owner}
            plans={items.filter(({ id }) => !given.data?.has(id))}
            more={total - items.length}
            refusal={locked.edit}
          />
        )}
      </QueryStates>
    </>
  );
}
