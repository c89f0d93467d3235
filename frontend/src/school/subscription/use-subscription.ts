import { useQuery } from '@tanstack/react-query';
import { type AppMode, statusAfterFailure } from './failed-check';
import type { SubscriptionStatus } from './model';
import { statusQuery } from './status-query';

/** The school's status as it stands now; undefined until the first answer, and where there is no school. */
export function useSubscription(
  schoolCode: string | undefined,
  mode: AppMode,
): SubscriptionStatus | undefined {
  const { data, isError, errorUpdatedAt } = useQuery({
    ...statusQuery(schoolCode ?? ''),
    enabled: schoolCode !== undefined,
  });
  return isError ? statusAfterFailure(mode, new Date(errorUpdatedAt)) : data;
}
