import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import { DefinitionList } from '../../ui/definition-list';
import { ErrorState } from '../../ui/error-state';
import { formatDate, formatTime, formatTimeRange } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { markPlanRead, type SchoolPlan, schoolPlanQuery } from './calls';
import { EditorSkeleton } from './editor/editor-skeleton';
import { fateWords } from './lesson-fate';
import { MissingPlan } from './missing-plan';
import { fieldLabels, planTitle, shownParts, wordsOfField } from './plan';
import { PlanSheet } from './plan-sheet';
import { VerdictPanel } from './sending/verdict-panel';

type SchoolPlanPageProps = { planId: string; presence: ReactNode };

/** Somebody else's plan as it was sent, for those who verify it: to read and to judge. */
export function SchoolPlanPage({ planId, presence }: SchoolPlanPageProps) {
  const { data: plan, error, isPending, refetch, isFetching } = useQuery(schoolPlanQuery(planId));
  const queries = useQueryClient();
  const isCallersTurn = plan?.isCallersTurn ?? false;
  useEffect(() => {
    // From then on its author cannot withdraw it; where that is not heard, they still can.
    if (isCallersTurn) void markPlanRead(planId).catch(() => undefined);
  }, [isCallersTurn, planId]);
  if (isPending) return <EditorSkeleton />;
  if (!plan && error instanceof ApiError && error.code === 'NOT_FOUND') return <MissingPlan />;
  if (!plan)
    return (
      <ErrorState title="Rancangan tidak dapat dibuka" onRetry={() => refetch()} retrying={isFetching}>
        {errorMessage(error)}
      </ErrorState>
    );
  const fate = fateWords(plan);
  return (
    <>
      <PlanSheet plan={plan} author={plan.authorName ?? undefined} />
      <div className="flex flex-col gap-8 lg:flex-row print:hidden">
        <article aria-label="Rancangan harian" className="min-w-0 max-w-3xl flex-1">
          <PageHeader title={planTitle(plan, 'Rancangan')} state={stateOf(plan)} />
          <div className="pb-3">{presence}</div>
          <DefinitionList
            items={[
              { term: fieldLabels.date, value: formatDate(plan.date) },
              { term: 'Masa', value: formatTimeRange(plan.startTime, plan.endTime) },
              ...(fate ? [{ term: 'Pelaksanaan', value: fate }] : []),
              ...shownParts(plan)
                .filter((part) => part !== 'reflection')
                .map((part) => ({
                  term: fieldLabels[part],
                  value: <span className="whitespace-pre-wrap">{wordsOfField(plan, part) || '–'}</span>,
                })),
            ]}
          />
        </article>
        <VerdictPanel
          plan={plan}
          onJudged={(judged) =>
            queries.setQueryData(schoolPlanQuery(planId).queryKey, (kept) => kept && { ...kept, ...judged })
          }
        />
      </div>
    </>
  );
}

function stateOf({ authorName, sentAt, isLate }: SchoolPlan): string {
  const author = authorName ? `Rancangan ${authorName}` : 'Rancangan bekas ahli sekolah';
  const when = `dihantar ${formatDate(sentAt)}, ${formatTime(new Date(sentAt))}`;
  return `${author}, ${when}${isLate ? ' (lewat)' : ''}.`;
}
