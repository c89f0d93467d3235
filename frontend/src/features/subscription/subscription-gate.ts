import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { type AppMode, statusAfterFailure } from './failed-check';
import type { SubscriptionStatus } from './model';
import { statusKey, statusQuery } from './status-query';

/** Answers the navigation checks; never rejects. While the device is offline the last verified answer stands: the
 * server decides anyway. */
export function subscriptionGate(queries: QueryClient, mode: AppMode) {
  return {
    async current(schoolCode: string): Promise<SubscriptionStatus> {
      const known = queries.getQueryData<SubscriptionStatus>(statusKey(schoolCode));
      if (known && !onlineManager.isOnline()) return known;
      try {
        return await queries.fetchQuery({ ...statusQuery(schoolCode), networkMode: 'always' });
      } catch {
        return statusAfterFailure(mode, new Date());
      }
    },
  };
}
