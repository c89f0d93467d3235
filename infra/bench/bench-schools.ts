import pg from 'pg';

const DAYS = 200;

// Trials, as the product would have recorded them; `subscriptions` holds what the reference selects.
const SCHOOLS = `
  WITH made AS (
    INSERT INTO schools (code, name)
    SELECT $4 || '-' || n, 'SK Contoh ' || n FROM generate_series(1, $1::int) n RETURNING id
  ), trial AS (
    INSERT INTO subscription_facts (school_id, subject_id, kind, at, days, actor)
    SELECT id, gen_random_uuid(), 'trial-granted', now(), $3::int, 'bench' FROM made
  ), member AS (
    INSERT INTO school_members (school_id, user_id, role, display_name, email)
    SELECT id, $2, 'teacher', 'Cikgu Satu', 'guru@aba1001.test' FROM made
  ), expiry AS (
    SELECT (date_trunc('day', now() AT TIME ZONE 'Asia/Kuala_Lumpur') + make_interval(days => $3::int))
      AT TIME ZONE 'Asia/Kuala_Lumpur' AS at
  )
  INSERT INTO subscriptions (school_id, recorded_level, expires_at, grace_period_end, assessed_at)
  SELECT id, 'none', at, at + interval '14 days', now() FROM made, expiry`;

/** Makes schools with the given user as teacher; resolves to their codes, which begin with the prefix. */
export async function makeSchools(
  databaseUrl: string,
  count: number,
  userId: string,
  prefix = 'bench',
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(SCHOOLS, [count, userId, DAYS, prefix]);
  await client.query('ANALYZE schools, school_members, subscriptions, subscription_facts');
  await client.end();
  return Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
}
