import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import { DefinitionList } from '../../ui/definition-list';
import { ErrorState } from '../../ui/error-state';
import { formatDate, formatTimeRange } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { EditorSkeleton } from './editor/editor-skeleton';
import { MissingPlan } from './missing-plan';
import { fieldLabels, missingParts, planTitle, shownParts, wordsOfField } from './plan';
import { PlanSheet } from './plan-sheet';
import { type SchoolPlan, schoolPlanQuery } from './queries';

type SchoolPlanPageProps = { planId: string; presence: ReactNode };

/** Somebody else's plan, for those who supervise: to read. */
export function SchoolPlanPage({ planId, presence }: SchoolPlanPageProps) {
  const { data: plan, error, isPending, refetch, isFetching } = useQuery(schoolPlanQuery(planId));
  if (isPending) return <EditorSkeleton />;
  if (!plan && error instanceof ApiError && error.code === 'NOT_FOUND') return <MissingPlan />;
  if (!plan)
    return (
      <ErrorState title="Rancangan tidak dapat dibuka" onRetry={() => refetch()} retrying={isFetching}>
        {errorMessage(error)}
      </ErrorState>
    );
  return (
    <>
      <PlanSheet plan={plan} author={plan.authorName ?? undefined} />
      <article aria-label="Rancangan harian" className="max-w-3xl print:hidden">
        <PageHeader title={planTitle(plan, 'Rancangan')} state={stateOf(plan)} />
        <div className="pb-3">{presence}</div>
        <DefinitionList
          items={[
            { term: fieldLabels.date, value: formatDate(plan.date) },
            { term: 'Masa', value: formatTimeRange(plan.startTime, plan.endTime) },
            ...shownParts(plan).map((part) => ({
              term: fieldLabels[part],
              value: <span className="whitespace-pre-wrap">{wordsOfField(plan, part) || '–'}</span>,
            })),
          ]}
        />
      </article>
    </>
  );
}

function stateOf(plan: SchoolPlan): string {
  const author = plan.authorName ? `Rancangan ${plan.authorName}` : 'Rancangan bekas ahli sekolah';
  const missing = missingParts(plan);
  return missing ? `${author}. Belum lengkap: ${missing}.` : `${author}. Lengkap.`;
}
