import type { LoadResult } from '../load.ts';
import { percentile } from '../median.ts';
import { type Lane, openLane, takeOne } from './ingest-lane.ts';

export type IngestOrder = Readonly<{ count: number; concurrency: number; raw: string; headers: string }>;

const lanes: Lane[] = [];

process.on('message', async (order: IngestOrder) => process.send?.(await takeAll(order)));
// What ends it with its parent has let go of the channel, which is all it waits on between two orders.
process.channel?.ref();
process.send?.('ready');

/** As many at a time as there are connections. */
async function takeAll({ count, concurrency, raw, headers }: IngestOrder): Promise<LoadResult> {
  while (lanes.length < concurrency) lanes.push(await openLane());
  const body = Buffer.from(raw);
  const latencies: number[] = [];
  let left = count;
  const startedAt = performance.now();
  const work = async (lane: Lane): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const begunAt = performance.now();
      await takeOne(lane, body, headers);
      latencies.push(performance.now() - begunAt);
    }
  };
  await Promise.all(lanes.map(work));
  const perSecond = (count * 1_000) / (performance.now() - startedAt);
  return { perSecond, p50: percentile(latencies, 50), p99: percentile(latencies, 99) };
}
