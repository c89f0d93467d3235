import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from './queries';

/** 0 until it is known, and for somebody who has no inbox here. */
export function useUnread(): number {
  const { data = 0 } = useQuery(unreadQuery());
  return data;
}
