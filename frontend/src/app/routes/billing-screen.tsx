import { BillingPage } from '../../features/billing/billing-page';
import { ExplanationPanel } from '../../features/subscription/explanation-panel';
import { explanationForSchool } from '../../features/subscription/explanation-source';
import { type SubscriptionStatus, subscriptionSentence } from '../../features/subscription/model';
import { useSubscription } from '../../features/subscription/use-subscription';
import { appConfig } from '../config';
import { usePlanView } from '../first-steps/use-plan-view';
import { isOpenAt } from '../navigation/subscription-enforcement';
import { paths } from '../paths';
import { currentHost } from '../school';
import { useSchoolOfAddress } from '../use-school-of-address';

export function BillingScreen() {
  const schoolCode = useSchoolOfAddress();
  usePlanView(schoolCode);
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
