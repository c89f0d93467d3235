import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-messages';
import { showToast } from '../../ui/toast';
import { lessonPlansKey } from '../lesson-plans';
import { firstStepsKey } from './first-steps-query';

type Change = { work: () => Promise<unknown>; done: string };

/** Something done to the list; what it changes is asked for again. */
export function useFirstStepsChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSuccess: (_nothing, { done }) => void showToast({ type: 'success', message: done }),
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    onSettled: () =>
      Promise.all([firstStepsKey, lessonPlansKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
