import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type PaymentProgress, paymentProgress } from './payment-progress';
import { invoicesQuery, overviewQuery } from './queries';

/** News is pushed; asked for as well while a payment is under way, should the push not come through. */
const whileUnderWay = 5_000;

/** The bank sends the payer back with the invoice in the address. */
export function usePaymentProgress(schoolCode: string, mayListInvoices: boolean): PaymentProgress {
  const [search] = useSearchParams();
  const invoiceId = search.get('invoice');
  const { data: overview } = useQuery(overviewQuery(schoolCode));
  const { data: invoices = [] } = useQuery({
    ...invoicesQuery(schoolCode),
    enabled: mayListInvoices,
    refetchInterval: ({ state }) =>
      state.data?.invoices.some(({ id, status }) => id === invoiceId && status === 'open') && whileUnderWay,
  });
  return paymentProgress(invoiceId, invoices, overview?.pendingPayment ?? false);
}
