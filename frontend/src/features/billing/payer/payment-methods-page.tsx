import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import { ButtonLink } from '../../../ui/button-link';
import { DefinitionList } from '../../../ui/definition-list';
import { PageHeader } from '../../../ui/page-header';
import { type BillingDetails, type BillingOverview, detailsQuery, overviewQuery } from '../calls';
import { ClaimSection } from '../claims/claim-section';
import { EvidenceList } from '../documents/evidence-list';
import { PayerEditor } from './payer-editor';
import { payerFacts } from './payer-facts';

type PaymentMethodsPageProps = { schoolCode: string; billingPath: string };

/** The school's own: its preferred way to pay, who pays, who gets receipts, and evidence of what it paid by itself. */
export function PaymentMethodsPage({ schoolCode, billingPath }: PaymentMethodsPageProps) {
  const overview = useQuery(overviewQuery(schoolCode));
  const details = useQuery(detailsQuery(schoolCode));
  return (
    <QueryStates query={allOf(overview, details)} what="Kaedah pembayaran">
      {([known, payer]) => <Methods {...{ schoolCode, billingPath }} overview={known} details={payer} />}
    </QueryStates>
  );
}

type MethodsProps = PaymentMethodsPageProps & { overview: BillingOverview; details: BillingDetails };

function Methods({ schoolCode, billingPath, overview, details }: MethodsProps) {
  const { school, canRenew, providers } = overview;
  const preferred = providers.find(({ id }) => id === details.preferredProvider)?.name ?? 'Tiada pilihan';
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
        <PayerEditor schoolCode={schoolCode} details={details} providers={providers} />
      ) : (
        <DefinitionList
          items={[{ term: 'Kaedah pembayaran pilihan', value: preferred }, ...payerFacts(details)]}
        />
      )}
      <ClaimSection schoolCode={schoolCode} canRenew={canRenew} />
      <EvidenceList schoolCode={schoolCode} />
    </>
  );
}
