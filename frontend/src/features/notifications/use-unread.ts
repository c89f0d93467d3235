import { type QueryClient, useQuery } from '@tanstack/react-query';
import { unreadQuery } from './calls';

/** 0 until it is known, and for somebody who has no inbox here. */
export function useUnread(): number {
  const { data = 0 } = useQuery(unreadQuery());
  return data;
}

/** The server told how many there are now. What says so comes when it is first needed. */
export async function hearUnread(
  queries: QueryClient,
  unread: number,
  open: (link: string) => void,
): Promise<void> {
  const { takeUnread } = await import('./take-unread');
  await takeUnread(queries, unread, open);
}
