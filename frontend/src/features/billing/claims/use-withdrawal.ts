import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { showToast } from '../../../ui/toast';
import { claimsQuery } from '../queries';
import { withdrawClaim } from './withdraw-claim';

export function useWithdrawal(schoolCode: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withdrawClaim(schoolCode, id),
    onSuccess: () => void showToast({ type: 'success', message: 'Bukti ditarik balik.' }),
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    onSettled: () => queries.invalidateQueries({ queryKey: claimsQuery(schoolCode).queryKey }),
  });
}
