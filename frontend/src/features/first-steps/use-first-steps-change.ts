import { useChange } from '../../queries/use-change';
import { lessonPlansKey } from '../lesson-plans';
import { firstStepsKey } from './first-steps-query';

export function useFirstStepsChange(act: () => Promise<unknown>, done: string) {
  return useChange(act, { done, stale: [firstStepsKey, lessonPlansKey] });
}
