import { setTimeout as pause } from 'node:timers/promises';
import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';
import { interleave } from './interleave.ts';
import type { LoadResult } from './load.ts';
import { type LockedSchool, makeLockedSchools } from './locked-schools.ts';
import { type Bench, withProduct } from './product.ts';
import type { ProcessingOrder } from './reference/processing-loop.ts';
import { withReference } from './reference-process.ts';
import { type Row, throughputRow } from './row.ts';
import { billPaid } from './signed-events.ts';

const EVENTS = 1_000;
const ROUNDS = 6;
const LOOK_EVERY_MS = 20;

const ADD = `
  INSERT INTO app.webhook_inbox (provider, dedupe_key, state, raw, raw_sha256, headers)
  SELECT 'simulated', md5(raw), 'received', convert_to(raw, 'UTF8'), sha256(convert_to(raw, 'UTF8')), '{}'
  FROM unnest($1::text[]) AS event (raw) RETURNING id`;
const WAITING = "SELECT count(*)::int AS waiting FROM app.webhook_inbox WHERE state = 'received'";
const OPENED = `
  SELECT count(*)::int AS opened FROM app.schools JOIN app.subscriptions s ON s.school_id = schools.id
  WHERE schools.code = ANY($1) AND s.recorded_level = 'none'`;

/** First payments of as many schools, all in the inbox at once, until the last of them has opened its school. */
export async function processing(bench: Bench): Promise<Row[]> {
  const { DATABASE_URL: connectionString } = bench.environment;
  const schools = await makeLockedSchools(connectionString, ROUNDS * EVENTS, { tag: 'proses' });
  const pool = new pg.Pool({ connectionString, options: '-c search_path=bullmq' });
  const queue = new Queue('webhooks', { connection: pool }, createPostgresBackend);
  const pairs = await withReference('processing-loop.ts', bench.environment, (loop) =>
    withProduct(bench, {}, () =>
      interleave(
        () => processed(pool, queue, schools.splice(0, EVENTS)),
        async () => (await loop.ask({ count: EVENTS } satisfies ProcessingOrder)) as LoadResult,
      ),
    ),
  );
  await queue.close();
  await pool.end();
  return [throughputRow({ name: 'inbox to open school / bare BullMQ', goal: '' }, pairs, 'events/s')];
}

async function processed(
  pool: pg.Pool,
  queue: Pick<Queue, 'addBulk'>,
  schools: readonly LockedSchool[],
): Promise<LoadResult> {
  const bodies = schools.map(({ bill }) => billPaid('', bill).body);
  const { rows: events } = await pool.query<{ id: string }>(ADD, [bodies]);
  await queue.addBulk(events.map(({ id }) => jobOf(id)));
  const startedAt = performance.now();
  while ((await pool.query<{ waiting: number }>(WAITING)).rows[0]?.waiting !== 0) await pause(LOOK_EVERY_MS);
  const perSecond = (schools.length * 1_000) / (performance.now() - startedAt);
  const { rows } = await pool.query<{ opened: number }>(OPENED, [schools.map(({ code }) => code)]);
  if (rows[0]?.opened !== schools.length) throw new Error(`${rows[0]?.opened} schools were opened.`);
  return { perSecond, p50: Number.NaN, p99: Number.NaN };
}

/** As the product adds it, all in one statement: the worker finds all of them. */
function jobOf(inboxId: string) {
  const name = 'webhooks.process';
  const opts = { jobId: `${name}-${inboxId}`, attempts: 8, removeOnComplete: true, removeOnFail: true };
  return { name, data: { inboxId }, opts };
}
