import { useChange } from '../../queries/use-change';

export function useFirstStepsChange(act: () => Promise<unknown>, done: string) {
  return useChange(act, { done, changes: ['first-steps', 'lesson-plans'] });
}
