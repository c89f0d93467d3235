import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { openBlank, openCopy } from '../../records/open-record';
import { openingQuery } from '../../records/opening-query';
import type { Owner } from '../../session/owner';
import { ErrorState } from '../../ui/error-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { randomUuid } from '../../ui/random-uuid';
import { beginningQuery } from './editor/calls';
import { EditorSkeleton } from './editor/editor-skeleton';
import { PlanEditor } from './editor/plan-editor';
import type { PlanFields } from './plan';
import { lessonOfAddress, planAddress } from './plan-address';
import { noteOpening } from './plan-calls';
import { planKind } from './plan-kind';
import { standingQuery } from './sending/sent-parts';

const MissingPlan = lazy(async () => ({ default: (await import('./missing-plan')).MissingPlan }));

/** For those who supervise, who write no plan here. */
const SchoolPlanPage = lazy(async () => ({ default: (await import('./school-plan-page')).SchoolPlanPage }));

/** Of a colleague, by its link. */
const SharedPlanPage = lazy(async () => ({
  default: (await import('./shares/shared-plan-page')).SharedPlanPage,
}));

type LessonPlanEditorPageProps = {
  owner: Owner;
  /** Why the subscription refuses writing for now. What is written stays on the device meanwhile. */
  refusals: { create?: string; edit?: string };
  /** Whoever supervises reads the plans of others here. */
  readsOthers: boolean;
  /** Says who else has the plan open. */
  presence: (planId: string) => ReactNode;
  /** Whose name stands under a printed plan. */
  author: string;
  /** The days of the school. */
  fetchDays: () => Promise<SchoolDays>;
};

export function LessonPlanEditorPage({ owner, refusals, fetchDays, ...known }: LessonPlanEditorPageProps) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const planId = search.get('id');
  const shareId = search.get('kongsi');
  if (shareId)
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <SharedPlanPage shareId={shareId} refusal={refusals.create} />
      </Suspense>
    );
  if (planId)
    return <KnownPlan key={planId} refusal={refusals.edit} {...{ owner, planId, fetchDays, ...known }} />;
  return (
    <NewPlan
      key={key}
      refusal={refusals.create}
      copyOf={search.get('salin')}
      lesson={lessonOfAddress(search)}
      {...{ owner, fetchDays, ...known }}
    />
  );
}

type NewPlanProps = Pick<LessonPlanEditorPageProps, 'owner' | 'presence' | 'author' | 'fetchDays'> & {
  refusal?: string;
  copyOf: string | null;
  lesson: Partial<PlanFields> | null;
};

function NewPlan({ owner, refusal, presence, author, fetchDays, copyOf, lesson }: NewPlanProps) {
  const [planId] = useState(randomUuid);
  const [today] = useState(() => malaysianDate(new Date()));
  const beginning = useQuery(beginningQuery({ planId, copyOf, lesson, today, fetchDays }));
  const isCopied = copyOf !== null && beginning.isSuccess;
  // A reload finds the copy rather than making another.
  useEffect(() => {
    if (isCopied) nameAddress(planId);
  }, [isCopied, planId]);
  if (beginning.isError)
    return <Unreachable onRetry={() => beginning.refetch()} retrying={beginning.isFetching} />;
  if (!beginning.data) return <EditorSkeleton />;
  return (
    <PlanEditor
      owner={owner}
      recordId={planId}
      opened={
        copyOf === null ? openBlank(beginning.data) : openCopy(planKind, beginning.data, beginning.data.date)
      }
      refusal={refusal}
      presence={presence(planId)}
      author={author}
      onEdited={() => nameAddress(planId)}
    />
  );
}

/** From the first word on a reload finds this plan again. Past the router, which would mount the form anew. */
function nameAddress(planId: string): void {
  if (!new URLSearchParams(window.location.search).has('id'))
    window.history.replaceState(window.history.state, '', planAddress(planId));
}

type KnownPlanProps = Omit<LessonPlanEditorPageProps, 'refusals'> & {
  planId: string;
  refusal?: string;
};

function KnownPlan({ owner, planId, refusal, readsOthers, presence, author, fetchDays }: KnownPlanProps) {
  const opening = useQuery(openingQuery(planKind, owner, planId));
  const found = opening.data;
  const isOpen = found?.kind === 'opened';
  const day = isOpen ? found.state.text.date : '';
  const standing = useQuery({ ...standingQuery({ planId, day, fetchDays }), enabled: isOpen });
  const queries = useQueryClient();
  useEffect(() => {
    if (isOpen) void noteOpening(planId).then(refresh);
    function refresh(isNew: boolean) {
      if (isNew) void queries.invalidateQueries({ queryKey: ['lesson-plans'] });
    }
  }, [isOpen, planId, queries]);
  if (opening.isPending || (isOpen && standing.isPending)) return <EditorSkeleton />;
  if (found?.kind === 'opened')
    return (
      <PlanEditor
        owner={owner}
        recordId={planId}
        opened={found.state}
        refusal={refusal}
        presence={presence(planId)}
        author={author}
      />
    );
  if (found?.kind === 'missing')
    return (
      <Suspense fallback={<EditorSkeleton />}>
        {readsOthers ? <SchoolPlanPage planId={planId} presence={presence(planId)} /> : <MissingPlan />}
      </Suspense>
    );
  return <Unreachable onRetry={() => opening.refetch()} retrying={opening.isFetching} />;
}

function Unreachable(retry: { onRetry: () => void; retrying: boolean }) {
  return (
    <>
      <PageHeader title="Rancangan harian" />
      <ErrorState title="Rancangan tidak dapat dibuka" {...retry}>
        Pelayan tidak dapat dihubungi. Rancangan anda selamat di pelayan; sila semak sambungan internet.
      </ErrorState>
    </>
  );
}
