import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../../../api/error-messages';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { formatMoney } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { ReceiptButton } from '../documents/receipt-button';
import { PaymentNotice } from '../payment-notice';
import { paymentProgress } from '../payment-progress';
import { findInvoiceQuery } from './calls';
import { returnedInvoice } from './returned-invoice';

type SuccessPageProps = {
  /** The way to sign in; undefined for whoever has. */
  signIn: ReactNode | undefined;
  billingPath: (schoolCode: string) => string;
  payPath: string;
};

/** Where a provider sends the payer back to: says what our books say of the invoice, never what the address claims. */
export function SuccessPage({ signIn, billingPath, payPath }: SuccessPageProps) {
  const [search] = useSearchParams();
  const name = returnedInvoice(search);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...findInvoiceQuery(name ?? ''),
    enabled: name !== null && signIn === undefined,
  });
  if (signIn) return <Unknown action={signIn}>Sila log masuk untuk melihat keadaan pembayaran.</Unknown>;
  if (name === null || data === null)
    return (
      <Unknown action={<ButtonLink to={payPath}>Buka langganan</ButtonLink>}>
        Invois ini tidak dijumpai antara sekolah yang anda urus. Bayaran yang telah dibuat tetap direkodkan
        sebaik bank mengesahkannya.
      </Unknown>
    );
  if (isPending)
    return (
      <>
        <PageHeader title="Pembayaran" />
        <PaymentNotice progress="checking" />
      </>
    );
  if (error && !data)
    return (
      <ErrorState title="Pembayaran tidak dapat disemak" onRetry={refetch} retrying={isFetching}>
        {errorMessage(error)} Bayaran yang telah dibuat tidak terjejas.
      </ErrorState>
    );
  const { invoice, schoolCode } = data;
  const isWaiting = invoice.lastAttempt === 'pending';
  return (
    <>
      <PageHeader title="Pembayaran" state={`${invoice.number}, ${formatMoney(invoice.amountSen)}`} />
      <PaymentNotice progress={paymentProgress(invoice.id, [invoice], isWaiting)}>
        {invoice.status === 'paid' && <ReceiptButton schoolCode={schoolCode} invoice={invoice} />}
      </PaymentNotice>
      <ButtonLink to={billingPath(schoolCode)} icon="billing">
        Buka langganan
      </ButtonLink>
    </>
  );
}

function Unknown({ action, children }: { action: ReactNode; children: string }) {
  return (
    <>
      <PageHeader title="Pembayaran" />
      <EmptyState icon="billing" title="Keadaan pembayaran belum diketahui" action={action}>
        {children}
      </EmptyState>
    </>
  );
}
