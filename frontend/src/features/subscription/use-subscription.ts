import { useQuery } from '@tanstack/react-query';
import { type AppMode, statusAfterFailure } from './failed-check';
import type { SubscriptionStatus } from './model';
import { statusQuery } from './status-query';

/** The school's status as it stands now; undefined until the first answer. */
export function useSubscription(schoolCode: string, mode: AppMode): SubscriptionStatus | undefined {
  const { data, isError, errorUpdatedAt } = useQuery(statusQuery(schoolCode));
  return isError ? statusAfterFailure(mode, new Date(errorUpdatedAt)) : data;
}
