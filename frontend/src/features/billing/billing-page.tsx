import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { errorMessage } from '../../api/error-messages';
import type { components } from '../../api/schema';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { BillingSkeleton } from './billing-skeleton';
import { administersQuery, detailsQuery, overviewQuery, plansQuery } from './calls';
import { CheckoutForm } from './checkout-form';
import { OwnData } from './documents/own-data';
import { ReceiptButton } from './documents/receipt-button';
import { PayerSummary } from './payer/payer-summary';
import { PaymentNotice } from './payment-notice';
import type { PaymentProgress } from './payment-progress';
import { PlanPanel } from './plan/plan-panel';
import { usePaymentProgress } from './use-payment-progress';
import { WhoToTell } from './who-to-tell';

/** Far below what is paid for; fetched after it. */
const Papers = lazy(async () => ({ default: (await import('./documents/papers')).Papers }));
const ClaimSection = lazy(async () => ({
  default: (await import('./claims/claim-section')).ClaimSection,
}));

type BillingPageProps = {
  schoolCode: string;
  status: components['schemas']['SubscriptionStatusDto'] | undefined;
  /** The state of the subscription in one sentence. */
  sentence: string | undefined;
  /** Why the status is what it is, for administrators. */
  explanation: ReactNode;
  /** Undefined while the subscription keeps it shut. */
  paymentMethodsPath: string | undefined;
};

/** Stands on the school's host, where a locked school is sent, and on the main domain alike. */
export function BillingPage(props: BillingPageProps) {
  const { schoolCode, status, sentence, explanation, paymentMethodsPath } = props;
  const overview = useQuery(overviewQuery(schoolCode));
  const plans = useQuery(plansQuery());
  const asked = useQuery(administersQuery(schoolCode)).data;
  const administers = asked ?? false;
  const details = useQuery({ ...detailsQuery(schoolCode), enabled: administers });
  const preferredProvider = details.data?.preferredProvider ?? null;
  const { progress, returned } = usePaymentProgress(schoolCode, asked);
  const failure = overview.error ?? plans.error;

  if (failure && !(overview.data && plans.data))
    return (
      <>
        <PageHeader title="Langganan" state={sentence} />
        <ErrorState
          title="Butiran langganan tidak dapat dimuatkan"
          onRetry={() => Promise.all([overview.refetch(), plans.refetch()])}
          retrying={overview.isFetching || plans.isFetching}
        >
          {errorMessage(failure)} Bayaran yang telah dibuat tidak terjejas.
        </ErrorState>
      </>
    );
  if (!overview.data || !plans.data)
    return (
      <>
        <PaymentNotice progress={progress} />
        <BillingSkeleton />
      </>
    );

  const { school, canRenew } = overview.data;
  const shared = { schoolCode, overview: overview.data, plans: plans.data, preferredProvider };
  const isRenewalUrgent = status?.restrictionLevel === 'locked' || status?.restrictionLevel === 'limited';
  const plan = <PlanPanel key="plan" {...shared} expiresAt={status?.expiresAt ?? null} />;
  const renewal = canRenew && mayPay(progress) && (
    <CheckoutForm key="renewal" {...shared} isRunning={(status?.daysUntilExpiry ?? 0) > 0} />
  );
  return (
    <>
      <PageHeader
        title={`Langganan ${school.name}`}
        state={sentence}
        action={administers && paymentMethodsPath && <PaymentMethodsLink to={paymentMethodsPath} />}
      />
      <PaymentNotice progress={progress}>
        {progress === 'paid' && returned && (
          <>
            <ReceiptButton schoolCode={schoolCode} invoice={returned} />
            {canRenew && (
              <ButtonLink to="?" variant="quiet">
                Buat bayaran lain
              </ButtonLink>
            )}
          </>
        )}
      </PaymentNotice>
      {!canRenew && <WhoToTell {...overview.data} />}
      {isRenewalUrgent ? [renewal, plan] : [plan, renewal]}
      {administers && (
        <>
          <div className="pb-10">{explanation}</div>
          <Suspense>
            <Papers schoolCode={schoolCode} canRenew={canRenew} />
            <ClaimSection schoolCode={schoolCode} canRenew={canRenew} />
          </Suspense>
          <PayerSummary schoolCode={schoolCode} overview={overview.data} />
        </>
      )}
      <OwnData schoolCode={schoolCode} administers={administers} />
    </>
  );
}

/** Whoever has just paid, or waits for the bank, is not asked to pay. */
function mayPay(progress: PaymentProgress): boolean {
  return progress !== 'awaiting-approval' && progress !== 'checking' && progress !== 'paid';
}

function PaymentMethodsLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} variant="secondary" icon="settings">
      Kaedah pembayaran
    </ButtonLink>
  );
}
