import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchPart } from '../../api/retry';
import {
  eventQuery,
  overviewQuery,
  type Replay,
  type ReplayItem,
  replayItemsQuery,
  replayQuery,
  replaysQuery,
  schedulesQuery,
} from './calls';
import type { Subject } from './follow-told';
import { isGoingOn, withChanged } from './replays/replay-progress';

/** While a page shows it, the page is told of it as it changes and asks for nothing. Null: it does not change. */
export function useTold(subject: Subject | null): void {
  const queries = useQueryClient();
  const address = subject?.address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its address names a subject
  useEffect(() => {
    if (!subject) return;
    const left = new AbortController();
    void fetchPart(() => import('./follow-told'), left.signal)
      .then((part) => part?.followTold(queries, subject, left.signal))
      .catch(() => undefined);
    return () => left.abort();
  }, [queries, address]);
}

/** The figures of the platform, and its schedules. */
export const overviewNews: Subject = {
  address: '/api/operations/overview/events',
  put: (queries) => ({
    overview: (json) => queries.setQueryData(overviewQuery().queryKey, JSON.parse(json)),
    schedules: (json) => queries.setQueryData(schedulesQuery().queryKey, JSON.parse(json)),
  }),
};

export const replaysNews: Subject = {
  address: '/api/operations/replays/events',
  put: (queries) => ({
    replays: (json) => queries.setQueryData(replaysQuery().queryKey, JSON.parse(json)),
  }),
};

/** How far a replay is, and what came of its events: the latest alone, so that the whole is asked for when it is over. */
export function replayNews(id: string): Subject {
  const itemsKey = replayItemsQuery(id).queryKey;
  return {
    address: `/api/operations/replays/${id}/events`,
    missed: itemsKey,
    put: (queries) => ({
      items: (json) => {
        const { items }: { items: ReplayItem[] } = JSON.parse(json);
        queries.setQueryData(itemsKey, (data) => data && { ...data, pages: withChanged(data.pages, items) });
      },
      replay: (json) => {
        const replay: Replay = JSON.parse(json);
        queries.setQueryData(replayQuery(id).queryKey, replay);
        if (!isGoingOn(replay)) void queries.invalidateQueries({ queryKey: itemsKey });
      },
    }),
  };
}

export function eventNews(id: string): Subject {
  return {
    address: `/api/operations/events/${id}/events`,
    put: (queries) => ({
      event: (json) => queries.setQueryData(eventQuery(id).queryKey, JSON.parse(json)),
    }),
  };
}
