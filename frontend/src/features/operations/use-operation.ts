import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast';
import { operationsKey } from './queries';

/** An action of an operator: everything on these screens is read anew once it is done. */
export function useOperation<Input, Result>(act: (input: Input) => Promise<Result>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      void showToast({ type: 'success', message: done });
      return queryClient.invalidateQueries({ queryKey: operationsKey });
    },
  });
}
