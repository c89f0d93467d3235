import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrations.js';
import { describeSchema } from './support/describe-schema.js';
import { databaseOfRelease } from './support/released-database.js';
import { rowsOf } from './support/rows-of.js';
import { limitTeachers } from './support/teacher-limit.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { wholeCatalog } from './support/whole-catalog.js';

/** Of the database as the migrations make it; a new one begins from it. */
const PAGE = readFileSync(join(__dirname, '../schema.sql'), 'utf8');

/** Every release that can be upgraded to this one. */
const RELEASES = [{ version: '0.2.0', lastMigration: '0040_manual_methods' }];

const HOST = 'aba1001.localhost';

/** As 0.2.0 writes and reads its people; a school, a person, and a role are $1, $2 and $3. */
const OLD_SAVE = `
  INSERT INTO school_members (school_id, user_id, role, display_name, email)
  VALUES ($1, $2, $3, 'Cikgu Lama', 'lama@contoh.test')
  ON CONFLICT (school_id, user_id) DO UPDATE SET role = $3, display_name = 'Cikgu Lama', email = 'lama@contoh.test'`;
const OLD_PLAN = `
  INSERT INTO lesson_plans (school_id, id, author_id, date, start_time, end_time, class_name, subject, objective,
    activities, reflection, created_at, updated_at)
  VALUES ($1, $2, $3, '2026-11-23', '07:40', '08:40', '4 Bestari', 'Sains', '', '', '', now(), now())`;
const OLD_READ =
  'SELECT role, display_name, email FROM school_members WHERE school_id = $1 AND user_id = $2 FOR SHARE';
const OLD_LOG = `
  INSERT INTO membership_log (school_id, actor_id, action, email, role)
  VALUES ($1, $2, 'role_changed', 'lama@contoh.test', $3)`;

