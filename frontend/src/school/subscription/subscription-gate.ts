import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { type AppMode, statusAfterFailure } from './failed-check';
import type { SubscriptionStatus } from './model';
import { statusKey, statusQuery } from './status-query';

/** Rejects when the time is over and nothing is known. */
function inTime<Answer>(asked: Promise<Answer>, known: Answer | undefined): Promise<Answer> {
  const late = new Promise<Answer>((resolve, reject) => {
    setTimeout(() => (known ? resolve(known) : reject(new Error('The answer is late.'))), timeLimit);
  });
  return Promise.race([asked, late]);
}

/** A page that waits longer for its status stays blank for nothing. */
const timeLimit = 3000;

/** Answers the navigation checks; never rejects, and never keeps them waiting. While the device is offline, or the
 * answer is late, the last verified one stands: the server decides anyway. */
export function subscriptionGate(queries: QueryClient, mode: AppMode) {
  return {
    async current(schoolCode: string): Promise<SubscriptionStatus> {
      const known = queries.getQueryData<SubscriptionStatus>(statusKey(schoolCode));
      if (known && !onlineManager.isOnline()) return known;
      try {
        const asked = queries.fetchQuery({ ...statusQuery(schoolCode), networkMode: 'always' });
        return await inTime(asked, known);
      } catch {
        return statusAfterFailure(mode, new Date());
      }
    },
  };
}
