import type { Replay } from '../queries';

/** How many events have come to an end, whichever. */
export function settledCount({ counts }: Pick<Replay, 'counts'>): number {
  return counts
    .filter(({ state }) => state !== 'waiting' && state !== 'queued')
    .reduce((sum, { count }) => sum + count, 0);
}
