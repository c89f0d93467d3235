import { randomUUID } from 'node:crypto';
import { emptySchools } from '../src/development/empty-schools.js';
import { LESSON_PLAN } from '../src/modules/lesson-plans/domain/lesson-plan.js';
import { contentColumns } from '../src/platform/nouns/table-of-noun.js';
import { KeptRows, type KeptTable, ROLES, type Role, SETTINGS, someOf } from './support/kept-rows.js';
import { FREE_TABLES } from './support/kept-tables.js';

let kept: KeptRows;
let tables: readonly KeptTable[];

beforeAll(async () => {
  kept = await KeptRows.open();
  tables = [...(await kept.sealedTables()), ...(await kept.histories())];
});
afterAll(() => kept?.close());

/** Lines that are taken back as the product takes them back: by whoever said it, and the oldest of many versions. */
const REMOVABLE: Readonly<Record<string, readonly Role[]>> = {
  lesson_plan_versions: ['app_tenant'],
  review_comments: ['app_tenant'],
};

/** Row-level security hides a row, or says that it will not be put off; the rest says no. */
const REFUSAL = /^0 rows|must be owner|permission denied|nothing went|is not removed|policy for table/;

const change = ({ name }: KeptTable, columns: ReadonlyMap<string, string>, column: string) =>
  `UPDATE app.${name} SET "${column}" = ${columns.get(column) === 'boolean' ? `NOT "${column}"` : someOf(columns.get(column) ?? '', 'other')}`;

it('every table keeps its rows, stands in a session that is closed some day, or says why it does neither', async () => {
  const all = await kept.rows<{ name: string; is_of_session: boolean }>(
    `SELECT c.relname AS name, EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgenabled = 'O'
       AND g.tgfoid IN ('app.refuse_closed_year'::regproc, 'app.keep_rows_of_sealed_plan'::regproc)) AS is_of_session
     FROM pg_class c WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')`,
  );
  const free = Object.values(FREE_TABLES).flat();
  const safe = [
    ...tables.map(({ name }) => name),
    ...all.flatMap(({ name, is_of_session }) => (is_of_session ? [name] : [])),
    // Written by whoever owns them alone.
    ...['kysely_migration', 'kysely_migration_lock', 'erasable', 'retained', 'document_numbers'],
  ];
  const names = all.map(({ name }) => name).toSorted();
  expect(names.filter((name) => !safe.includes(name) && !free.includes(name))).toEqual([]);
  expect(free.filter((name) => safe.includes(name) || !names.includes(name))).toEqual([]);
});

it('what is kept is a seal, what was sent, what was noted, or a line of a ledger or a log', () => {
  const names = tables.map(({ name }) => name);
  for (const told of ['seals', 'submitted_records', 'verdicts', 'lesson_plans', 'yearly_plans', 'amendments'])
    expect(names).toContain(told);
  for (const booked of ['payment_facts', 'receipts', 'invoices', 'credit_notes', 'operation_audit'])
    expect(names).toContain(booked);
});

it('of a noun is sealed what its declaration does not name otherwise', async () => {
  const { free = [], once = [] } = tables.find(({ name }) => name === LESSON_PLAN.table) ?? {};
  const unsealed = contentColumns(LESSON_PLAN).filter(({ field }) => field.more.isUnsealed);
  const declared = [...unsealed.map(({ column }) => column), ...LESSON_PLAN.state];
  expect([...free, ...once].toSorted()).toEqual(['updated_at', 'version', ...declared].toSorted());
});

it('no trigger is put off', async () => {
  const off = await kept.rows(
    `SELECT tgrelid::regclass AS table, tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE relnamespace = 'app'::regnamespace AND tgenabled <> 'O'`,
  );
  expect(off).toEqual([]);
});

it('no trigger asks a setting what a statement is for', async () => {
  const asked = await kept.rows(
    `SELECT DISTINCT p.proname FROM pg_trigger g JOIN pg_proc p ON p.oid = g.tgfoid
     WHERE p.pronamespace = 'app'::regnamespace AND p.prosrc ~ 'current_setting'`,
  );
  expect(asked).toEqual([]);
});

