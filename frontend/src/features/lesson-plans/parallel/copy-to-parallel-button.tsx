import type { Editing } from '../../../records/record-form';
import { Button } from '../../../ui/button';
import type { PlanFields } from '../plan';
import { parallelWords } from './parallel-classes';
import { useCopyToParallel } from './use-copy-to-parallel';

type CopyToParallelButtonProps = { planId: string; editing: Pick<Editing<PlanFields>, 'text' | 'save'> };

export function CopyToParallelButton({ planId, editing }: CopyToParallelButtonProps) {
  const { classes, copy, isBusy } = useCopyToParallel(planId, editing);
  if (classes === 0) return null;
  return (
    <Button variant="secondary" icon="copy" busy={isBusy} onClick={() => void copy()}>
      {parallelWords(classes)}
    </Button>
  );
}
