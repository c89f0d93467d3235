import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { DefinitionList } from '../../../ui/definition-list';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { formatDate, formatTimeRange } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { AttachmentList } from '../attachments/attachment-list';
import { EditorSkeleton } from '../editor/editor-skeleton';
import { blankPlan, fieldLabels, planTitle, shownParts, wordsOfField } from '../plan';
import { planAddress } from '../plan-address';
import { addressOfSharedFile, type SharedPlan, sharedPlanQuery } from './calls';
import { LessonChoice } from './lesson-choice';

type SharedPlanPageProps = { shareId: string; refusal?: string };

/** A plan that a colleague shares: to read, and to copy into a lesson of one's own. */
export function SharedPlanPage({ shareId, refusal }: SharedPlanPageProps) {
  const { data: plan, error, isPending, refetch, isFetching } = useQuery(sharedPlanQuery(shareId));
  if (isPending) return <EditorSkeleton />;
  if (plan) return <SharedPlanArticle plan={plan} refusal={refusal} />;
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return (
      <>
        <PageHeader title="Rancangan yang dikongsi" />
        <EmptyState
          icon="link"
          title="Pautan ini tidak dapat dibuka"
          action={<ButtonLink to={paths.lessonPlans}>Ke Minggu Saya</ButtonLink>}
        >
          Perkongsian ini sudah ditamatkan atau pautannya diganti. Minta pautan baharu daripada rakan anda.
        </EmptyState>
      </>
    );
  return (
    <ErrorState title="Rancangan tidak dapat dibuka" onRetry={() => refetch()} retrying={isFetching}>
      {errorMessage(error)}
    </ErrorState>
  );
}

function SharedPlanArticle({ plan, refusal }: { plan: SharedPlan; refusal?: string }) {
  const [isChoosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const fields = { ...blankPlan(plan.date), ...plan };
  return (
    <article aria-label="Rancangan yang dikongsi" className="max-w-3xl">
      <PageHeader
        title={planTitle(plan, 'Rancangan')}
        state={`Dikongsi oleh ${plan.authorName || 'rakan'}.`}
        action={
          <Button icon="copy" disabled={Boolean(refusal)} title={refusal} onClick={() => setChoosing(true)}>
            Salin ke minggu saya
          </Button>
        }
      />
      <DefinitionList
        items={[
          { term: fieldLabels.date, value: formatDate(plan.date) },
          { term: 'Masa', value: formatTimeRange(plan.startTime, plan.endTime) },
          ...(plan.topic ? [{ term: fieldLabels.topic, value: <span dir="auto">{plan.topic}</span> }] : []),
          ...shownParts(fields)
            .filter((part) => part !== 'reflection')
            .map((part) => ({
              term: fieldLabels[part],
              value: (
                <span dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {wordsOfField(fields, part) || '–'}
                </span>
              ),
            })),
        ]}
      />
      {plan.attachments.length > 0 && (
        <section aria-label="Lampiran" className="flex flex-col gap-2 pt-4">
          <h2 className="font-medium text-sm">Lampiran</h2>
          <AttachmentList attachments={plan.attachments} addressOf={addressOfSharedFile(plan.id)} />
        </section>
      )}
      {isChoosing && (
        <LessonChoice
          plan={{ id: plan.id, source: 'shared' }}
          subject={plan.subject}
          onClose={() => setChoosing(false)}
          onCopied={(planId) => navigate(planAddress(planId))}
        />
      )}
    </article>
  );
}
