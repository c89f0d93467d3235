import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { randomUuid } from '../../ui/random-uuid';
import type { DraftOwner } from './draft-store';
import { EditorSkeleton } from './editor/editor-skeleton';
import { openBlank } from './editor/open-plan';
import { PlanEditor } from './editor/plan-editor';
import { blankPlan } from './plan';
import { planAddress } from './plan-address';
import { openingQuery } from './queries';

type LessonPlanEditorPageProps = {
  owner: DraftOwner;
  /** Why the subscription refuses writing for now. What is written stays on the device meanwhile. */
  refusals: { create?: string; edit?: string };
};

export function LessonPlanEditorPage({ owner, refusals }: LessonPlanEditorPageProps) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const planId = search.get('id');
  if (planId) return <KnownPlan key={planId} owner={owner} planId={planId} refusal={refusals.edit} />;
  return <NewPlan key={key} owner={owner} refusal={refusals.create} />;
}

function NewPlan({ owner, refusal }: { owner: DraftOwner; refusal?: string }) {
  const [planId] = useState(randomUuid);
  const [opened] = useState(() => openBlank(blankPlan(malaysianDate(new Date()))));
  return (
    <PlanEditor
      owner={owner}
      planId={planId}
      opened={opened}
      refusal={refusal}
      onEdited={() => nameAddress(planId)}
    />
  );
}

/** From the first word on a reload finds this plan again. Past the router, which would mount the form anew. */
function nameAddress(planId: string): void {
  if (window.location.search === '')
    window.history.replaceState(window.history.state, '', planAddress(planId));
}

type KnownPlanProps = { owner: DraftOwner; planId: string; refusal?: string };

function KnownPlan({ owner, planId, refusal }: KnownPlanProps) {
  const opening = useQuery(openingQuery(owner, planId));
  if (opening.isPending) return <EditorSkeleton />;
  const found = opening.data;
  if (found?.kind === 'opened')
    return <PlanEditor owner={owner} planId={planId} opened={found.state} refusal={refusal} />;
  if (found?.kind === 'missing') return <MissingPlan />;
  return (
    <>
      <PageHeader title="Rancangan harian" />
      <ErrorState
        title="Rancangan tidak dapat dibuka"
        onRetry={() => opening.refetch()}
        retrying={opening.isFetching}
      >
        Pelayan tidak dapat dihubungi. Rancangan anda selamat di pelayan; sila semak sambungan internet.
      </ErrorState>
    </>
  );
}

function MissingPlan() {
  return (
    <>
      <PageHeader title="Rancangan harian" />
      <EmptyState
        icon="lessonPlan"
        title="Rancangan ini tidak dijumpai"
        action={<ButtonLink to={paths.lessonPlans}>Lihat rancangan saya</ButtonLink>}
      >
        Mungkin telah dipadam, atau alamatnya tidak lengkap.
      </EmptyState>
    </>
  );
}
