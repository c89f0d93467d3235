import { once } from 'node:events';
import { createPostgresBackend, type Job, Queue, Worker } from 'bullmq';
import pg from 'pg';
import type { LoadResult } from '../load.ts';

export type ProcessingOrder = Readonly<{ count: number }>;

/** What the product sends for the first payment of a school, and then to find out whom to tell of it. */
const [READS, INSERTS, UPDATES, READS_AFTER] = [9, 6, 3, 9];
const CONCURRENCY = 8;
const OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const jobs = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 6,
  options: '-c search_path=bullmq',
});
await pool.query('CREATE TABLE app.reference_work (id bigserial PRIMARY KEY, job text NOT NULL, body text)');
await pool.query('CREATE INDEX reference_work_job ON app.reference_work (job)');
const queue = new Queue('reference', { connection: jobs }, createPostgresBackend);
const later = new Queue('reference-later', { connection: jobs }, createPostgresBackend);
await Promise.all([queue.waitUntilReady(), later.waitUntilReady()]);
let left = 0;
const drained = new EventTarget();
const settings = { connection: jobs, concurrency: CONCURRENCY };
const worker = new Worker('reference', work, settings, createPostgresBackend);
const laterWorker = new Worker('reference-later', workLater, settings, createPostgresBackend);
await Promise.all([worker.waitUntilReady(), laterWorker.waitUntilReady()]);

process.on('message', async (order: ProcessingOrder) => process.send?.(await takeAll(order)));
// What ends it with its parent has let go of the channel, which is all it waits on between two orders.
process.channel?.ref();
process.send?.('ready');

async function takeAll({ count }: ProcessingOrder): Promise<LoadResult> {
  left = count;
  const over = once(drained, 'over');
  const entries = Array.from({ length: count }, () => ({ name: 'work', data: {}, opts: OPTIONS }));
  await queue.addBulk(entries);
  const startedAt = performance.now();
  await over;
  return {
    perSecond: (count * 1_000) / (performance.now() - startedAt),
    p50: Number.NaN,
    p99: Number.NaN,
  };
}

/** The least of statements in one transaction: every one finds or writes one row by a key. */
async function work(job: Job): Promise<void> {
  const client = await pool.connect();
  const inserted: string[] = [];
  await client.query('BEGIN');
  for (let done = 0; done < INSERTS; done += 1) inserted.push(await insert(client, String(job.id)));
  for (const id of inserted.slice(0, UPDATES))
    await client.query("UPDATE app.reference_work SET body = 'done' WHERE id = $1", [id]);
  await read(client, String(job.id), READS);
  await later.add('later', {}, OPTIONS);
  await client.query('COMMIT');
  client.release();
  left -= 1;
  if (left === 0) drained.dispatchEvent(new Event('over'));
}

async function workLater(job: Job): Promise<void> {
  const client = await pool.connect();
  await client.query('BEGIN');
  await read(client, String(job.id), READS_AFTER);
  await client.query('COMMIT');
  client.release();
}

async function insert(client: pg.PoolClient, job: string): Promise<string> {
  const statement = "INSERT INTO app.reference_work (job, body) VALUES ($1, 'begun') RETURNING id";
  return String((await client.query<{ id: string }>(statement, [job])).rows[0]?.id);
}

async function read(client: pg.PoolClient, job: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1)
    await client.query('SELECT body FROM app.reference_work WHERE job = $1', [job]);
}
