import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { SchoolsTables } from '../src/modules/schools/schools-tables.js';
import { Database } from '../src/platform/database/database.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { CATALOG_PROBLEMS, type CatalogProblem, withTenantTables } from './support/catalog.js';
import { schoolRoutes } from './support/routes.js';
import { type Method, startTestApp, type TestApp } from './support/test-app.js';
import { onCluster } from './support/test-database.js';

let t: TestApp;
let database: Database;
let school: TestSchool;
let other: TestSchool;
let person: TestPerson;

beforeAll(async () => {
  t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
  database = t.app.get(Database);
  school = await makeTrialSchool(t, 'aba1001');
  other = await makeTrialSchool(t, 'bbb2002');
  person = await makeMember(t, school, 'main_admin');
  await makeMember(t, other, 'teacher');
});
afterAll(() => t?.close());

const db = () => database.tables<SchoolsTables>();
const memberSchools = () =>
  db()
    .selectFrom('school_members')
    .select('school_id')
    .distinct()
    .execute()
    .then((rows) => rows.map(({ school_id }) => school_id));
const newMember = (schoolId: string) => ({
  school_id: schoolId,
  user_id: randomUUID(),
  roles: ['admin'] as const,
  display_name: 'Cikgu',
  email: 'cikgu@contoh.test',
});

/** A connection as the product logs in, but with none of its care. */
async function withBareClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: t.database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('a tenant', () => {
  const inSchool = <T>(work: () => Promise<T>) => database.tenantTransaction(school.id, work);

  it('sees the rows of its school and no others, although the query names none', async () => {
    expect(await inSchool(memberSchools)).toEqual([school.id]);
    const schools = await inSchool(() => db().selectFrom('schools').select('id').execute());
    expect(schools).toEqual([{ id: school.id }]);
  });

  it('sees nothing of another school by asking for it', async () => {
    const rows = inSchool(() =>
      db().selectFrom('school_members').selectAll().where('school_id', '=', other.id).execute(),
    );
    expect(await rows).toEqual([]);
  });

  it('adds nothing to another school', async () => {
    const added = inSchool(() => db().insertInto('school_members').values(newMember(other.id)).execute());
    await expect(added).rejects.toThrow('row-level security');
  });

  it('moves no row to another school', async () => {
    const moved = inSchool(() =>
      db()
        .updateTable('school_members')
        .set({ school_id: other.id })
        .where('user_id', '=', person.userId)
        .execute(),
    );
    await expect(moved).rejects.toThrow('row-level security');
  });

  it('changes and removes nothing of another school', async () => {
    const [changed, removed] = await inSchool(async () => [
      await db()
        .updateTable('school_members')
        .set({ roles: ['admin'] })
        .where('school_id', '=', other.id)
        .executeTakeFirst(),
      await db().deleteFrom('school_members').where('school_id', '=', other.id).executeTakeFirst(),
    ]);
    expect(changed?.numUpdatedRows).toBe(0n);
    expect(removed?.numDeletedRows).toBe(0n);
    expect(await database.systemTransaction(memberSchools)).toContain(other.id);
  });

  it.each(['platform_staff', 'business_clock', 'kysely_migration'])(
    'does not read the system’s table %s, or changes it',
    async (table) => {
      const changed = inSchool(() => sql`DELETE FROM ${sql.table(table)}`.execute(db()));
      await expect(changed).rejects.toThrow('permission denied');
    },
  );

  it('does not become the system', async () => {
    const id = "00000000-0000-0000-0000-000000000000'; SET LOCAL ROLE app_system; --";
    expect(() => database.tenantTransaction(id, memberSchools)).toThrow('A school id is a UUID.');
  });

  it.each(['', 'aba1001', "' OR true --", '00000000-0000-0000-0000-00000000000g'])(
    'is not of the school %j',
    (id) => {
      expect(() => database.tenantTransaction(id, memberSchools)).toThrow('A school id is a UUID.');
    },
  );

  it('with a forged setting sees nothing', async () => {
    const forged = inSchool(async () => {
      await sql`SELECT set_config('app.school_id', 'semua', true)`.execute(db());
      return memberSchools();
    });
    await expect(forged).rejects.toThrow('invalid input syntax for type uuid');
  });

  it('of a school that does not exist sees nothing', async () => {
    expect(await database.tenantTransaction(randomUUID(), memberSchools)).toEqual([]);
  });
});

describe('the system', () => {
  it('sees all schools', async () => {
    const schools = await database.systemTransaction(memberSchools);
    expect(schools.sort()).toEqual([school.id, other.id].sort());
  });

  it.each(['schools', 'subscriptions'])(
    'removes no row of %s, whose schools transitions and notices name',
    async (table) => {
      const removed = database.systemTransaction(() => sql`DELETE FROM ${sql.table(table)}`.execute(db()));
      await expect(removed).rejects.toThrow('permission denied');
    },
  );
});

