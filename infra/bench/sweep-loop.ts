import type { LoadResult } from './load.ts';
import { percentile } from './median.ts';
import { productContext } from './product-context.ts';

export type SweepOrder = Readonly<{ work: 'sweep' | 'poll' | 'empty-transaction'; times?: number }>;

type Subscription = Readonly<{ passDueBoundaries(now: number): Promise<number> }>;
type Pool = Readonly<{ query(statement: string): Promise<unknown> }>;
type Database = Readonly<{ pool: Readonly<{ connect(): Promise<Pool & { release(): void }> }> }>;

const product = await productContext();
const subscription = await product.get<Subscription>('modules/subscription/index.js', 'SubscriptionService');
const database = await product.get<Database>('platform/database/database.js', 'Database');

process.on('message', async (order: SweepOrder) => process.send?.(await done(order)));
// What ends it with its parent has let go of the channel, which is all it waits on between two orders.
process.channel?.ref();
process.send?.('ready');

/** The milliseconds of one sweep, or how long each of many polls takes. */
async function done({ work, times = 1 }: SweepOrder): Promise<number | LoadResult> {
  if (work === 'sweep') return timed(() => subscription.passDueBoundaries(Date.now()));
  const ask = work === 'poll' ? () => subscription.passDueBoundaries(Date.now()) : emptyTransaction;
  const latencies: number[] = [];
  for (let asked = 0; asked < times; asked += 1) latencies.push(await timed(ask));
  const total = latencies.reduce((sum, latency) => sum + latency, 0);
  return {
    perSecond: (times * 1_000) / total,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  };
}

/** As many round trips on the same pool. */
async function emptyTransaction(): Promise<void> {
  const client = await database.pool.connect();
  await client.query('BEGIN; SET LOCAL ROLE app_system');
  await client.query('SELECT 1');
  await client.query('COMMIT');
  client.release();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
