import pg from 'pg';

/** `bill`: what its first month was asked to be paid by. */
export type LockedSchool = Readonly<{ code: string; bill: string }>;

export const AMOUNT_SEN = 15_000;

// Without a fact a school is locked.
const STATEMENT = `
  WITH made AS (
    INSERT INTO schools (code, name) SELECT $1 || '-' || n, 'SK Contoh ' || n FROM generate_series(1, $2::int) n
    RETURNING id, code
  ), member AS (
    INSERT INTO school_members (school_id, user_id, role, display_name, email)
    SELECT id, $3, 'teacher', 'Cikgu Satu', 'guru@aba1001.test' FROM made WHERE $3::uuid IS NOT NULL
  ), invoiced AS (
    INSERT INTO invoices (id, school_id, number, plan_code, term_months, amount_sen, currency, provider, created_at)
    SELECT gen_random_uuid(), id, 'BENCH-' || code, 't60', 1, $4, 'MYR', 'simulated', now() FROM made
    RETURNING id, school_id, number
  ), billed AS (
    INSERT INTO bills (provider, reference, school_id, invoice_id, created_at)
    SELECT 'simulated', number, school_id, id, now() FROM invoiced RETURNING reference, school_id
  )
  SELECT made.code, billed.reference AS bill FROM made JOIN billed ON billed.school_id = made.id ORDER BY made.code`;

/** Locked schools with an open bill each, and a teacher where one is named. `tag` is in their codes. */
export async function makeLockedSchools(
  databaseUrl: string,
  count: number,
  { tag, teacherId = null }: Readonly<{ tag: string; teacherId?: string | null }>,
): Promise<LockedSchool[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=app' });
  await client.connect();
  const { rows } = await client.query<LockedSchool>(STATEMENT, [tag, count, teacherId, AMOUNT_SEN]);
  await client.end();
  return rows;
}
