import { createHash } from 'node:crypto';
import type pg from 'pg';

/** So many schools a statement: no transaction grows without bound, and progress can be told. */
const BATCH = 500;

/** Of the demo school, whose Monday is put into every other: ten people, what they teach, and what they have planned. */
const TEMPLATE = `
  CREATE TEMP TABLE template AS SELECT id AS school_id FROM schools WHERE code = 'aba1001';
  CREATE TEMP TABLE people AS
    SELECT member.user_id FROM school_members AS member JOIN template USING (school_id)
    WHERE member.user_id IN (SELECT user_id FROM teaching_set_teachers)
      OR member.email ~ '^(penyelia|admin|adminutama)@'
    ORDER BY member.email !~ '^(guru|guru2|penyelia|admin|adminutama)@', member.email LIMIT 10;
  CREATE TEMP TABLE sets AS
    SELECT DISTINCT set_id FROM teaching_set_teachers JOIN people USING (user_id) JOIN template USING (school_id)`;

const OF_SCHOOL = 'school_id = (SELECT school_id FROM template)';
const OF_SETS = `${OF_SCHOOL} AND set_id IN (SELECT set_id FROM sets)`;
const BY_PEOPLE = (column: string) => `${OF_SCHOOL} AND ${column} IN (SELECT user_id FROM people)`;

/** Unique over all schools. */
const UNIQUE_TEXTS = new Set(['number', 'reference', 'payment_id']);

/** In the order in which they stand on each other; of each table which rows of the template. */
const CLONED: readonly (readonly [table: string, rows: string])[] = [
  ['schools', 'id = (SELECT school_id FROM template)'],
  ['school_members', BY_PEOPLE('user_id')],
  ['staff', BY_PEOPLE('account_id')],
  ['invoices', OF_SCHOOL],
  ['bills', OF_SCHOOL],
  ['payment_facts', OF_SCHOOL],
  ['receipts', OF_SCHOOL],
  ['subscription_facts', OF_SCHOOL],
  ['subscriptions', OF_SCHOOL],
  ['subscription_plans', OF_SCHOOL],
  ['subscription_boundaries', OF_SCHOOL],
  ['academic_years', OF_SCHOOL],
  ['session_calendars', OF_SCHOOL],
  ['calendar_entries', OF_SCHOOL],
  ['bell_schedules', OF_SCHOOL],
  ['school_classes', OF_SCHOOL],
  ['subjects', OF_SCHOOL],
  ['subject_levels', OF_SCHOOL],
  ['teaching_sets', `${OF_SCHOOL} AND id IN (SELECT set_id FROM sets)`],
  ['teaching_set_parts', OF_SETS],
  ['teaching_set_teachers', `${OF_SETS} AND user_id IN (SELECT user_id FROM people)`],
  ['supervisions', `${BY_PEOPLE('teacher_id')} AND supervisor_id IN (SELECT user_id FROM people)`],
  ['timetables', OF_SCHOOL],
  ['timetable_lessons', `${OF_SCHOOL} AND teaching_set_id IN (SELECT set_id FROM sets)`],
  ['lesson_plans', BY_PEOPLE('author_id')],
  ['notifications', BY_PEOPLE('user_id')],
];

export type SeededSchools = Readonly<{ count: number; people: readonly string[] }>;

/**
 * Makes so many schools of ten people by insert-select, past the product and its triggers: school n has code `muatan-n`,
 * and every id is the template's and n hashed together, so that whoever knows both finds a person again. Makes none
 * where they stand already.
 */
export async function cloneSchools(client: pg.Client, count: number): Promise<SeededSchools> {
  await client.query('SET search_path = app; SET synchronous_commit = off');
  await client.query(TEMPLATE);
  const { rows: made } = await client.query(`SELECT FROM schools WHERE code = 'muatan-' || $1`, [count]);
  for (const [table, rows] of made.length > 0 ? [] : CLONED) {
    const statement = await cloning(client, table, rows);
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (let first = 1; first <= count; first += BATCH)
      await client.query(statement, [first, Math.min(first + BATCH - 1, count)]);
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
  if (made.length === 0) await client.query('VACUUM ANALYZE');
  const { rows } = await client.query<{ user_id: string }>(
    'SELECT DISTINCT user_id FROM people JOIN teaching_set_teachers USING (user_id) ORDER BY user_id',
  );
  return { count, people: rows.map(({ user_id }) => user_id) };
}

/** The id that a person of the template has in school n. */
export function clonedId(school: number, id: string): string {
  const digits = createHash('md5').update(`${school}:${id}`).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function cloning(client: pg.Client, table: string, rows: string): Promise<string> {
  const { rows: columns } = await client.query<{ column_name: string; udt_name: string }>(
    `SELECT column_name, udt_name FROM information_schema.columns
     WHERE table_schema = 'app' AND table_name = $1 AND is_generated = 'NEVER' AND identity_generation IS NULL
     ORDER BY ordinal_position`,
    [table],
  );
  const names = columns.map(({ column_name }) => `"${column_name}"`);
  const values = columns.map(({ column_name, udt_name }) => clonedValue(table, column_name, udt_name));
  return `INSERT INTO ${table} (${names.join(', ')})
    SELECT ${values.join(', ')} FROM ${table} AS row CROSS JOIN generate_series($1::int, $2::int) AS n WHERE ${rows}`;
}

function clonedValue(table: string, column: string, type: string): string {
  if (table === 'schools' && column === 'code') return `'muatan-' || n`;
  if (UNIQUE_TEXTS.has(column)) return `row."${column}" || '-' || n`;
  if (type === 'uuid') return `md5(n || ':' || row."${column}")::uuid`;
  if (type === '_uuid')
    return `CASE WHEN row."${column}" IS NOT NULL THEN ARRAY(
      SELECT md5(n || ':' || id)::uuid FROM unnest(row."${column}") WITH ORDINALITY AS each (id, place) ORDER BY place) END`;
  return `row."${column}"`;
}
