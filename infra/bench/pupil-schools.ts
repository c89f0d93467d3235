import pg from 'pg';

const PUPILS = 5_000;
const SCHOOLS_AT_ONCE = 100;

const GIVEN = 'Nur Siti Ahmad Muhammad Lim Tan Florence Aisyah Haris Danish'.split(' ');
const FAMILY = 'Baihaqi Kean Sarah Nurul Fikri Jia Kavitha Lawai Umar Salleh Wei Roslan Balan'.split(' ');
const LAST = 'Osman Hamid Jugah Ibrahim Kumar Cheng Ghani Rashid Yusof Bakar Idris'.split(' ');

// Millions of rows whose keys are right because they are made here; the bench's database ends with it.
const UNCHECKED = `
  ALTER TABLE pupils DROP CONSTRAINT IF EXISTS pupils_school_id_fkey;
  ALTER TABLE pupil_name_words DROP CONSTRAINT IF EXISTS pupil_name_words_school_id_pupil_id_fkey;
  ALTER TABLE class_memberships DROP CONSTRAINT IF EXISTS class_memberships_school_id_pupil_id_fkey,
    DROP CONSTRAINT IF EXISTS class_memberships_school_id_academic_year_id_class_id_fkey,
    DROP CONSTRAINT IF EXISTS class_memberships_school_id_academic_year_id_pupil_id_dater_excl,
    DISABLE TRIGGER closed_year`;

const FILL = [
  `CREATE TEMP TABLE made ON COMMIT DROP AS
    SELECT school_id, gen_random_uuid() AS id, n, concat_ws(' ',
      ($3::text[])[1 + n % cardinality($3::text[])],
      ($4::text[])[1 + n / 7 % cardinality($4::text[])],
      CASE n % 2 WHEN 0 THEN 'bin' ELSE 'binti' END,
      ($5::text[])[1 + n / 91 % cardinality($5::text[])] || n / 1001) AS name
    FROM unnest($1::uuid[]) AS school_id, generate_series(1, $2::int) AS n
    ORDER BY school_id, id`,
  'ANALYZE made',
  `INSERT INTO pupils (school_id, id, name, sort_name, sex, created_at, updated_at)
    SELECT school_id, id, name, lower(name), CASE n % 2 WHEN 0 THEN 'M' ELSE 'F' END, now(), now() FROM made`,
  `INSERT INTO pupil_name_words (school_id, word, pupil_id)
    SELECT school_id, word, id FROM made, unnest(string_to_array(lower(name), ' ')) AS word
    WHERE word NOT IN ('bin', 'binti') ORDER BY school_id, word, id`,
  `WITH class AS (
      SELECT school_id, academic_year_id, id, row_number() OVER (PARTITION BY school_id ORDER BY id) - 1 AS place
      FROM school_classes)
    INSERT INTO class_memberships (school_id, academic_year_id, pupil_id, class_id, from_day)
    SELECT school_id, academic_year_id, made.id, class.id, date_trunc('year', now())
    FROM made JOIN class USING (school_id) WHERE place = n % (SELECT max(place) + 1 FROM class)`,
];

/** Pupils in classes for every school whose code begins so. */
export async function fillSchools(databaseUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=app,public' });
  await client.connect();
  await client.query(UNCHECKED);
  const { rows } = await client.query("SELECT id FROM schools WHERE code LIKE $1 || '-%' ORDER BY id", [
    prefix,
  ]);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += SCHOOLS_AT_ONCE) {
    const some = ids.slice(from, from + SCHOOLS_AT_ONCE);
    await client.query('BEGIN');
    for (const [at, statement] of FILL.entries())
      await client.query(statement, at === 0 ? [some, PUPILS, GIVEN, FAMILY, LAST] : []);
    await client.query('COMMIT');
    console.log(`${prefix}: ${from + some.length} of ${ids.length} schools`);
  }
  await client.query('VACUUM ANALYZE pupils, pupil_name_words, class_memberships');
  await client.end();
}