it('nobody empties a table, and nobody removes what a kept row would go with', async () => {
  const roles = ROLES.map((role) => `('${role}')`).join();
  const truncated = await kept.rows(
    `SELECT c.relname, r.role FROM pg_class c, (VALUES ${roles}) r (role)
     WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
       AND has_table_privilege(r.role, c.oid, 'TRUNCATE')`,
  );
  expect(truncated).toEqual([]);
  const parents = await kept.rows<{ parent: string; role: string }>(
    `WITH RECURSIVE gone_with AS (
       SELECT conrelid AS child, confrelid AS parent FROM pg_constraint
       WHERE contype = 'f' AND confdeltype = 'c' AND connamespace = 'app'::regnamespace),
     above AS (
       SELECT parent FROM gone_with WHERE child = ANY ($1::text[]::regclass[])
       UNION SELECT gone_with.parent FROM above JOIN gone_with ON gone_with.child = above.parent)
     SELECT parent::regclass::text AS parent, r.role FROM above, (VALUES ${roles}) r (role)
     WHERE has_table_privilege(r.role, parent, 'DELETE')`,
    [[...tables.map(({ name }) => `app.${name}`), 'app.yearly_plan_rows']],
  );
  // A session that was made by mistake is removed; one that is closed, or in which a sealed plan stands, is not.
  expect(parents).toEqual([{ parent: 'academic_years', role: 'app_tenant' }]);
});

describe('a row that is kept', () => {
  const types = new Map<string, ReadonlyMap<string, string>>();
  const typesOf = ({ name }: KeptTable) => types.get(name) ?? new Map<string, string>();

  beforeAll(async () => {
    await kept.loosen();
    for (const { name, by } of tables) {
      await kept.addColumns(name);
      await kept.makeRow(name);
      // A right that a later migration gives by mistake opens nothing.
      if (by === 'trigger')
        await kept.client.query(`GRANT UPDATE, DELETE ON ${name} TO app_tenant, app_system`);
      types.set(name, await kept.typesOf(name));
    }
  });

  it('refuses a column that was added later, as either role, under any setting', async () => {
    const passed: string[] = [];
    for (const table of tables)
      for (const role of ROLES) {
        const added = ['added_later', 'added_number'].map((column) => change(table, typesOf(table), column));
        const ends = await kept.tryEachAs(
          role,
          SETTINGS.map((setting) => [setting, ...added]),
        );
        for (const [index, [, ...refusals]] of ends.entries())
          for (const refusal of refusals)
            if (!/keeps its added_|permission denied|policy for table/.test(refusal))
              passed.push(`${table.name} as ${role} after ${SETTINGS[index]}: ${refusal}`);
      }
    expect(passed).toEqual([]);
  });

  it('refuses every column but those of its state, which pass', async () => {
    const wrong: string[] = [];
    for (const table of tables.filter(({ by }) => by === 'trigger'))
      for (const column of typesOf(table).keys()) {
        await kept.client.query('BEGIN');
        const ends = [
          await kept.try(change(table, typesOf(table), column)),
          await kept.try(change(table, typesOf(table), column)),
        ];
        await kept.client.query('ROLLBACK');
        const isKept = (end = '') => /is sealed by its seal|keeps its/.test(end);
        const [first, second] = ends.map(isKept);
        const isFree = table.free.includes(column) && column !== 'is_sealed';
        const expected = table.once.includes(column)
          ? [false, second]
          : isFree
            ? [false, false]
            : [true, true];
        if (first !== expected[0] || second !== expected[1])
          wrong.push(`${table.name}.${column}: ${ends.join('; ')}`);
      }
    expect(wrong).toEqual([]);
  });

  it('becomes what an erasure makes of it by neither role: the owner forgets, and nobody else', async () => {
    const blanks = await kept.rows<{ name: string; values: string }>(
      `SELECT table_name AS name, (
         SELECT string_agg(format('%I = %L', key, value), ', ') FROM jsonb_each_text(blanks)) AS values
       FROM erasable WHERE blanks IS NOT NULL`,
    );
    const sealed = blanks.filter((each) =>
      tables.some(({ name, by }) => name === each.name && by === 'trigger'),
    );
    expect(sealed).not.toEqual([]);
    for (const { name, values } of sealed)
      for (const role of ROLES)
        expect(await kept.tryAs(role, `UPDATE app.${name} SET ${values}`)).toEqual([
          expect.stringContaining('keeps its'),
        ]);
  });

  it('takes what happens once a single time', async () => {
    const twice: string[] = [];
    for (const { name, once } of tables)
      for (const column of once) {
        const nulled = `UPDATE app.${name} SET "${column}" = NULL`;
        await kept.client.query('BEGIN');
        await kept.try(change({ name, by: 'trigger', free: [], once }, await kept.typesOf(name), column));
        const end = await kept.try(nulled);
        await kept.client.query('ROLLBACK');
        if (!end.includes(`keeps its ${column}`)) twice.push(`${name}.${column}: ${end}`);
      }
    expect(twice).toEqual([]);
  });

  it('is removed by neither role, under no setting, nor from inside a trigger of their own', async () => {
    const gone: string[] = [];
    for (const { name } of tables)
      for (const role of ROLES) {
        if (REMOVABLE[name]?.includes(role)) continue;
        const ends = await kept.tryEachAs(role, [
          ...SETTINGS.map((setting) => [setting, `DELETE FROM app.${name}`]),
          [
            'CREATE TEMP TABLE mine (a int)',
            `CREATE FUNCTION pg_temp.remove() RETURNS trigger LANGUAGE plpgsql AS $$
               BEGIN DELETE FROM app.${name}; IF NOT FOUND THEN RAISE 'nothing went'; END IF; RETURN NEW; END $$`,
            'CREATE TRIGGER removes BEFORE INSERT ON mine FOR EACH ROW EXECUTE FUNCTION pg_temp.remove()',
            'INSERT INTO mine VALUES (1)',
          ],
          [`TRUNCATE app.${name} CASCADE`],
          [`ALTER TABLE app.${name} DISABLE TRIGGER USER`],
        ]);
        const refused = ends.map((tried) => tried.at(-1) ?? '').filter((end) => !REFUSAL.test(end));
        if (refused.length > 0) gone.push(`${name} as ${role}: ${refused.join('; ')}`);
      }
    expect(gone).toEqual([]);
  });

  it('goes with all of its school when its owner begins the demo anew', async () => {
    const ofSchools = `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'app' AND column_name = 'school_id'`;
    const names = (await kept.rows<{ name: string }>(ofSchools)).map(({ name }) => name);
    const counted = names.map((name) => `SELECT count(school_id)::int AS rows FROM app."${name}"`);
    const count = async () =>
      (await kept.rows<{ rows: number }>(counted.join(' UNION ALL '))).map(({ rows }) => rows);
    expect(Math.max(...(await count()))).toBeGreaterThan(0);
    await emptySchools(kept.ownerUrl);
    expect(Math.max(...(await count()))).toBe(0);
  });
});

