import { useChange } from '../../../queries/use-change';
import { takeBackCopies } from '../parallel/use-parallel-copies';
import { copyInto, type OtherPlan, type SoughtLesson } from './calls';
import { refusalWords } from './refusal-words';

type Copy = {
  plan: Pick<OtherPlan, 'id' | 'source'>;
  lesson: Pick<SoughtLesson, 'date' | 'startTime' | 'className'>;
};

/** What is written stays, so nothing is asked; one press takes it back. */
export function useLessonCopy(onCopied?: (planId: string) => void) {
  return useChange(({ plan, lesson }: Copy) => copyInto(plan, lesson), {
    done: (_copies, { lesson }) => `Disalin ke ${lesson.className}.`,
    words: refusalWords,
    changes: ['lesson-plans'],
    undo: ({ copied }) => takeBackCopies(copied),
    mayUndo: ({ copied }) => copied.length > 0,
    refreshed: ({ copied }) => copied[0] && onCopied?.(copied[0].id),
  });
}
