import { ExplanationPanel } from '../../school/subscription/explanation-panel';
import { explanationForSchool } from '../../school/subscription/explanation-source';
import { type SubscriptionStatus, subscriptionSentence } from '../../school/subscription/model';
import { isOpenAt } from '../../school/subscription/page-access';
import { useSubscription } from '../../school/subscription/use-subscription';
import { useSchoolOfAddress } from '../../school/use-school-of-address';
import { appConfig } from '../../site/config';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';
import { BillingPage } from './billing-page';

export function BillingScreen() {
  const schoolCode = useSchoolOfAddress();
  const status = useSubscription(schoolCode, appConfig().mode);
  return (
    <BillingPage
      schoolCode={schoolCode}
      status={status}
      sentence={status && subscriptionSentence(status)}
      explanation={<ExplanationPanel source={explanationForSchool(schoolCode)} />}
      paymentMethodsPath={paymentMethodsPathOf(schoolCode, status)}
    />
  );
}

/** The main domain enforces no subscription. */
function paymentMethodsPathOf(schoolCode: string, status: SubscriptionStatus | undefined) {
  if (currentHost().kind === 'main') return `${paths.paymentMethods}?sekolah=${schoolCode}`;
  return status && isOpenAt(status.restrictionLevel, paths.paymentMethods) ? paths.paymentMethods : undefined;
}
