import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast';
import { operationsKey } from './queries';

/** An action of an operator: everything on these screens is read anew once it is done. `done`: what the toast says. */
export function useOperation<Input, Result>(
  act: (input: Input) => Promise<Result>,
  done: string | ((result: Result) => string),
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      const message = typeof done === 'string' ? done : done(result);
      void showToast({ type: 'success', message });
      return queryClient.invalidateQueries({ queryKey: operationsKey });
    },
  });
}
