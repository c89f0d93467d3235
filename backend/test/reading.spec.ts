import { sql } from 'kysely';
import type { SchoolsTables } from '../src/modules/schools/schools-tables.js';
import { Database } from '../src/platform/database/database.js';
import { makeMember, makeTrialSchool, type TestSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { onCluster } from './support/test-database.js';

let t: TestApp;
let school: TestSchool;
let other: TestSchool;

beforeAll(async () => {
  t = await startTestApp();
  school = await makeTrialSchool(t, 'aba1001');
  other = await makeTrialSchool(t, 'bbb2002');
  for (const one of [school, other]) await makeMember(t, one, 'teacher');
});
afterAll(() => t?.close());

const MANY = Array.from({ length: 24 }, (_, n) => n);

describe.each([
  ['', () => t.config.database.url],
  [' beside a pooler', () => 'postgres://direct.contoh.test/rekod'],
])('a reading%s', (_, directUrl) => {
  let database: Database;
  beforeAll(() => {
    database = new Database({
      ...t.config,
      database: { url: t.config.database.url, directUrl: directUrl() },
    });
  });
  afterAll(() => database.onApplicationShutdown());

  const db = () => database.tables<SchoolsTables>();
  const memberSchools = async () => {
    const rows = await db().selectFrom('school_members').select('school_id').distinct().execute();
    return rows.map(({ school_id }) => school_id).sort();
  };
  const session = `
    SELECT current_user AS role, nullif(current_setting('app.school_id', true), '') AS school,
      current_setting('transaction_read_only') AS "readOnly"`;

  it('of a school sees its rows and no others, however often the same is asked for whom', async () => {
    const all = [school.id, other.id].sort();
    const seen = await Promise.all(
      MANY.flatMap(() => [
        database.tenantRead(school.id, memberSchools),
        database.tenantRead(other.id, memberSchools),
        database.systemRead(memberSchools),
      ]),
    );
    expect(seen).toEqual(MANY.flatMap(() => [[school.id], [other.id], all]));
  });

  it('asks several things at once and gets each its answer', async () => {
    const echo = (n: number) => sql<{ n: number }>`SELECT ${n}::int AS n`.execute(db());
    const answers = await database.tenantRead(school.id, () => Promise.all(MANY.map(echo)));
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(MANY);
  });

  it('of which one query fails answers the others', async () => {
    const answers = await database.tenantRead(school.id, () =>
      Promise.allSettled([memberSchools(), sql`SELECT 1/0`.execute(db()), memberSchools()]),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'changes',
      () =>
        db()
          .updateTable('school_members')
          .set({ roles: ['admin'] })
          .execute(),
    ],
    ['locks', () => db().selectFrom('school_members').select('user_id').forShare().execute()],
  ])('%s nothing', async (_name, write) => {
    await expect(database.tenantRead(school.id, write)).rejects.toThrow('in a read-only transaction');
  });

  it('leaves nothing of itself on its connection', async () => {
    await database.tenantRead(school.id, memberSchools);
    await expect(database.tenantRead(school.id, () => sql`SELECT 1/0`.execute(db()))).rejects.toThrow();
    const { rows } = await database.pool.query(session);
    expect(rows).toEqual([{ role: 'rekod', school: null, readOnly: 'off' }]);
  });

  it('inside a transaction sees what that has not committed yet', async () => {
    const email = await database.tenantTransaction(school.id, async () => {
      await db().updateTable('school_members').set({ email: 'baharu@contoh.test' }).execute();
      return database.tenantRead(school.id, () =>
        db().selectFrom('school_members').select('email').executeTakeFirstOrThrow(),
      );
    });
    expect(email).toEqual({ email: 'baharu@contoh.test' });
  });

  it('has no transaction inside, and none of somebody else', async () => {
    const writing = () =>
      database.tenantRead(school.id, () => database.tenantTransaction(school.id, memberSchools));
    await expect(writing()).rejects.toThrow('cannot start inside a reading');
    const elsewhere = () =>
      database.tenantRead(school.id, () => database.tenantRead(other.id, memberSchools));
    await expect(elsewhere()).rejects.toThrow('cannot start inside');
  });

  it('is over for a query that was not awaited', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { late } = await database.tenantRead(school.id, async () => ({ late: ended.then(memberSchools) }));
    end();
    await expect(late).rejects.toThrow('This reading is over');
  });

  it('goes on where a migration has changed what it reads', async () => {
    const read = () => database.systemRead(() => db().selectFrom('platform_staff').selectAll().execute());
    for (const _again of MANY) await read();
    await onCluster(t.database.superuserUrl, 'ALTER TABLE app.platform_staff ADD COLUMN planted int');
    for (const _again of MANY) expect(await read()).toEqual([]);
    await onCluster(t.database.superuserUrl, 'ALTER TABLE app.platform_staff DROP COLUMN planted');
    expect(await read()).toEqual([]);
  });
});

describe('a transaction', () => {
  const database = () => t.app.get(Database);

  it('that asks several things at once is begun before any of them', async () => {
    const sees = () => sql<{ role: string }>`SELECT current_user AS role`.execute(database().tables());
    const answers = await database().tenantTransaction(school.id, () => Promise.all(MANY.map(sees)));
    expect(new Set(answers.flatMap(({ rows }) => rows.map(({ role }) => role)))).toEqual(
      new Set(['app_tenant']),
    );
  });

  it('that cannot act for whom it should runs nothing', async () => {
    await onCluster(t.database.superuserUrl, 'CREATE TABLE public.trace (said text)');
    await onCluster(t.database.superuserUrl, 'GRANT INSERT ON public.trace TO PUBLIC');
    await onCluster(t.database.superuserUrl, "CREATE ROLE stranger LOGIN PASSWORD 'asing'");
    const url = new URL(t.config.database.url);
    Object.assign(url, { username: 'stranger', password: 'asing' });
    const strange = new Database({
      ...t.config,
      database: { url: url.href, directUrl: 'postgres://direct.contoh.test' },
    });
    const leave = () => sql`INSERT INTO public.trace VALUES ('tulis')`.execute(strange.tables());
    const tried = strange.systemTransaction(() => Promise.allSettled([leave(), leave()]));
    await expect(tried).rejects.toThrow('permission denied to set role');
    await expect(strange.systemRead(leave)).rejects.toThrow('permission denied to set role');
    await strange.onApplicationShutdown();
    expect(await onCluster(t.database.superuserUrl, 'SELECT * FROM public.trace')).toEqual([]);
    await onCluster(t.database.superuserUrl, 'DROP ROLE stranger');
  });
});
