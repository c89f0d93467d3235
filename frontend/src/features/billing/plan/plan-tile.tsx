import { schoolCodeOfHost, useCurrentSchool } from '../../../school/current-school';
import { PanelLink } from '../../../school/panel-link';
import { subscriptionSentence } from '../../../school/subscription/model';
import { useSubscription } from '../../../school/subscription/use-subscription';
import { appConfig } from '../../../site/config';
import { paths } from '../../../site/paths';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';

/** Where the subscription stands, in a sentence; no business of plain teachers. */
export function PlanTile() {
  const { membership } = useCurrentSchool();
  const schoolCode = schoolCodeOfHost();
  const status = useSubscription(schoolCode, appConfig().mode);
  if (membership.role === 'teacher') return null;
  return (
    <Panel title="Langganan" action={<PanelLink to={paths.billing(schoolCode)}>Butiran</PanelLink>}>
      <p className="text-pretty px-4 py-4">
        {status ? subscriptionSentence(status) : <Skeleton className="w-3/4" />}
      </p>
    </Panel>
  );
}
