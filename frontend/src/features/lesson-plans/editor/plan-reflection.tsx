import { type KeyboardEvent, Suspense } from 'react';
import { tellWindows } from '../../../records/other-windows';
import type { Owner } from '../../../session/owner';
import { SkeletonRows } from '../../../ui/skeleton';
import { LazyReflectionPart } from '../../reflections';
import type { PlanFields } from '../plan';
import { readPlan } from '../plan-calls';
import { planKind } from '../plan-kind';

type PlanReflectionProps = {
  owner: Owner;
  planId: string;
  refusal?: string;
  text: PlanFields;
  onText: (text: string) => void;
};

/** What happened in the lesson of a plan, within its form; its fields undo by themselves. */
export function PlanReflection({ text, planId, ...known }: PlanReflectionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within it
    <div onKeyDown={(event) => isUndoKey(event) && event.stopPropagation()}>
      <Suspense fallback={<SkeletonRows label="Memuatkan refleksi…" />}>
        <LazyReflectionPart
          {...known}
          planId={planId}
          isPart
          lesson={text}
          isUnnoted={text.reflection.trim() === ''}
          onStored={() => void tellPlan(planId)}
        />
      </Suspense>
    </div>
  );
}

/** The other windows of the plan show what it says of its reflection by now. */
async function tellPlan(planId: string): Promise<void> {
  const plan = await readPlan(planId).catch(() => undefined);
  if (plan) tellWindows(planKind, plan);
}

const isUndoKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase());
