import pg from 'pg';
import { withScript } from './child-script.ts';
import { timedInLanes } from './lanes.ts';
import type { LoadResult } from './load.ts';
import { makePayingSchools } from './paying-schools.ts';
import { type Bench, withProduct } from './product.ts';
import { durationRow, latencyRow, type Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const SCHOOLS = 100_000;
const KEPT = 30;
/** What a day takes of a million members who are told something twice a week. */
const EXPIRED = 220_000;
const READ = 500;

const KEPT_ROWS = `
  INSERT INTO notifications (school_id, user_id, kind, dedupe_key, type, title, message, action_required, created_at)
  SELECT school_id, user_id, 'people', 'kept-' || n, 'info', 'Ahli baharu', 'Seorang guru menyertai sekolah ini.', false,
    now() - make_interval(days => n * 12, secs => random() * 86400)
  FROM school_members CROSS JOIN generate_series(1, ${KEPT}) AS n`;

const EXPIRED_ROWS = `
  INSERT INTO notifications (school_id, user_id, kind, dedupe_key, type, title, message, action_required, created_at)
  SELECT school_id, user_id, 'people', 'old-' || n, 'info', 'Ahli baharu', 'Seorang guru menyertai sekolah ini.', false,
    now() - interval '13 months 1 day' - make_interval(secs => random() * 86400)
  FROM (SELECT school_id, user_id FROM school_members ORDER BY user_id LIMIT ${EXPIRED / 10}) AS person
  CROSS JOIN generate_series(1, 10) AS n`;

/** A month of a table that is parted by months; what it does not keep is that nobody is told the same twice. */
const PARTED = `
  CREATE TABLE parted (LIKE notifications) PARTITION BY RANGE (created_at);
  CREATE TABLE parted_old PARTITION OF parted FOR VALUES FROM (MINVALUE) TO (MAXVALUE);
  CREATE INDEX ON parted (school_id, user_id, created_at DESC, id DESC);
  INSERT INTO parted SELECT * FROM notifications WHERE created_at < now() - interval '13 months'`;

/** A day's notifications are forgotten while people read theirs; the reference drops a partition of as many. */
export async function retention(bench: Bench): Promise<Row[]> {
  const { DATABASE_URL } = bench.environment;
  await makePayingSchools(DATABASE_URL, SCHOOLS);
  const client = new pg.Client({ connectionString: DATABASE_URL, options: '-c search_path=app' });
  await client.connect();
  try {
    await withoutTriggers(client, KEPT_ROWS);
    await withoutTriggers(client, EXPIRED_ROWS);
    await client.query(PARTED);
    await client.query('VACUUM ANALYZE');
    return await withProduct(bench, BEHIND_PROXY, (url) =>
      withScript('retention-loop.ts', { ...bench.environment, ROLE: 'api' }, async (script) => {
        const session = await signIn(bench.environment);
        await readings(url, session);
        const alone = await readings(url, session);
        const forgetting = script.ask({}).then(Number);
        const beside = await readings(url, session);
        const took = await forgetting;
        await checkForgotten(client);
        const dropped = await timed(() => client.query('DROP TABLE parted_old'));
        return [
          durationRow(
            { name: `${EXPIRED} notifications forgotten of 3 million / DROP of a partition`, goal: '' },
            [{ ours: took, reference: dropped }],
          ),
          latencyRow({ name: 'notifications read meanwhile / alone', goal: '' }, [
            { ours: beside, reference: alone },
          ]),
        ];
      }),
    );
  } finally {
    await client.end();
  }
}

function readings(url: string, { authorization }: Session): Promise<LoadResult> {
  return timedInLanes(Array.from({ length: READ }), async () => {
    const response = await fetch(`${url}/api/notifications?schoolCode=aba1001`, {
      headers: { authorization, 'x-forwarded-for': randomAddress() },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Reading notifications: ${response.status}`);
  });
}

async function withoutTriggers(client: pg.Client, statement: string): Promise<void> {
  await client.query('ALTER TABLE notifications DISABLE TRIGGER USER');
  await client.query(statement);
  await client.query('ALTER TABLE notifications ENABLE TRIGGER USER');
}

async function checkForgotten(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT count(*)::int AS left FROM notifications WHERE created_at < now() - interval '13 months'",
  );
  if (rows[0].left > 0) throw new Error(`${rows[0].left} expired notifications are left.`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
