import { useInfiniteQuery } from '@tanstack/react-query';
import { plansQuery } from '../queries';

/** Of the person; false until it is known. */
export function useHasNoPlans(): boolean {
  return useInfiniteQuery(plansQuery(null)).data?.pages[0]?.items.length === 0;
}
