import { useSubscription } from '../../features/subscription/use-subscription';
import { appConfig } from '../config';
import { schoolCodeOfHost } from '../current-school';
import { isOpenAt, limitedMessage, lockedMessage } from '../navigation/subscription-enforcement';

/** Why the subscription keeps a page of this school shut; undefined while it is open. */
export function useLockedReason(path: string): string | undefined {
  const config = appConfig();
  const status = useSubscription(schoolCodeOfHost(), config.mode);
  if (!status || !config.subscriptionEnforcement || isOpenAt(status.restrictionLevel, path)) return undefined;
  return status.restrictionLevel === 'locked' ? lockedMessage : limitedMessage;
}
