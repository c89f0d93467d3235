import { randomUUID } from 'node:crypto';
import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';
import type { LoadResult } from '../load.ts';
import { percentile } from '../median.ts';

type Lane = Readonly<{ client: pg.PoolClient; queue: Pick<Queue, 'add'> }>;
export type IngestOrder = Readonly<{ count: number; concurrency: number; raw: string; headers: string }>;

const INSERT = `
  INSERT INTO app.reference_inbox (provider, dedupe_key, state, raw, headers)
  VALUES ('reference', $1, 'received', $2, $3) RETURNING id`;
// The least that keeps an event once; the product's own table also serves its readers.
const TABLE = `
  CREATE TABLE app.reference_inbox (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    provider text NOT NULL,
    dedupe_key text NOT NULL,
    state text NOT NULL,
    raw bytea NOT NULL,
    headers jsonb NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (provider, dedupe_key)
  )`;
// As the product adds them.
const OPTIONS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: true,
} as const;

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  options: '-c search_path=bullmq',
});
const lanes: Lane[] = [];

await pool.query(TABLE);
process.on('message', async (order: IngestOrder) => process.send?.(await takeAll(order)));
// What ends it with its parent has let go of the channel, which is all it waits on between two orders.
process.channel?.ref();
process.send?.('ready');

/** The bare driver: one insert and one job in a transaction, as many at a time as there are connections. */
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

async function takeOne({ client, queue }: Lane, raw: Buffer, headers: string): Promise<void> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ id: string }>(INSERT, [randomUUID(), raw, headers]);
  const inboxId = String(rows[0]?.id);
  await queue.add('webhooks.process', { inboxId }, { ...OPTIONS, jobId: `webhooks.process-${inboxId}` });
  await client.query('COMMIT');
}

/** A queue whose statements go to the connection of the transaction. */
async function openLane(): Promise<Lane> {
  const client = await pool.connect();
  const connection: pg.Pool = Object.create(pool, { query: { value: client.query.bind(client) } });
  const queue = new Queue('webhooks', { connection }, createPostgresBackend);
  await queue.waitUntilReady();
  return { client, queue };
}
