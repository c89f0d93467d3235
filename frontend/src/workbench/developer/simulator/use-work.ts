import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { showToast } from '../../../ui/toast';

/** Something that is done to the simulated world; everything shown of it is asked for again. */
export function useWork<Order, Result>(work: (order: Order) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['simulator'] }),
  });
}
