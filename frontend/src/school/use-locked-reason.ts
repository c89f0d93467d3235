import { appConfig } from '../site/config';
import { currentHost } from '../site/host';
import { isOpenAt, limitedReason } from './subscription/page-access';
import { useSubscription } from './subscription/use-subscription';

/** The same for whoever can renew and whoever cannot. */
const lockedReason = 'Halaman ini dibuka semula sebaik langganan sekolah diperbaharui.';

/** Why the subscription keeps a page of this school shut; undefined while it is open, and where no school stands. */
export function useLockedReasons(): (path: string) => string | undefined {
  const config = appConfig();
  const host = currentHost();
  const status = useSubscription(host.kind === 'school' ? host.schoolCode : undefined, config.mode);
  return (path) => {
    if (!status || !config.subscriptionEnforcement || isOpenAt(status.restrictionLevel, path))
      return undefined;
    return status.restrictionLevel === 'locked' ? lockedReason : limitedReason(status);
  };
}

export function useLockedReason(path: string): string | undefined {
  return useLockedReasons()(path);
}
