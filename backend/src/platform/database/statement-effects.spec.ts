import { effectOf, wordsOf } from './statement-effects.js';

describe('a statement', () => {
  it.each([
    'select "id" from "school_members" where "school_id" = $1',
    '\n  SELECT DISTINCT ON (record_id) id, updated_at FROM submitted_records ORDER BY record_id',
    'WITH latest AS (SELECT * FROM verdicts) SELECT count(*) FROM latest',
    '(SELECT 1) UNION ALL (SELECT 2)',
    'SELECT pg_notify($1, news) FROM unnest($2::text[]) news',
    'SELECT set_id, for_update FROM updates',
  ])('that only reads changes nothing: %s', (text) => {
    expect(effectOf(text)).toBe('nothing');
  });

  it.each([
    ['insert into "school_members" ("id") values ($1)', ['school_members', 'staff']],
    ['INSERT INTO app.absences (id) VALUES ($1) ON CONFLICT (id) DO NOTHING RETURNING id', ['absences']],
    [
      'insert into "app"."absences" ("id") values ($1) on conflict ("id") do update set "a" = $2',
      ['absences'],
    ],
    ['update "academic_years" set "version" = version + 1', ['academic_years']],
    ['UPDATE ONLY academic_years AS year SET version = 1', ['academic_years']],
    [
      'WITH a AS (INSERT INTO pupils (id) SELECT id FROM given RETURNING id), b AS (UPDATE classes SET x = 1) SELECT 1',
      ['pupils', 'classes'],
    ],
  ])('that writes changes its tables: %s', (text, tables) => {
    expect(effectOf(text)).toEqual(tables);
  });

  it.each([
    'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    'SELECT pg_try_advisory_xact_lock(1)',
    'select "id" from "school_members" where "id" = $1 for update',
    'SELECT id FROM school_members FOR\n SHARE OF school_members',
    'SELECT id FROM t FOR NO KEY UPDATE SKIP LOCKED',
    'SELECT id FROM t FOR KEY SHARE',
    'UPDATE pupils SET x = 1 WHERE id IN (SELECT id FROM pupils FOR UPDATE)',
    'LOCK TABLE pupils IN SHARE MODE',
    'delete from "academic_years" where "id" = $1',
    'WITH gone AS (DELETE FROM pupils RETURNING id) SELECT * FROM gone',
    'MERGE INTO pupils USING given ON true WHEN MATCHED THEN UPDATE SET x = 1',
    'TRUNCATE pupils',
    'SAVEPOINT before_it',
    'ROLLBACK TO SAVEPOINT before_it',
    'CALL anything()',
    'DO $$ BEGIN UPDATE pupils SET x = 1; END $$',
    "SELECT set_config('role', 'app_system', true)",
    'CREATE TABLE more (id uuid)',
    'INSERT INTO "a name with spaces" VALUES (1)',
    '-- a remark before it\nSELECT 1',
  ])('of which more is to be feared, or less is understood, may change anything: %s', (text) => {
    expect(effectOf(text)).toBe('anything');
  });

  it('tells its tables among its words, however it writes them', () => {
    const words = wordsOf('SELECT m."role" FROM app."school_members" AS m JOIN Duties USING (school_id)');
    for (const table of ['school_members', 'duties']) expect(words.has(table)).toBe(true);
    expect(words.has('school')).toBe(false);
  });
});