it('a function that acts as its owner finds no table of the session that calls it', async () => {
  const id = randomUUID();
  const ends = await kept.tryAs(
    'app_system',
    'CREATE TEMP TABLE seen (who name)',
    'CREATE TEMP TABLE receipts (id uuid, number text)',
    'GRANT ALL ON pg_temp.seen, pg_temp.receipts TO PUBLIC',
    `CREATE FUNCTION pg_temp.look() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO pg_temp.seen VALUES (current_user); RETURN NEW; END $$`,
    'CREATE TRIGGER looks BEFORE UPDATE ON pg_temp.receipts FOR EACH ROW EXECUTE FUNCTION pg_temp.look()',
    `INSERT INTO pg_temp.receipts VALUES ('${id}')`,
    `INSERT INTO app.receipts (id, school_id, invoice_id, provider, payment_id, amount_sen, currency, paid_at, issued_at)
     VALUES ('${id}', '${kept.school}', '${id}', 'manual', 'x', 1, 'MYR', now(), now())`,
    'SET CONSTRAINTS ALL IMMEDIATE',
    `DO $$ BEGIN RAISE 'as %', (SELECT coalesce(string_agg(who, ''), 'nobody') FROM pg_temp.seen); END $$`,
  );
  expect(ends.slice(6)).toEqual(['1 rows', 'done', 'as nobody']);
});
