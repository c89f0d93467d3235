import { useParams } from 'react-router';
import { BillingPage } from '../../features/billing/billing-page';
import { ExplanationPanel } from '../../features/subscription/explanation-panel';
import { subscriptionSentence } from '../../features/subscription/model';
import { useSubscription } from '../../features/subscription/use-subscription';
import { appConfig } from '../config';
import { usePlanView } from '../first-steps/use-plan-view';

export function BillingScreen() {
  const { schoolCode = '' } = useParams();
  usePlanView(schoolCode);
  const status = useSubscription(schoolCode, appConfig().mode);
  return (
    <BillingPage
      schoolCode={schoolCode}
      status={status}
      sentence={status && subscriptionSentence(status)}
      explanation={<ExplanationPanel schoolCode={schoolCode} />}
    />
  );
}
