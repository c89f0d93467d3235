import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { useChange } from '../../../queries/use-change';

export function useWithdrawal(schoolCode: string) {
  const withdraw = (id: string) =>
    unwrap(api.DELETE('/api/billing/claims/{id}', { params: { path: { id }, query: { schoolCode } } }));
  return useChange(withdraw, { done: 'Bukti ditarik balik.', changes: ['billing'] });
}
