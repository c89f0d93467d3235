import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { QueryStates } from '../../../queries/query-states';
import type { KeptDraft } from '../../../records/open-record';
import { commandNames, isOf, readCommand } from '../../../records/outbox/command-store';
import { refusals } from '../../../records/refusal';
import { useWriter } from '../../../school/use-writer';
import type { Owner } from '../../../session/owner';
import { PageHeader } from '../../../ui/page-header';
import { yearlyPlanReviews } from '../../yearly-plans';
import { reviewQueueQuery } from './queue-query';
import { ReviewKinds, useIsOfYearlyPlans } from './review-kinds';
import { ReviewQueuePage } from './review-queue-page';
import { type VerdictCommand, verdictKind } from './verdict-command';

const YearlyPlanReviews = lazy(yearlyPlanReviews);

/** What waits for the verdict of whoever supervises: plans of lessons, or yearly ones. */
export function ReviewQueueScreen() {
  const { refusals } = useWriter();
  if (!useIsOfYearlyPlans()) return <LessonPlanQueue />;
  return (
    <Suspense fallback={<PageHeader title="Semakan RPT" />}>
      <YearlyPlanReviews kinds={<ReviewKinds />} refusal={refusals.edit} />
    </Suspense>
  );
}

/** But for what this device has a verdict on already. */
function LessonPlanQueue() {
  const { owner, refusals: locked } = useWriter();
  const given = useQuery({
    // Not of the outbox: what is judged from now on the desk itself knows.
    queryKey: ['judged-here', owner],
    queryFn: () => judgedHere(owner).catch(() => new Set<string>()),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
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

/** On which plans a verdict waits here to be sent; one that the server refused has to be given again. */
async function judgedHere(owner: Owner): Promise<ReadonlySet<string>> {
  const names = (await commandNames()).filter((name) => isOf(owner)(name) && name.kind === verdictKind);
  const waiting = await Promise.all(names.map((name) => readCommand<VerdictCommand>(name)));
  const isOnItsWay = ({ standing, text }: KeptDraft<VerdictCommand>) =>
    !text.isTakenBack && (!standing || refusals[standing] === 'wait');
  return new Set(waiting.flatMap((kept) => (kept && isOnItsWay(kept) ? (kept.text.planId ?? []) : [])));
}
