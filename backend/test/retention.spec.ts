import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { Retention } from '../src/platform/retention/retention.js';
import { billedSchool, takeIn } from './support/billed-school.js';
import { makeMember, makeSchool, type TestSchool } from './support/builders.js';
import { MONTH_OF_T60_SEN as AMOUNT } from './support/checkouts.js';
import { bankEvent, type Delivery, deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
beforeAll(async () => {
  t = await startTestApp();
  school = await makeSchool(t);
});
afterAll(() => t?.close());

const forgetExpired = () => t.app.get(Retention).forgetExpired({}, { now: systemNow() });
const rows = (statement: string, ...values: unknown[]) => rowsOf(t.database, statement, values);
const count = async (statement: string, ...values: unknown[]) => (await rows(statement, ...values)).length;

describe('An event', () => {
  /** One that was processed, and came so many days and a second ago. */
  async function eventOf(days: number): Promise<Delivery> {
    const { bill } = await billedSchool(t, 'simulated');
    const event = bankEvent('payment.failed', bill, AMOUNT);
    await takeIn(t, event);
    await rows(
      `UPDATE webhook_inbox SET received_at = now() - make_interval(days => $1, secs => 1)
       WHERE raw_sha256 = sha256($2)`,
      days,
      Buffer.from(event.body),
    );
    return event;
  }

  const byHash = ({ body }: Delivery) =>
    rows(
      'SELECT state, deliveries, raw IS NULL AS erased FROM webhook_inbox WHERE raw_sha256 = sha256($1)',
      Buffer.from(body),
    );

  it('loses its body after 90 days and keeps all else: a duplicate is still one', async () => {
    const [old, young] = [await eventOf(90), await eventOf(89)];
    await forgetExpired();
    await deliver(t, old).expect(200);
    expect(await byHash(old)).toEqual([{ state: 'processed', deliveries: 2, erased: true }]);
    expect(await byHash(young)).toEqual([{ state: 'processed', deliveries: 1, erased: false }]);
  });

  it('is forgotten after seven years, with its attempts and its replay', async () => {
    const [old, kept] = [await eventOf(365 * 7 + 2), await eventOf(365 * 7 - 1)];
    const replayId = randomUUID();
    await rows(
      `WITH replay AS (
         INSERT INTO webhook_replays
           (id, requested_by, requested_email, reason, selection, per_minute, total, state, ended_at, requested_at)
         VALUES ($1, $1, 'x', 'x', '{}', 1, 1, 'finished', now(), now() - interval '7 years 1 day'))
       INSERT INTO webhook_replay_items (replay_id, position, inbox_id, state_before)
       SELECT $1, 1, id, 'processed' FROM webhook_inbox WHERE raw_sha256 = sha256($2)`,
      replayId,
      Buffer.from(old.body),
    );
    await forgetExpired();
    expect(await byHash(old)).toEqual([]);
    expect(await byHash(kept)).toEqual([{ state: 'processed', deliveries: 1, erased: true }]);
    expect(await count('SELECT FROM webhook_replay_items WHERE replay_id = $1', replayId)).toBe(0);
    expect(await count('SELECT FROM webhook_replays WHERE id = $1', replayId)).toBe(0);
    expect(
      await count(
        'SELECT FROM webhook_attempts WHERE NOT EXISTS (SELECT FROM webhook_inbox WHERE id = inbox_id)',
      ),
    ).toBe(0);
  });

  it('that still waits is kept, however old', async () => {
    await rows(
      `INSERT INTO webhook_inbox (provider, dedupe_key, state, raw, raw_sha256, headers, received_at)
       VALUES ('simulated', 'waits', 'received', 'x', sha256('x'), '{}', now() - interval '8 years')`,
    );
    await forgetExpired();
    expect(await count("SELECT FROM webhook_inbox WHERE dedupe_key = 'waits' AND raw IS NOT NULL")).toBe(1);
    await rows("DELETE FROM webhook_inbox WHERE dedupe_key = 'waits'");
  });
});

describe('What people were told', () => {
  it('is forgotten after a school year and the month after it, by more than one job at once', async () => {
    const { userId } = await makeMember(t, school, 'teacher');
    await rows(
      `INSERT INTO notifications
         (school_id, user_id, kind, dedupe_key, type, title, message, action_required, created_at)
       SELECT $1, $2, 'people', 'told-' || n, 'info', 'x', 'x', false,
         now() - CASE WHEN n <= 2500 THEN interval '13 months 1 minute' ELSE interval '12 months' END
       FROM generate_series(1, 2510) AS n`,
      school.id,
      userId,
    );
    await Promise.all([forgetExpired(), forgetExpired()]);
    await forgetExpired();
    expect(await count('SELECT FROM notifications WHERE user_id = $1', userId)).toBe(10);
  });

  it('loses the words of its mail after 90 days, and that it was mailed after 13 months; one that waits keeps both', async () => {
    const mail = (key: string, age: string, sent: boolean) =>
      rows(
        `INSERT INTO mail_outbox
           (id, school_id, dedupe_key, recipient, subject, body_text, body_html, created_at, sent_at, held_until)
         VALUES (gen_random_uuid(), $1, $2, 'a@contoh.test', 'x', 'x', '<p>x</p>', now() - $3::interval,
           CASE WHEN $4 THEN now() END, 'infinity')`,
        school.id,
        key,
        age,
        sent,
      );
    await mail('young', '89 days', true);
    await mail('old', '91 days', true);
    await mail('older', '14 months', true);
    await mail('waits', '14 months', false);
    await forgetExpired();
    const left = "SELECT dedupe_key AS key, body_html <> '' AS told FROM mail_outbox WHERE school_id = $1";
    expect(await rows(`${left} ORDER BY 1`, school.id)).toEqual([
      { key: 'old', told: false },
      { key: 'waits', told: true },
      { key: 'young', told: true },
    ]);
  });
});

describe('The books', () => {
  beforeAll(() =>
    rows(
      `WITH age AS (SELECT * FROM (VALUES (1, interval '7 years 1 day'), (2, interval '6 years 11 months')) AS age (n, of)),
         passed AS (INSERT INTO subscription_transitions (school_id, effective_at, rule, level, facts_version, recorded_at)
           SELECT $1, now() - of, 'x', 'none', n, now() - of FROM age),
         changed AS (INSERT INTO subscription_changes (school_id, facts_version, recorded_at) SELECT $1, n, now() - of FROM age)
       INSERT INTO operation_audit (at, actor_id, actor_email, action, target_kind, target_id, reason, result)
         SELECT now() - of, $1, 'x', 'x', 'school', $1::uuid, 'x', '{}' FROM age`,
      school.id,
    ),
  );

  it.each([
    ['subscription_transitions', 'school_id = $1'],
    ['subscription_changes', 'school_id = $1'],
    ['operation_audit', 'target_id = $1::text'],
  ])('keep %s for seven years, whatever the product is told', async (table, ofSchool) => {
    await forgetExpired();
    const left = `SELECT FROM ${table} WHERE ${ofSchool}`;
    expect(await count(left, school.id)).toBe(1);
    await expect(rows(`BEGIN; SET LOCAL ROLE app_system; DELETE FROM ${table}; COMMIT`)).rejects.toThrow(
      'permission denied',
    );
    expect(await count(left, school.id)).toBe(1);
  });
});

it('keeps what a check of drift found for 90 days', async () => {
  await rows(
    `WITH old AS (
       INSERT INTO drift_checks (started_at) VALUES (now() - interval '91 days'), (now() - interval '89 days')
       RETURNING id
     ) INSERT INTO subscription_drifts (check_id, school_id, what) SELECT id, $1, 'expiresAt' FROM old`,
    school.id,
  );
  await forgetExpired();
  expect(await count('SELECT FROM subscription_drifts WHERE school_id = $1', school.id)).toBe(1);
});

it('finds what has expired by an index, and never reads a whole table for it', async () => {
  for (const { table, at } of t.app.get(Retention).rules) {
    const indexed = await count(
      `SELECT FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
       WHERE indrelid = to_regclass($1) AND attname = $2`,
      table,
      at,
    );
    expect({ table, isIndexed: indexed > 0 }).toEqual({ table, isIndexed: true });
  }
});

it('takes a line of a history by the database alone, as old as it was told in a migration', async () => {
  const told = await rows('SELECT table_name AS table, at_column AS at, keeps FROM retained ORDER BY 1');
  const refusing = await rows(
    `SELECT relname AS table FROM pg_class WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p')
       AND NOT has_table_privilege('app_system', oid, 'DELETE')`,
  );
  const needed = t.app
    .get(Retention)
    .rules.filter(({ table }) => refusing.some((each) => each.table === table))
    .map(({ table, at, keeps, only, takes, empties }) => ({ table, at, keeps, only, takes, empties }))
    .toSorted((one, other) => (one.table < other.table ? -1 : 1));
  expect(needed).toEqual(told.map((line) => ({ ...line, keeps: { ...line.keeps } })));
});

it('keeps each table as long as the README says', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  for (const { table, keeps, empties } of t.app.get(Retention).rules) {
    const [[unit, amount] = []] = Object.entries(keeps);
    const what = empties ? `${table} (${Object.keys(empties).join(', ')})` : table;
    expect(readme).toContain(`| ${what} | ${amount} ${unit} |`);
  }
});
