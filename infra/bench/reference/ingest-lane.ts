import { randomUUID } from 'node:crypto';
import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';

export type Lane = Readonly<{ client: pg.PoolClient; queue: Pick<Queue, 'add'> }>;

const INSERT = `
  INSERT INTO app.reference_inbox (provider, dedupe_key, state, raw, headers)
  VALUES ('reference', $1, 'received', $2, $3) RETURNING id`;
// The least that keeps an event once; the product's own table also serves its readers.
const TABLE = `
  CREATE TABLE IF NOT EXISTS app.reference_inbox (
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
  attempts: 26,
  backoff: { type: 'retry-delay' },
  removeOnComplete: true,
  removeOnFail: true,
} as const;

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  options: '-c search_path=bullmq',
});
await pool.query(TABLE);

/** The bare driver: one insert and one job in a transaction. */
export async function takeOne({ client, queue }: Lane, raw: Buffer, headers: string): Promise<void> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ id: string }>(INSERT, [randomUUID(), raw, headers]);
  const inboxId = String(rows[0]?.id);
  await queue.add('webhooks.process', { inboxId }, { ...OPTIONS, jobId: `webhooks.process-${inboxId}` });
  await client.query('COMMIT');
}

/** A queue whose statements go to the connection of the transaction. */
export async function openLane(): Promise<Lane> {
  const client = await pool.connect();
  const connection: pg.Pool = Object.create(pool, { query: { value: client.query.bind(client) } });
  const queue = new Queue('webhooks', { connection }, createPostgresBackend);
  await queue.waitUntilReady();
  return { client, queue };
}
