import { useQuery } from '@tanstack/react-query';
import { isOffline } from '../../site/offline';
import { type AppMode, statusAfterFailure } from './failed-check';
import type { SubscriptionStatus } from './model';
import { statusQuery } from './status-query';

/** The school's status as it stands now; undefined until the first answer, and where there is no school. */
export function useSubscription(
  schoolCode: string | undefined,
  mode: AppMode,
): SubscriptionStatus | undefined {
  const { data, error, errorUpdatedAt } = useQuery({
    ...statusQuery(schoolCode ?? ''),
    enabled: schoolCode !== undefined,
  });
  // While the network is away the last verified one stands: the server decides anyway.
  if (!error || (data && isOffline())) return data;
  return statusAfterFailure(mode, new Date(errorUpdatedAt));
}
