import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { showToast } from '../../../ui/toast';
import { type BillingOverview, overviewQuery } from '../queries';

type PlanChange = { work: () => Promise<BillingOverview>; done: string };

/** A decision about the plan, told when it is made or refused; the answer is what holds after it. */
export function usePlanChange(schoolCode: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ work }: PlanChange) => work(),
    onSuccess: (overview, { done }) => {
      queries.setQueryData(overviewQuery(schoolCode).queryKey, overview);
      void showToast({ type: 'success', message: done });
      onDone();
    },
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['billing', schoolCode] });
      void queries.invalidateQueries({ queryKey: ['subscription', schoolCode] });
    },
  });
}
