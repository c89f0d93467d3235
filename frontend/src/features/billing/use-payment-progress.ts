import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { invoicesQuery, overviewQuery } from './calls';
import { paymentPace } from './payment-pace';
import { paymentProgress } from './payment-progress';

/** The bank sends the payer back with the invoice in the address. */
export function usePaymentProgress(schoolCode: string, administers: boolean | undefined) {
  const [search] = useSearchParams();
  const invoiceId = search.get('invoice');
  const { data: overview } = useQuery(overviewQuery(schoolCode));
  const { data } = useQuery({
    ...invoicesQuery(schoolCode),
    enabled: administers === true,
    refetchInterval: ({ state }) =>
      state.data?.invoices.some(({ id, status }) => id === invoiceId && status === 'open') &&
      paymentPace(state),
  });
  // Whoever does not administer the school may list none.
  const invoices = administers === false ? [] : data;
  return {
    progress: paymentProgress(invoiceId, invoices, overview?.pendingPayment ?? false),
    returned: invoices?.find(({ id }) => id === invoiceId),
  };
}
