import type { Editing } from '../../../records/record-form';
import { Button } from '../../../ui/button';
import type { PlanFields } from '../plan';
import { PARALLEL_WORDS } from './parallel-classes';
import { useCopyToParallel } from './use-copy-to-parallel';

type CopyToParallelButtonProps = { planId: string; editing: Pick<Editing<PlanFields>, 'text' | 'save'> };

export function CopyToParallelButton({ planId, editing }: CopyToParallelButtonProps) {
  const { hasClasses, copy, isBusy } = useCopyToParallel(planId, editing);
  if (!hasClasses) return null;
  return (
    <Button variant="secondary" icon="copy" busy={isBusy} onClick={() => void copy()}>
      {PARALLEL_WORDS}
    </Button>
  );
}
