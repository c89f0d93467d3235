import type { LoadResult } from './load.ts';
import { percentile } from './median.ts';

/** The product's pool has as many connections. */
export const CONCURRENCY = 10;

/** Does `work` for each item, ten at a time. */
export async function inLanes<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  lanes = CONCURRENCY,
): Promise<void> {
  const left = items.values();
  const lane = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The same, with the time that each takes. */
export async function timedInLanes<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  lanes?: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  await inLanes(
    items,
    async (item) => {
      const begunAt = performance.now();
      await work(item);
      latencies.push(performance.now() - begunAt);
    },
    lanes,
  );
  const perSecond = (items.length * 1_000) / (performance.now() - startedAt);
  return { perSecond, p50: percentile(latencies, 50), p99: percentile(latencies, 99) };
}