describe('a pooled connection', () => {
  const count = 'SELECT count(*)::int AS count FROM app.school_members';

  it('shows a tenant nothing before any school was named', async () => {
    const rows = await withBareClient(async (client) => {
      await client.query('SET ROLE app_tenant');
      return (await client.query(count)).rows;
    });
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('shows a tenant nothing after the transaction that named one', async () => {
    const { setting, rows } = await withBareClient(async (client) => {
      await client.query(
        `BEGIN; SET LOCAL ROLE app_tenant; SELECT set_config('app.school_id', '${school.id}', true); COMMIT`,
      );
      const { rows: settings } = await client.query(
        `SELECT current_setting('app.school_id', true) AS setting`,
      );
      await client.query('SET ROLE app_tenant');
      return { setting: settings[0].setting, rows: (await client.query(count)).rows };
    });
    expect(setting).toBe('');
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('keeps neither role nor school after a failed transaction', async () => {
    const failed = database.tenantTransaction(school.id, () => sql`SELECT 1/0`.execute(db()));
    await expect(failed).rejects.toThrow('division by zero');
    const { rows } = await database.pool.query(
      `SELECT current_user AS role, nullif(current_setting('app.school_id', true), '') AS school`,
    );
    expect(rows).toEqual([{ role: 'rekod', school: null }]);
  });
});

describe('a transaction', () => {
  it('is needed by every query', async () => {
    await expect(memberSchools()).rejects.toThrow('No transaction is open');
  });

  it('is over for a query that was not awaited', async () => {
    let late: Promise<unknown> = Promise.resolve();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await database.tenantTransaction(school.id, async () => {
      late = ended.then(memberSchools);
      late.catch(() => undefined);
    });
    end();
    await expect(late).rejects.toThrow('This transaction is over');
  });

  it('that ignored the failure of a query does not pass for committed', async () => {
    const member = newMember(school.id);
    const ignoring = database.tenantTransaction(school.id, async () => {
      await db().insertInto('school_members').values(member).execute();
      await sql`SELECT 1/0`.execute(db()).catch(() => undefined);
    });
    await expect(ignoring).rejects.toThrow('Nothing was committed');
  });

  it('inside one of the same school is part of it', async () => {
    const member = newMember(school.id);
    const failed = database.tenantTransaction(school.id, async () => {
      await database.tenantTransaction(school.id, () =>
        db().insertInto('school_members').values(member).execute(),
      );
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    const rows = await database.systemTransaction(() =>
      db().selectFrom('school_members').selectAll().where('user_id', '=', member.user_id).execute(),
    );
    expect(rows).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'of another school inside one of a school',
      () => database.tenantTransaction(school.id, () => database.tenantTransaction(other.id, memberSchools)),
    ],
    [
      'of the system inside one of a school',
      () => database.tenantTransaction(school.id, () => database.systemTransaction(memberSchools)),
    ],
    [
      'of a school inside one of the system',
      () => database.systemTransaction(() => database.tenantTransaction(school.id, memberSchools)),
    ],
  ])('%s is refused', async (_, work) => {
    await expect(work()).rejects.toThrow('cannot start inside');
  });

  it('waits its turn when there are more than connections, even with others inside', async () => {
    const counts = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const { id } = n % 2 ? school : other;
        return database.tenantTransaction(id, async () => {
          await sql`SELECT pg_sleep(0.01)`.execute(db());
          return database.tenantTransaction(id, memberSchools);
        });
      }),
    );
    expect(counts).toEqual(Array.from({ length: 30 }, (_, n) => [n % 2 ? school.id : other.id]));
  });
});

describe('the database has no', () => {
  const problems = Object.keys(CATALOG_PROBLEMS) as CatalogProblem[];
  const found = (problem: CatalogProblem) =>
    withBareClient(async (client) => {
      const { rows } = await client.query(withTenantTables(CATALOG_PROBLEMS[problem]));
      return rows.map(({ name }) => name);
    });

  it.each(problems)('%s', async (problem) => {
    expect(await found(problem)).toEqual([]);
  });

  const planted: Partial<Record<CatalogProblem, string>> = {
    'a table of schools without forced row-level security': `
      CREATE TABLE app.planted (school_id uuid)`,
    'a table of schools without a policy of its own for each role': `
      CREATE TABLE app.planted (school_id uuid); ALTER TABLE app.planted FORCE ROW LEVEL SECURITY`,
    'a policy that shows tenants more than their school and what belongs to all': `
      CREATE TABLE app.planted (school_id uuid); CREATE POLICY p ON app.planted TO app_tenant USING (true)`,
    'a table of schools that refers to another school’s row': `
      CREATE TABLE app.planted (school_id uuid, id uuid UNIQUE, before uuid REFERENCES app.planted (id))`,
    'a table of the system that tenants may change': `
      CREATE TABLE app.planted (id uuid); GRANT INSERT ON app.planted TO app_tenant`,
    'a table that tenants may truncate': `
      CREATE TABLE app.planted (school_id uuid); GRANT TRUNCATE ON app.planted TO app_tenant`,
    'a view that shows tenants what its owner sees': `
      CREATE VIEW app.planted AS SELECT 1; GRANT SELECT ON app.planted TO app_tenant`,
    'a function that acts as its owner for anybody, or by a search path of the caller’s': `
      CREATE FUNCTION app.planted() RETURNS int LANGUAGE sql SECURITY DEFINER RETURN 1`,
    'an index whose columns another one begins with': `
      CREATE TABLE app.planted (a int, b int);
      CREATE INDEX ON app.planted (a DESC); CREATE INDEX ON app.planted (a, b)`,
    'a reference that no index leads to': `
      CREATE TABLE app.planted (school_id uuid, name text, b uuid REFERENCES app.schools (id));
      CREATE INDEX ON app.planted (b) WHERE name IS NOT NULL; CREATE INDEX ON app.planted (name, b)`,
  };

  it.each(Object.entries(planted) as [CatalogProblem, string][])(
    '%s, or it is found',
    async (problem, plant) => {
      await onCluster(t.database.superuserUrl, plant);
      try {
        expect(await found(problem)).not.toEqual([]);
      } finally {
        const kind = /CREATE (TABLE|VIEW|FUNCTION)/.exec(plant)?.[1];
        await onCluster(t.database.superuserUrl, `DROP ${kind} app.planted`);
      }
    },
  );
});

describe('every route of a school', () => {
  type Ask = (method: Method, path: string) => ReturnType<TestApp['call']>;

  it.each<[string, string, Ask]>([
    [
      'refuses an own token on the host of another school',
      '403 NOT_A_MEMBER',
      (method, path) => t.call(method, path, { host: other.host, token: person.token }),
    ],
    [
      'refuses the schoolCode of another school on the main domain',
      '403 NOT_A_MEMBER',
      (method, path) => t.call(method, `${path}?schoolCode=${other.code}`, { token: person.token }),
    ],
    [
      'refuses the schoolCode of another school on the own host',
      '403 SCHOOL_MISMATCH',
      (method, path) =>
        t.call(method, `${path}?schoolCode=${other.code}`, { host: school.host, token: person.token }),
    ],
    [
      'refuses the own schoolCode on the host of another school',
      '403 SCHOOL_MISMATCH',
      (method, path) =>
        t.call(method, `${path}?schoolCode=${school.code}`, { host: other.host, token: person.token }),
    ],
    [
      'needs a school on the main domain',
      '400 SCHOOL_REQUIRED',
      (method, path) => t.call(method, path, { token: person.token }),
    ],
    [
      'does not exist on the host of no school',
      '404 SCHOOL_NOT_FOUND',
      (method, path) => t.call(method, path, { host: 'zzz9999.localhost', token: person.token }),
    ],
    [
      'needs a bearer token',
      '401 UNAUTHENTICATED',
      (method, path) => t.call(method, path, { host: school.host }),
    ],
  ])('%s: %s', async (_, refusal, ask) => {
    const routes = schoolRoutes(t);
    expect(routes.length).toBeGreaterThanOrEqual(7);
    for (const [index, { method, path }] of routes.entries()) {
      // Each from an address of its own: limits are another test's.
      const { status, body } = await ask(method, path).set('x-forwarded-for', `198.51.100.${index % 250}`);
      expect(`${method} ${path}: ${status} ${body.code}`).toBe(`${method} ${path}: ${refusal}`);
    }
  });

  it('refuses the schoolCode of another school in the body of a write', async () => {
    const writes = schoolRoutes(t).filter(({ method }) => method === 'post' || method === 'put');
    expect(writes.length).toBeGreaterThanOrEqual(3);
    for (const { method, path } of writes) {
      const forged = (options: { host?: string; token: string }) =>
        t.call(method, path, options).send({ schoolCode: other.code });
      const onMain = await forged({ token: person.token }).expect(403);
      expect(onMain.body.code).toBe('NOT_A_MEMBER');
      const onOwn = await forged({ host: school.host, token: person.token }).expect(403);
      expect(onOwn.body.code).toBe('SCHOOL_MISMATCH');
    }
  });

  it('reads hosts of any case, with a port or a dot at the end, as the same school', async () => {
    for (const host of ['ABA1001.LOCALHOST', 'aba1001.localhost:3000', 'aba1001.localhost.'])
      await t.call('get', '/api/schools/current', { host, token: person.token }).expect(200);
  });

  it('takes a foreign host for the main domain, never for a school', async () => {
    for (const host of ['aba1001.evil.test', 'aba1001.localhost.evil.test']) {
      const reply = t.call('get', '/api/schools/current', { host, token: person.token });
      expect((await reply.expect(400)).body.code).toBe('SCHOOL_REQUIRED');
    }
  });

  it('takes the first label on localhost, whatever stands behind it', async () => {
    const reply = t.call('get', '/api/schools/current', { host: 'a.aba1001.localhost', token: person.token });
    expect((await reply.expect(404)).body.code).toBe('SCHOOL_NOT_FOUND');
  });
});
