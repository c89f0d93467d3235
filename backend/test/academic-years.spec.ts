import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { registerSchool } from './support/new-school.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const at = (day: string) => Date.parse(`${day}T08:00:00+08:00`);

let t: TestApp;
let clock: BusinessClock;
let school: TestSchool;
let admin: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  clock = t.app.get(BusinessClock);
});
afterAll(() => t?.close());
beforeEach(async () => {
  clock.freezeAt(at('2026-12-01'));
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
  teacher = await makeMember(t, school, 'teacher');
});

const ask = (person: TestPerson, method: 'get' | 'post' | 'put' | 'delete', path = '', host = school.host) =>
  t.call(method, `/api/academic-years${path}`, { host, token: person.token });
const years = async (person = admin) => (await ask(person, 'get').expect(200)).body;
const NEXT = { name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' };
const prepare = (content: object) => ask(admin, 'post').send({ id: randomUUID(), ...NEXT, ...content });

describe('the first academic year of a school', () => {
  it.each([
    ['10', '2026-01-12', '2026-12-04'],
    ['02', '2026-01-11', '2026-12-03'],
  ])('runs, in the state %s, from %s to %s', async (state, firstDay, lastDay) => {
    const { school: made, founder } = await registerSchool(t, { state });
    const { body } = await ask(founder, 'get', '', made.host).expect(200);
    expect(body.items).toMatchObject([{ name: '2026', firstDay, lastDay, state: 'open' }]);
    expect(body.currentId).toBe(body.items[0].id);
  });

  it('is the next one for a school that registers when schools have closed', async () => {
    clock.freezeAt(at('2026-12-20'));
    const { school: made, founder } = await registerSchool(t);
    const { body } = await ask(founder, 'get', '', made.host).expect(200);
    expect(body.items).toMatchObject([{ name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' }]);
  });
});

it('a school that the release before registered gets its first session once, whoever asks how often', async () => {
  const { school: made, founder } = await registerSchool(t, { state: '02' });
  const ofSchool = 'school_id = (SELECT id FROM schools WHERE code = $1)';
  await rowsOf(t.database, `DELETE FROM academic_years WHERE ${ofSchool}`, [made.code]);
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(founder, 'get', '', made.host)));
  expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const [first, ...others] = asked.map(({ body }) => body);
  expect(first.items).toMatchObject([{ name: '2026', firstDay: '2026-01-11', state: 'open' }]);
  for (const other of others) expect(other).toEqual(first);
  const kept = await rowsOf(t.database, `SELECT id FROM academic_years WHERE ${ofSchool}`, [made.code]);
  expect(kept).toEqual([{ id: first.currentId }]);
});

describe('/api/academic-years', () => {
  it('shows everybody in the school all of them and which is the current one', async () => {
    await prepare({}).expect(201);
    const { items, currentId } = await years(teacher);
    expect(items).toMatchObject([
      { name: '2026', state: 'open', closedAt: null },
      { name: '2027', state: 'prepared', version: 1 },
    ]);
    expect(currentId).toBe(items[0].id);
    clock.freezeAt(at('2026-12-20'));
    expect((await years(teacher)).currentId).toBe(items[1].id);
  });

  it('is kept by administrators and by nobody else', async () => {
    const { body } = await ask(teacher, 'post')
      .send({ id: randomUUID(), ...NEXT })
      .expect(403);
    expect(body.code).toBe('ROLE_REQUIRED');
  });

  it.each([
    ['firstDay', { firstDay: '2026-12-04' }],
    ['lastDay', { name: '2025', firstDay: '2025-01-13', lastDay: '2026-01-12' }],
    ['lastDay', { lastDay: '2027-01-11' }],
    ['lastDay', { lastDay: '2029-12-03' }],
    ['name', { name: '2026' }],
    ['firstDay', { firstDay: '2027-02-30' }],
    ['lastDay', { lastDay: '9999-12-31' }],
    ['name', { name: '2027\u0000' }],
  ])('refuses a year and names %s where %j does not fit', async (field, differing) => {
    const { body } = await prepare(differing).expect(400);
    expect(body.details.fields.map((each: { field: string }) => each.field)).toEqual([field]);
    expect((await years()).items).toHaveLength(1);
  });

  it('lets one of many stand that are made for the same days at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => prepare({ name: `2027 ${turn}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(400)]);
  });

  it('makes one year of two sendings', async () => {
    const id = randomUUID();
    await prepare({ id }).expect(201);
    await prepare({ id }).expect(201);
    expect((await years()).items).toHaveLength(2);
  });

  it('changes the days while nobody else has, and shows them to who comes late', async () => {
    const { body: made } = await prepare({}).expect(201);
    const change = { ...NEXT, version: 1, firstDay: '2027-01-18' };
    const { body } = await ask(admin, 'put', `/${made.id}`).send(change).expect(200);
    expect(body).toMatchObject({ firstDay: '2027-01-18', version: 2 });
    const late = await ask(admin, 'put', `/${made.id}`).send(change).expect(409);
    expect(late.body).toMatchObject({ code: 'ACADEMIC_YEAR_CONFLICT', details: { current: { version: 2 } } });
  });

  it('closes a year that is over, says why, and opens it again', async () => {
    const [{ id }] = (await years()).items;
    const closing = ask(admin, 'put', `/${id}/closure`).send({ reason: 'Semua rekod lengkap' });
    expect((await closing.expect(409)).body.code).toBe('ACADEMIC_YEAR_RUNNING');

    clock.freezeAt(at('2026-12-05'));
    const closed = await ask(admin, 'put', `/${id}/closure`)
      .send({ reason: 'Semua rekod lengkap' })
      .expect(200);
    expect(closed.body).toMatchObject({ state: 'closed', closeReason: 'Semua rekod lengkap' });
    const change = { name: '2026', firstDay: '2026-01-12', lastDay: '2026-12-03', version: 2 };
    const refused = await ask(admin, 'put', `/${id}`).send(change).expect(409);
    expect(refused.body.code).toBe('ACADEMIC_YEAR_CLOSED');

    const { body } = await ask(admin, 'delete', `/${id}/closure`).expect(200);
    expect(body).toMatchObject({ state: 'open', closedAt: null, closeReason: null });
  });

  it('does not know a year of another school', async () => {
    const other = await makeTrialSchool(t);
    const founder = await makeMember(t, other, 'admin');
    const [{ id }] = (await years()).items;
    await ask(founder, 'put', `/${id}/closure`, other.host).send({ reason: 'Semua rekod' }).expect(404);
    await ask(founder, 'delete', '/x/closure', other.host).expect(404);
  });
});

describe('what belongs to a closed academic year', () => {
  it.each([
    ['app_tenant', 'permission denied'],
    ['app_system', 1],
  ])(
    'is changed by %s for nothing that it says it is for, and goes with whoever is forgotten',
    async (role, forgotten) => {
      const [{ id }] = (await years()).items;
      clock.freezeAt(at('2026-12-05'));
      const row = [school.id, id] as const;
      await withTaughtTable(async (taught) => {
        await taught(role, 'INSERT INTO taught VALUES ($1, $2, $$4 Bestari$$)', row);
        await ask(admin, 'put', `/${id}/closure`).send({ reason: 'Semua rekod lengkap' }).expect(200);
        for (const change of [
          'INSERT INTO taught VALUES ($1, $2, $$5 Bestari$$)',
          'UPDATE taught SET name = $$6$$ WHERE school_id = $1 AND academic_year_id = $2',
          'DELETE FROM taught WHERE school_id = $1 AND academic_year_id = $2',
        ])
          for (const purpose of ['', 'erasure', 'retention'])
            await expect(taught(role, change, row, purpose)).rejects.toThrow(
              'The academic year 2026 is closed.',
            );
        const forgetting = taught(role, "SELECT forget_in_kept('taught', 'name', '4 bestari', NULL)", []);
        if (typeof forgotten === 'string') await expect(forgetting).rejects.toThrow(forgotten);
        else expect(await forgetting).toBe(forgotten);
        const left = await rowsOf(t.database, 'SELECT FROM taught');
        expect(left).toHaveLength(typeof forgotten === 'string' ? 1 : 0);
      });
    },
  );

  it('is every row that carries a session, but for files that wait to be imported', async () => {
    const open = await rowsOf(
      t.database,
      `SELECT c.relname AS name FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'academic_year_id' AND NOT a.attisdropped
       WHERE c.relnamespace = 'app'::regnamespace AND c.relkind = 'r' AND NOT EXISTS (
         SELECT FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgenabled <> 'D'
           AND g.tgfoid = 'app.refuse_closed_year'::regproc)`,
    );
    expect(open).toEqual([{ name: 'imports' }]);
  });

  type Taught = (
    role: string,
    statement: string,
    row: readonly string[],
    purpose?: string,
  ) => Promise<number>;

  /** A table as those of teaching are; statements run as a role of the product does, for the school. */
  async function withTaughtTable(work: (taught: Taught) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: t.database.url });
    await client.connect();
    try {
      await client.query(`
        SET search_path = app;
        INSERT INTO erasable VALUES ('taught', 'name', 'address', NULL);
        CREATE TABLE taught (school_id uuid, academic_year_id uuid, name text);
        SELECT protect_tenant_table('taught', 'SELECT, INSERT, UPDATE, DELETE');
        CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON taught
          FOR EACH ROW EXECUTE FUNCTION refuse_closed_year()`);
      await work(async (role, statement, row, purpose = '') => {
        await client.query('BEGIN');
        try {
          await client.query(
            `SELECT set_config('role', $1, true), set_config('app.school_id', $2, true),
                    set_config('app.closed_year', $3, true)`,
            [role, school.id, purpose],
          );
          const { rowCount } = await client.query(statement, [...row]);
          await client.query('COMMIT');
          return rowCount ?? 0;
        } catch (failure) {
          await client.query('ROLLBACK');
          throw failure;
        }
      });
    } finally {
      await client.query(
        "DROP TABLE IF EXISTS app.taught; DELETE FROM app.erasable WHERE table_name = 'taught'",
      );
      await client.end();
    }
  }
});
