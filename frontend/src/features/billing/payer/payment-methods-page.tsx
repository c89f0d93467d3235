import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { ButtonLink } from '../../../ui/button-link';
import { DefinitionList } from '../../../ui/definition-list';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { SkeletonRows } from '../../../ui/skeleton';
import { ClaimSection } from '../claims/claim-section';
import { EvidenceList } from '../documents/evidence-list';
import { detailsQuery, overviewQuery } from '../queries';
import { PayerEditor } from './payer-editor';
import { payerFacts } from './payer-facts';

type PaymentMethodsPageProps = { schoolCode: string; billingPath: string };

/** The school's own: its preferred way to pay, who pays, who gets receipts, and evidence of what it paid by itself. */
export function PaymentMethodsPage({ schoolCode, billingPath }: PaymentMethodsPageProps) {
  const overview = useQuery(overviewQuery(schoolCode));
  const details = useQuery(detailsQuery(schoolCode));
  const failure = overview.error ?? details.error;
  if (failure)
    return (
      <>
        <PageHeader title="Kaedah pembayaran" />
        <ErrorState
          title="Kaedah pembayaran tidak dapat dimuatkan"
          onRetry={() => Promise.all([overview.refetch(), details.refetch()])}
          retrying={overview.isFetching || details.isFetching}
        >
          {errorMessage(failure)}
        </ErrorState>
      </>
    );
  if (!overview.data || !details.data) return <SkeletonRows rows={6} label="Memuatkan kaedah pembayaran…" />;
  const { school, canRenew, providers } = overview.data;
  const preferred =
    providers.find(({ id }) => id === details.data.preferredProvider)?.name ?? 'Tiada pilihan';
  return (
    <>
      <PageHeader
        title="Kaedah pembayaran"
        state={canRenew ? school.name : `${school.name}. Hanya Admin Utama boleh mengubah butiran ini.`}
        action={
          <ButtonLink to={billingPath} variant="secondary" icon="billing">
            Langganan
          </ButtonLink>
        }
      />
      {canRenew ? (
        <PayerEditor schoolCode={schoolCode} details={details.data} providers={providers} />
      ) : (
        <DefinitionList
          items={[{ term: 'Kaedah pembayaran pilihan', value: preferred }, ...payerFacts(details.data)]}
        />
      )}
      <ClaimSection schoolCode={schoolCode} canRenew={canRenew} />
      <EvidenceList schoolCode={schoolCode} />
    </>
  );
}
