import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { errorMessage } from '../../../api/error-messages';
import { showToast } from '../../../ui/toast';
import { invoicesQuery } from '../queries';

/** Takes back an order that nobody has paid. It can be made again at any time, so nobody is asked twice. */
export function useOrderCancellation(schoolCode: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(
        api.POST('/api/billing/invoices/{id}/cancellation', {
          params: { path: { id }, query: { schoolCode } },
        }),
      ),
    onSuccess: () => void showToast({ type: 'success', message: 'Pesanan dibatalkan.' }),
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    onSettled: () => queries.invalidateQueries({ queryKey: invoicesQuery(schoolCode).queryKey }),
  });
}
