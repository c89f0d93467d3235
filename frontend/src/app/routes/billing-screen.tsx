import { useParams } from 'react-router';
import { BillingPage } from '../../features/billing/billing-page';
import { ExplanationPanel } from '../../features/subscription/explanation-panel';
import { subscriptionSentence } from '../../features/subscription/model';
import { useSubscription } from '../../features/subscription/use-subscription';
import { appConfig } from '../config';

export function BillingScreen() {
  const { schoolCode = '' } = useParams();
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
