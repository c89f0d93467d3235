import { useQuery } from '@tanstack/react-query';
import { type PaymentProgress, paymentProgress } from './payment-progress';
import { invoicesQuery, overviewQuery } from './queries';
import { startedInvoice } from './started-checkout';

/** News is pushed; asked for as well while a payment is under way, should the push not come through. */
const whileUnderWay = 5_000;

export function usePaymentProgress(schoolCode: string, mayListInvoices: boolean): PaymentProgress {
  const started = startedInvoice(schoolCode);
  const { data: overview } = useQuery(overviewQuery(schoolCode));
  const { data: invoices = [] } = useQuery({
    ...invoicesQuery(schoolCode),
    enabled: mayListInvoices,
    refetchInterval: ({ state }) =>
      state.data?.invoices.some(({ id, status }) => id === started && status === 'open') && whileUnderWay,
  });
  return paymentProgress(started, invoices, overview?.pendingPayment ?? false);
}
