import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { forgetAccount } from '../src/forget-account.js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { Persons } from '../src/modules/staff/index.js';
import { Database } from '../src/platform/database/database.js';
import { AccountErasure } from '../src/platform/erasure/account-erasure.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { makeAccount, PASSWORD, signIn } from './support/account.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { invite } from './support/invitations.js';
import { ID_COLUMNS } from './support/named-people.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';
import { shareHostedApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let other: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareHostedApp();
  school = await makeTrialSchool(t);
  other = await makeTrialSchool(t);
  admin = await makeAccount(t, { at: school, role: 'main_admin' });
});
afterAll(() => t?.close());

const persons = () => t.app.get(Persons);
const known = async (id: string, at = school) =>
  (await persons().of(at.id)).find((person) => person.id === id);
const withAccount = async (accountId: string) =>
  (await persons().of(school.id)).filter((person) => person.accountId === accountId);
const as = (method: 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: admin.token });
const saved = (userId: string, displayName: string, at = school) =>
  t.app.get(SchoolsService).saveMember(at.id, userId, {
    ...{ roles: ['teacher'], displayName, email: `${userId}@contoh.test` },
  });

/** As the office will write somebody down of whom only the name is known. */
async function namePerson(name: string, at = school): Promise<string> {
  const id = randomUUID();
  await rowsOf(
    t.database,
    `INSERT INTO staff (school_id, id, name, code, from_day, created_at, updated_at)
     VALUES ($1, $2, $3, 'KGSK', '2026-01-12', now(), now())`,
    [at.id, id, name],
  );
  return id;
}

/** An invitation to sign in as that person. */
async function invitedAs(personId: string, email = `${randomUUID()}@contoh.test`) {
  const { id, token } = await invite(t, school, admin, email);
  await rowsOf(t.database, 'UPDATE invitations SET person_id = $2 WHERE id = $1', [id, personId]);
  return { email, token };
}
const register = ({ token }: Readonly<{ token: string }>) =>
  t
    .call('post', '/api/invitations/registration', { host: school.host })
    .send({ token, displayName: 'Cikgu Aminah', password: PASSWORD })
    .expect(204);

describe('a member of a school', () => {
  it('is a person of it under the id of the account, called as they are', async () => {
    const { userId } = await makeMember(t, school, 'teacher', 'Cikgu Lim');
    expect(await known(userId)).toMatchObject({
      ...{ name: 'Cikgu Lim', accountId: userId, code: null, from: expect.any(String), to: null },
    });
    await saved(userId, 'Puan Lim');
    expect(await known(userId)).toMatchObject({ name: 'Puan Lim', version: 2 });
    await as('put', `/api/members/${userId}/roles`)
      .send({ roles: ['supervisor'] })
      .expect(200);
    expect(await known(userId)).toMatchObject({ name: 'Puan Lim', version: 2 });
  });

  it('stays a person after leaving, until that day, and is the same one on return', async () => {
    const { userId } = await makeMember(t, school, 'teacher', 'Cikgu Devi');
    await as('delete', `/api/members/${userId}`).expect(204);
    const left = await known(userId);
    expect(left).toMatchObject({ name: 'Cikgu Devi', accountId: userId, to: left?.from });
    expect(await persons().nameOf(school.id, [userId])).toEqual(new Map([[userId, 'Cikgu Devi']]));
    await saved(userId, 'Cikgu Devi');
    expect(await withAccount(userId)).toMatchObject([{ id: userId, to: null }]);
  });

  it('is another person in another school, of whom this one knows nothing', async () => {
    const { userId } = await makeMember(t, school, 'teacher', 'Cikgu Ros');
    await saved(userId, 'Cikgu R.', other);
    await t.app.get(SchoolsService).removeMember(other.id, userId);
    expect(await known(userId)).toMatchObject({ name: 'Cikgu Ros', to: null });
    expect(await known(userId, other)).toMatchObject({ name: 'Cikgu R.', to: expect.any(String) });
  });
});

