import pg from 'pg';

export type DueSchools = Readonly<{
  /** Makes schools until there are so many. */
  grow(count: number): Promise<void>;
  /** Forgets what was swept; every school has one boundary, due a minute ago unless said otherwise. */
  makeDue(when?: { inDays: number }): Promise<void>;
  /** Throws unless each boundary has become a transition, a level and a notice. */
  checkPassed(count: number): Promise<void>;
  /** The reference: the milliseconds of one plain UPDATE of the same rows. */
  updateAll(): Promise<number>;
}>;

const GROW = `
  INSERT INTO schools (code, name)
  SELECT 'due-' || n, 'SK Contoh ' || n
  FROM generate_series((SELECT count(*) + 1 FROM schools WHERE code LIKE 'due-%'), $1::int) n`;
// Announcing a million schools that nobody swept would be measured with the next round.
const RESET = `
  TRUNCATE subscriptions, subscription_boundaries, subscription_transitions, subscription_notices_due;
  ALTER TABLE subscriptions DISABLE TRIGGER announce_made;
  INSERT INTO subscriptions (school_id, recorded_level, facts_version)
  SELECT id, 'none', 1 FROM schools WHERE code LIKE 'due-%';
  ALTER TABLE subscriptions ENABLE TRIGGER announce_made`;
const BOUNDARIES = `
  INSERT INTO subscription_boundaries (school_id, at, rule, level)
  SELECT school_id, now() + make_interval(secs => $1), 'expiry', 'grace_period' FROM subscriptions`;
const PASSED = `
  SELECT (SELECT count(*) FROM subscription_transitions)::int AS transitions,
    (SELECT count(*) FROM subscription_notices_due)::int AS notices,
    (SELECT count(*) FROM subscriptions WHERE recorded_level = 'grace_period')::int AS levels`;

/** Does `work` with schools of its own, past the product. */
export async function withDueSchools<T>(
  databaseUrl: string,
  work: (schools: DueSchools) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=app' });
  await client.connect();
  try {
    return await work({
      grow: async (count) => void (await client.query(GROW, [count])),
      makeDue: async (when) => {
        await client.query(RESET);
        await client.query(BOUNDARIES, [when ? when.inDays * 86_400 : -60]);
        await client.query('VACUUM ANALYZE subscriptions, subscription_boundaries');
      },
      checkPassed: (count) => checkPassed(client, count),
      updateAll: () => updateAll(client),
    });
  } finally {
    await client.end();
  }
}

async function checkPassed(client: pg.Client, expected: number): Promise<void> {
  const { rows } = await client.query<Record<string, number>>(PASSED);
  if (Object.values(rows[0] ?? {}).some((found) => found !== expected))
    throw new Error(`Of ${expected} boundaries came ${JSON.stringify(rows[0])}.`);
}

async function updateAll(client: pg.Client): Promise<number> {
  const startedAt = performance.now();
  await client.query("UPDATE subscriptions SET recorded_level = 'grace_period'");
  return performance.now() - startedAt;
}
