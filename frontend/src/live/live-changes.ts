import type { QueryClient } from '@tanstack/react-query';
import type { Kept } from '../api/kept';
import type { LiveTopic } from '../school/subscription/status-messages';

export type Heard = readonly LiveTopic[] | 'anything';
type Listener = () => void;

/** Epoch milliseconds at which each was last told to have changed. */
const heardAt = new Map<LiveTopic | 'anything', number>();
const listeners = new Set<Listener>();

/** What the school's stream tells, with the names of topics alone. */
export function hearChanges(topics: Heard, now = Date.now()): void {
  for (const topic of topics === 'anything' ? ([topics] as const) : topics) heardAt.set(topic, now);
  for (const listener of listeners) listener();
}

/** Asks anew for what is older than the last news of the topic, now and whenever there is some. Returns what stops it. */
export function keepFresh(queries: QueryClient, topic: LiveTopic, kept: Kept): () => void {
  const refresh = () => {
    const last = Math.max(heardAt.get(topic) ?? 0, heardAt.get('anything') ?? 0);
    void queries.invalidateQueries({
      queryKey: [kept],
      predicate: ({ state }) => state.dataUpdatedAt < last,
    });
  };
  refresh();
  listeners.add(refresh);
  return () => listeners.delete(refresh);
}
