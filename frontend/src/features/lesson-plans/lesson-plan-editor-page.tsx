import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ErrorState } from '../../ui/error-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { randomUuid } from '../../ui/random-uuid';
import type { DraftOwner } from './draft-store';
import { EditorSkeleton } from './editor/editor-skeleton';
import { openBlank } from './editor/open-plan';
import { PlanEditor } from './editor/plan-editor';
import { MissingPlan } from './missing-plan';
import { blankPlan } from './plan';
import { planAddress } from './plan-address';
import { openingQuery } from './queries';
import { SchoolPlanPage } from './school-plan-page';

type LessonPlanEditorPageProps = {
  owner: DraftOwner;
  /** Why the subscription refuses writing for now. What is written stays on the device meanwhile. */
  refusals: { create?: string; edit?: string };
  /** Whoever supervises reads the plans of others here. */
  readsOthers: boolean;
  /** Says who else has the plan open. */
  presence: (planId: string) => ReactNode;
};

export function LessonPlanEditorPage({ owner, refusals, ...known }: LessonPlanEditorPageProps) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const planId = search.get('id');
  if (planId)
    return <KnownPlan key={planId} owner={owner} planId={planId} refusal={refusals.edit} {...known} />;
  return <NewPlan key={key} owner={owner} refusal={refusals.create} presence={known.presence} />;
}

type NewPlanProps = Pick<LessonPlanEditorPageProps, 'owner' | 'presence'> & { refusal?: string };

function NewPlan({ owner, refusal, presence }: NewPlanProps) {
  const [planId] = useState(randomUuid);
  const [opened] = useState(() => openBlank(blankPlan(malaysianDate(new Date()))));
  return (
    <PlanEditor
      owner={owner}
      planId={planId}
      opened={opened}
      refusal={refusal}
      presence={presence(planId)}
      onEdited={() => nameAddress(planId)}
    />
  );
}

/** From the first word on a reload finds this plan again. Past the router, which would mount the form anew. */
function nameAddress(planId: string): void {
  if (window.location.search === '')
    window.history.replaceState(window.history.state, '', planAddress(planId));
}

type KnownPlanProps = Omit<LessonPlanEditorPageProps, 'refusals'> & { planId: string; refusal?: string };

function KnownPlan({ owner, planId, refusal, readsOthers, presence }: KnownPlanProps) {
  const opening = useQuery(openingQuery(owner, planId));
  if (opening.isPending) return <EditorSkeleton />;
  const found = opening.data;
  if (found?.kind === 'opened')
    return (
      <PlanEditor
        owner={owner}
        planId={planId}
        opened={found.state}
        refusal={refusal}
        presence={presence(planId)}
      />
    );
  if (found?.kind === 'missing' && readsOthers)
    return <SchoolPlanPage planId={planId} presence={presence(planId)} />;
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