describe.each(RELEASES)('a database of $version', (release) => {
  let database: TestDatabase;
  let schoolId: string;
  let seatsBefore: unknown;
  let heard: number;
  let t: TestApp;

  const idOf = async (mailbox: string) => {
    const [row] = await rowsOf<{ user_id: string }>(
      database,
      'SELECT user_id FROM school_members WHERE email = $1',
      [`${mailbox}@aba1001.test`],
    );
    return row?.user_id ?? '';
  };
  const old = (statement: string, ...values: string[]) => asOldCode(database, schoolId, statement, values);
  const as = async (userId: string) => ({ host: HOST, token: await t.issuer.token(userId) });

  beforeAll(async () => {
    database = await databaseOfRelease(release);
    const [school] = await rowsOf<{ id: string }>(database, "SELECT id FROM schools WHERE code = 'aba1001'");
    schoolId = school?.id ?? '';
    seatsBefore = await rowsOf(database, seatsWhere("role = 'teacher'"));
    heard = await whileOldCodeServes(() => migrate(database.url));
    t = await startTestApp({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url });
  });
  afterAll(async () => {
    await t?.close();
    await database?.drop();
  });

  /** How many times the old code wrote and read while that was done; its failure is this one's. */
  async function whileOldCodeServes(work: () => Promise<void>): Promise<number> {
    let done = false;
    let turns = 0;
    const serving = (async () => {
      const person = randomUUID();
      while (!done) {
        await old(OLD_SAVE, schoolId, person, turns % 2 === 0 ? 'supervisor' : 'admin');
        await old(OLD_READ, schoolId, person);
        await old(OLD_LOG, schoolId, person, 'admin');
        turns += 1;
      }
    })();
    await work().finally(() => {
      done = true;
    });
    await serving;
    return turns;
  }

  it('is upgraded while the code of the release goes on writing and reading', () => {
    expect(heard).toBeGreaterThan(0);
  });

  it('is told by the page of the database, and holds what a new one holds that begins from it', async () => {
    expect(PAGE).toContain(await describedBy(database));
    const fresh = await createTestDatabase();
    try {
      const [upgraded, begun] = await Promise.all(
        [database, fresh].map((each) => wholeCatalog(each.superuserUrl)),
      );
      expect([...(upgraded ?? [])].filter((row) => !begun?.has(row))).toEqual([]);
      expect([...(begun ?? [])].filter((row) => !upgraded?.has(row))).toEqual([]);
      expect(await givenRows(database)).toEqual(await givenRows(fresh));
      expect(await rowsOf(fresh, ROLES)).toEqual(ROLES_OF_0001);
    } finally {
      await fresh.drop();
    }
  });

  it('gives nobody a role, and no school another count of teachers', async () => {
    const others = await rowsOf(
      database,
      `SELECT 'member' FROM school_members WHERE roles <> ARRAY[role]
       UNION ALL SELECT 'invitation' FROM invitations WHERE roles <> ARRAY[role]
       UNION ALL SELECT 'log' FROM membership_log WHERE roles <> ARRAY[role]`,
    );
    expect(others).toEqual([]);
    expect(await rowsOf(database, seatsWhere("'teacher' = ANY (roles)"))).toEqual(seatsBefore);
  });

  it('is served by the new code: people sign in to what they had', async () => {
    const [admin, teacher] = [await idOf('admin'), await idOf('guru')];
    const { body } = await t.call('get', '/api/members', await as(admin)).expect(200);
    expect(body.members).toContainEqual(
      expect.objectContaining({ userId: teacher, role: 'teacher', roles: ['teacher'] }),
    );
    const plans = await t.call('get', '/api/lesson-plans', await as(teacher)).expect(200);
    expect(plans.body.items).toHaveLength(1);
    await t.call('get', '/api/members', await as(teacher)).expect(403);
    const status = await t.call('get', '/api/subscription/status?schoolCode=aba1001', await as(admin));
    expect(status.body.subscriptionStatus).toEqual(expect.any(String));
  });

  it('shows the new code what the old code writes, and the old code what the new writes', async () => {
    const person = randomUUID();
    await old(OLD_SAVE, schoolId, person, 'supervisor');
    const admin = await as(await idOf('admin'));
    const memberIn = async () => {
      const { body } = await t.call('get', '/api/members', admin).expect(200);
      return body.members.find(({ userId }: { userId: string }) => userId === person);
    };
    expect(await memberIn()).toMatchObject({ role: 'supervisor', roles: ['supervisor'] });

    await t
      .call('put', `/api/members/${person}/roles`, admin)
      .send({ roles: ['teacher', 'supervisor'] })
      .expect(200);
    expect(await old(OLD_READ, schoolId, person)).toMatchObject([{ role: 'supervisor' }]);
    await old(OLD_SAVE, schoolId, person, 'supervisor');
    expect(await memberIn()).toMatchObject({ roles: ['teacher', 'supervisor'] });
    await old(OLD_SAVE, schoolId, person, 'admin');
    expect(await memberIn()).toMatchObject({ role: 'admin', roles: ['admin'] });

    await t.call('put', `/api/members/${person}/roles`, admin).send({ roles: [] }).expect(200);
    expect(await old(OLD_READ, schoolId, person)).toMatchObject([{ role: 'teacher' }]);
  });

  it('keeps the duties that the old code knows nothing of only while the person is a member', async () => {
    const person = randomUUID();
    await old(OLD_SAVE, schoolId, person, 'teacher');
    const admin = await as(await idOf('admin'));
    const given = { from: '2020-01-01', to: null };
    await t.call('put', `/api/members/${person}/duties/calendar`, admin).send(given).expect(200);
    await old('DELETE FROM school_members WHERE school_id = $1 AND user_id = $2', schoolId, person);
    expect(await rowsOf(database, 'SELECT FROM duties WHERE user_id = $1', [person])).toEqual([]);
  });

  it('has a person for every member, and for whom the old code adds and removes', async () => {
    const strangers = await rowsOf(
      database,
      `SELECT FROM school_members AS member WHERE NOT EXISTS (
         SELECT FROM staff WHERE staff.school_id = member.school_id AND id = user_id AND account_id = user_id
           AND name = display_name AND from_day = (joined_at AT TIME ZONE 'Asia/Kuala_Lumpur')::date AND to_day IS NULL)`,
    );
    expect(strangers).toEqual([]);
    const person = randomUUID();
    const kept = () =>
      rowsOf(database, 'SELECT name, to_day IS NULL AS stays FROM staff WHERE id = $1', [person]);
    await old(OLD_SAVE, schoolId, person, 'teacher');
    expect(await kept()).toEqual([{ name: 'Cikgu Lama', stays: true }]);
    await old('DELETE FROM school_members WHERE school_id = $1 AND user_id = $2', schoolId, person);
    expect(await kept()).toEqual([{ name: 'Cikgu Lama', stays: false }]);
  });

  it('keeps everybody of a school that is over its limit, and adds nobody', async () => {
    const admin = await as(await idOf('admin'));
    const seats = async () => (await t.call('get', '/api/members', admin).expect(200)).body.seats;
    const { used } = await seats();
    limitTeachers(t, used - 1);
    try {
      expect(await seats()).toEqual({ used, limit: used - 1 });
      await t.call('get', '/api/lesson-plans', await as(await idOf('guru'))).expect(200);
      const supervisor = await idOf('penyelia');
      const roles = { roles: ['teacher', 'supervisor'] };
      const more = await t.call('put', `/api/members/${supervisor}/roles`, admin).send(roles).expect(409);
      expect(more.body.code).toBe('TEACHER_LIMIT_REACHED');
      expect((await seats()).used).toBe(used);
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('lets the old code go on writing plans, which are of no set until their author joins them', async () => {
    const [teacher, planId] = [await idOf('guru'), randomUUID()];
    await old(OLD_PLAN, schoolId, planId, teacher);
    const { body } = await t.call('get', `/api/lesson-plans/${planId}`, await as(teacher)).expect(200);
    expect(body).toMatchObject({ className: '4 Bestari', teachingSetId: null });
  });

  it('lets every school work in the academic year of its state', async () => {
    const rows = await rowsOf(
      database,
      `SELECT code, name, first_day::text, last_day::text FROM (
         SELECT code, academic_years.* FROM schools LEFT JOIN academic_years ON school_id = schools.id) years
       ORDER BY code`,
    );
    expect(rows).toEqual(SCHOOLS_OF_2026);
  });

  it('offers an old invitation as it was sent', async () => {
    const rows = await rowsOf(database, 'SELECT role, roles FROM invitations ORDER BY email');
    expect(rows).toEqual(['admin', 'supervisor', 'teacher'].map((role) => ({ role, roles: [role] })));
  });
});

const GROUP_A = { name: '2026', first_day: '2026-01-11', last_day: '2026-12-03' };
const GROUP_B = { name: '2026', first_day: '2026-01-12', last_day: '2026-12-04' };
const SCHOOLS_OF_2026 = ['aba1001', 'abca001', 'bbb2002', 'cba3003', 'jba4004', 'kba5005'].map((code) => ({
  code,
  ...(code === 'kba5005' ? GROUP_A : GROUP_B),
}));

const seatsWhere = (condition: string) => `
  SELECT school_id, count(*)::int AS teachers FROM school_members WHERE ${condition}
  GROUP BY school_id ORDER BY school_id`;

async function describedBy({ superuserUrl }: TestDatabase): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    return await describeSchema(client);
  } finally {
    await client.end();
  }
}

/** Every row that migrations put into an empty database, but for the names and instants that each one gets anew. */
async function givenRows(database: TestDatabase): Promise<unknown[]> {
  const tables = [...PAGE.matchAll(/^INSERT INTO (\w+)/gm)].map(([, table]) => table);
  const one = (table?: string) =>
    `SELECT '${table}' AS "table", to_jsonb(t) - '{id,timestamp,recorded_at,applied_at}'::text[] AS row FROM ${table} t`;
  return rowsOf(
    database,
    `SELECT * FROM (${tables.map(one).join(' UNION ALL ')}) given ORDER BY 1, row::text`,
  );
}

/** What the roles of requests are, and how the one that logs in may become them; where names are looked for. */
const ROLES = `
  SELECT r.rolname AS role, r.rolcanlogin OR r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolbypassrls OR r.rolreplication AS "mayMore",
    r.rolinherit AS inherits, m.member::regrole::text AS member, m.inherit_option AS "isIt", m.set_option AS "becomesIt",
    (SELECT setconfig::text FROM pg_db_role_setting JOIN pg_database d ON d.oid = setdatabase
     WHERE d.datname = 'rekod_template' AND setrole = m.member) AS setting
  FROM pg_roles r JOIN pg_auth_members m ON m.roleid = r.oid AND m.grantor = m.member
  WHERE r.rolname IN ('app_tenant', 'app_system') ORDER BY 1`;
const ROLES_OF_0001 = ['app_system', 'app_tenant'].map((role) => ({
  role,
  mayMore: false,
  inherits: true,
  member: 'rekod',
  isIt: false,
  becomesIt: true,
  setting: '{"search_path=app, bullmq"}',
}));

/** In a transaction of the school, as a request of the release runs it. */
async function asOldCode({ url }: TestDatabase, schoolId: string, statement: string, values: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      "SELECT set_config('role', 'app_tenant', true), set_config('app.school_id', $1, true), set_config('search_path', 'app', true)",
      [schoolId],
    );
    const { rows } = await client.query(statement, values);
    await client.query('COMMIT');
    return rows;
  } finally {
    await client.end();
  }
}
