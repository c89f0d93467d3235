import { focusManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unreadKey, unreadQuery } from './queries';

/** 0 until it is known, and for somebody who has no inbox here. */
export function useUnread(): number {
  const { data = 0 } = useQuery(unreadQuery());
  return data;
}

const minute = 60_000;

/** Asks each minute, while the page is looked at, where nothing was heard of the stream that would have told. */
export function useUnreadWithoutStream(): { heard: () => void } {
  const queries = useQueryClient();
  const lastHeard = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const isSilent = Date.now() - lastHeard.current > minute;
      if (isSilent && focusManager.isFocused())
        void queries.refetchQueries({ queryKey: unreadKey, type: 'active' });
    }, minute);
    return () => clearInterval(timer);
  }, [queries]);
  return {
    heard: () => {
      lastHeard.current = Date.now();
    },
  };
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
