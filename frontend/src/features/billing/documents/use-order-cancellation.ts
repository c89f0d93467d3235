import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { useChange } from '../../../queries/use-change';

/** Takes back an order that nobody has paid. It can be made again at any time, so nobody is asked twice. */
export function useOrderCancellation(schoolCode: string) {
  const cancel = (id: string) => {
    const params = { path: { id }, query: { schoolCode } };
    return unwrap(api.POST('/api/billing/invoices/{id}/cancellation', { params }));
  };
  return useChange(cancel, { done: 'Pesanan dibatalkan.', changes: ['billing'] });
}