describe('an invitation as somebody who is a person already', () => {
  it('writes the account into their row when it is accepted: nothing that names them changes', async () => {
    const personId = await namePerson('Aminah binti Ali');
    const invited = await invitedAs(personId);
    await register(invited);
    const { userId } = await signIn(t, invited.email);
    expect(userId).not.toBe(personId);
    expect(await withAccount(userId)).toMatchObject([
      { id: personId, name: 'Cikgu Aminah', code: 'KGSK', from: '2026-01-12', to: null },
    ]);
    expect(await known(userId)).toBeUndefined();
    await as('delete', `/api/members/${userId}`).expect(204);
    expect(await known(personId)).toMatchObject({ accountId: userId, to: expect.any(String) });
  });

  it('takes the account from the row of a member who had left', async () => {
    const { email, userId, token } = await makeAccount(t, { at: school, role: 'teacher' });
    await as('delete', `/api/members/${userId}`).expect(204);
    const personId = await namePerson('Aminah binti Ali');
    const invited = await invitedAs(personId, email);
    await t
      .call('post', '/api/invitations/acceptance', { host: school.host, token })
      .send({ token: invited.token, displayName: 'Cikgu Aminah' })
      .expect(204);
    expect(await withAccount(userId)).toMatchObject([{ id: personId, to: null }]);
    expect(await known(userId)).toMatchObject({ accountId: null, to: expect.any(String) });
  });

  it('makes a person of their own of whoever comes second', async () => {
    const personId = await namePerson('Aminah binti Ali');
    const invited = [await invitedAs(personId), await invitedAs(personId)];
    for (const each of invited) await register(each);
    const ids = await Promise.all(invited.map(async ({ email }) => (await signIn(t, email)).userId));
    expect(await known(personId)).toMatchObject({ accountId: ids[0] });
    expect(await withAccount(ids[1] ?? '')).toMatchObject([{ id: ids[1] }]);
  });

  it('never leads to a person of another school', async () => {
    const { id } = await invite(t, school, admin, `${randomUUID()}@contoh.test`);
    const stranger = await namePerson('Orang Lain', other);
    const named = rowsOf(t.database, 'UPDATE invitations SET person_id = $2 WHERE id = $1', [id, stranger]);
    await expect(named).rejects.toThrow('foreign key');
  });
});

describe('the persons of a school', () => {
  it('are seen and changed by nobody of another, although the query names none', async () => {
    const personId = await namePerson('Guru Ganti');
    const database = t.app.get(Database);
    const rows = (work: ReturnType<typeof sql>) =>
      database.tenantTransaction(other.id, async () => (await work.execute(database.tables())).rows);
    expect(await rows(sql`SELECT FROM staff WHERE id = ${personId}`)).toEqual([]);
    expect(await rows(sql`UPDATE staff SET name = 'x' WHERE id = ${personId} RETURNING 1`)).toEqual([]);
    await expect(rows(sql`DELETE FROM staff WHERE id = ${personId}`)).rejects.toThrow('permission denied');
    expect(await persons().nameOf(other.id, [personId])).toEqual(new Map());
  });

  it('leave with its data, who has no account too', async () => {
    const personId = await namePerson('Guru Sandaran');
    const files = await filesOf((await asBytes(ownData()).expect(200)).body);
    expect(JSON.parse(files.get('json/staff.json') ?? '')).toContainEqual(
      expect.objectContaining({ id: personId, name: 'Guru Sandaran', account_id: null }),
    );
  });

  it('stand for somebody of whom nothing is known once the account is erased, and have left', async () => {
    const personId = await namePerson('Merbok bin Kenari');
    const invited = await invitedAs(personId);
    await register(invited);
    const member = await makeAccount(t, { at: school, role: 'teacher' });
    for (const email of [invited.email, member.email])
      await forgetAccount({ users: t.app.get(HostedUsers), accounts: t.app.get(AccountErasure) }, email);
    for (const id of [personId, member.userId])
      expect(await known(id)).toMatchObject({
        ...{ name: '-', code: null, accountId: null, to: expect.any(String) },
      });
  });
});

const ownData = () => t.call('get', '/api/own-data', { host: school.host, token: admin.token });

describe('a column that holds an id', () => {
  const ALL = `
    SELECT c.relname || '.' || a.attname AS place FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
      AND a.atttypid IN ('uuid'::regtype, 'uuid[]'::regtype) AND a.attname NOT IN ('id', 'school_id')
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f'
        AND a.attnum = ANY (k.conkey) AND k.confrelid <> 'app.school_members'::regclass)`;

  it('refers to something, a person among others, or it is written down what it names', async () => {
    const found = await rowsOf<{ place: string }>(t.database, ALL);
    const places = found.map(({ place }) => place).toSorted();
    expect(Object.values(ID_COLUMNS).flat().toSorted()).toEqual(places);
  });

  it('is told in the decision where it names an account and shall name a person', async () => {
    const decision = join(__dirname, '../decisions/0103-a-person-of-a-school.md');
    const [, left = ''] = (await readFile(decision, 'utf8')).split('**Left for');
    const told = [...(left.split('\n\n')[0] ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, place]) => place);
    expect(told.toSorted()).toEqual(
      ID_COLUMNS['an account, and shall name a person of the school (decision 103)'],
    );
  });
});
