import pg from 'pg';
import { makeSchools } from './bench-schools.ts';

export type AdministeredSchool = Readonly<{ id: string; code: string; yearId: string }>;

export const CLASSES = 125;
export const className = (index: number) => `${1 + (index % 6)} Kelas ${index}`;

const SETTLED = `
  WITH named AS (SELECT id FROM schools WHERE code LIKE $1 || '-%'), promoted AS (
    UPDATE school_members SET role = 'admin' WHERE school_id IN (SELECT id FROM named)
  ), year AS (
    INSERT INTO academic_years (school_id, id, name, first_day, last_day, opened_at, created_at, updated_at)
    SELECT id, gen_random_uuid(), to_char(now(), 'YYYY'), date_trunc('year', now()),
      date_trunc('year', now()) + interval '1 year - 1 day', now(), now(), now() FROM named
    RETURNING school_id, id
  )
  INSERT INTO school_classes (school_id, id, academic_year_id, name, grade_levels, shift, created_at, updated_at)
  SELECT school_id, gen_random_uuid(), id, class.name, ARRAY['T' || left(class.name, 1)], 'morning', now(), now()
  FROM year, unnest($2::text[]) AS class (name)`;

/** Schools with a session of this year and its classes, of which the person is an administrator. */
export async function makeAdministeredSchools(
  databaseUrl: string,
  { count, userId, prefix }: Readonly<{ count: number; userId: string; prefix: string }>,
): Promise<AdministeredSchool[]> {
  await makeSchools(databaseUrl, count, userId, prefix);
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=app' });
  await client.connect();
  await client.query(SETTLED, [prefix, Array.from({ length: CLASSES }, (_, index) => className(index))]);
  await client.query('ANALYZE academic_years, school_classes, school_members');
  const { rows } = await client.query<AdministeredSchool>(
    `SELECT schools.id, code, academic_years.id AS "yearId" FROM schools
     JOIN academic_years ON school_id = schools.id WHERE code LIKE $1 || '-%' ORDER BY schools.id`,
    [prefix],
  );
  await client.end();
  return rows;
}
