import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlan, restorePlan, updatePlan } from '../api';
import { type DraftOwner, removeDraft, writeDraft } from '../draft-store';
import type { LessonPlan } from '../plan';
import { draftsQuery, lessonPlansKey } from '../queries';
import { attachSaver } from './attach-saver';
import type { Autosave } from './autosave';
import { PlanSaver, type SaverPorts } from './plan-saver';

export type EditedPlan = { owner: DraftOwner; planId: string; opened: Autosave };

function portsOf({ owner, planId }: EditedPlan, queries: QueryClient): SaverPorts {
  return {
    create: (fields, keepalive) => createPlan(planId, fields, keepalive),
    update: (version, fields, keepalive) => updatePlan(planId, version, fields, keepalive),
    restore: () => restorePlan(planId),
    keepDraft: (draft) => writeDraft(owner, planId, draft),
    dropDraft: async () => {
      await removeDraft(owner, planId);
      // A list that opened meanwhile has read the draft as still waiting.
      await queries.invalidateQueries(draftsQuery(owner));
    },
    onSaved(plan) {
      otherWindows(planId).postMessage(plan);
      void queries.invalidateQueries({ queryKey: lessonPlansKey });
    },
  };
}

const channels = new Map<string, BroadcastChannel>();

/** Reaches the same plan in this browser's other windows; a window does not hear itself. */
function otherWindows(planId: string): BroadcastChannel {
  const channel = channels.get(planId) ?? new BroadcastChannel(`lesson-plan/${planId}`);
  channels.set(planId, channel);
  return channel;
}

function hearOtherWindows(planId: string, saver: PlanSaver): () => void {
  otherWindows(planId).onmessage = ({ data }: MessageEvent<LessonPlan>) => saver.hear(data);
  return () => {
    otherWindows(planId).close();
    channels.delete(planId);
  };
}

/** `refusal` gone means that the subscription is open again: what waited for it goes out. */
export function usePlanSaver(plan: EditedPlan, refusal: string | undefined) {
  const queries = useQueryClient();
  const [saver] = useState(() => new PlanSaver(plan.opened, portsOf(plan, queries)));
  useEffect(() => attachSaver(saver), [saver]);
  useEffect(() => hearOtherWindows(plan.planId, saver), [plan.planId, saver]);
  useEffect(() => {
    if (!refusal) saver.retry();
  }, [saver, refusal]);
  return { saver, state: useSyncExternalStore(saver.subscribe, saver.current) };
}
