import { randomUUID } from 'node:crypto';
import { hash } from 'bcrypt';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

const admin = () => backend.admin.auth.admin;

test('a user is created with the given id, role and metadata', async () => {
  const id = randomUUID();
  const { data, error } = await admin().createUser({
    id,
    email: 'Urus@pentadbir.test',
    password,
    email_confirm: true,
    user_metadata: { name: 'Urus' },
    app_metadata: { staff: 'operator' },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, email: 'urus@pentadbir.test', user_metadata: { name: 'Urus' } });
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], staff: 'operator' });
});

test('a seed that runs again is told that the address exists', async () => {
  const user = { id: randomUUID(), email: 'benih@pentadbir.test', password };
  await admin().createUser(user);
  expect((await admin().createUser(user)).error).toMatchObject({ status: 422, code: 'email_exists' });
  const other = { ...user, email: 'lain@pentadbir.test' };
  expect((await admin().createUser(other)).error).toMatchObject({ status: 409, code: 'conflict' });
});

test('a bcrypt hash stands in for the password', async () => {
  const password_hash = await hash('Rahsia#2026', 4);
  await admin().createUser({ email: 'hash@pentadbir.test', password_hash, email_confirm: true });
  const sign = backend
    .browser()
    .auth.signInWithPassword({ email: 'hash@pentadbir.test', password: 'Rahsia#2026' });
  expect((await sign).error).toBeNull();
});

test('a user is read, changed and deleted', async () => {
  const id = await backend.addUser('kitar@pentadbir.test');
  expect((await admin().getUserById(id)).data.user?.email).toBe('kitar@pentadbir.test');
  const { data } = await admin().updateUserById(id, {
    email: 'kitar.baharu@pentadbir.test',
    password: 'KataLaluan#Baharu',
    user_metadata: { name: 'Kitar' },
  });
  expect(data.user).toMatchObject({ email: 'kitar.baharu@pentadbir.test', user_metadata: { name: 'Kitar' } });
  expect(data.user?.identities).toMatchObject([{ email: 'kitar.baharu@pentadbir.test' }]);
  expect((await admin().deleteUser(id)).error).toBeNull();
  expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('a new password set by an administrator ends every session', async () => {
  const id = await backend.addUser('tukar@pentadbir.test');
  const browser = await backend.signedIn('tukar@pentadbir.test');
  await admin().updateUserById(id, { password: 'KataLaluan#Baharu' });
  expect((await browser.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
});

test("another user's address is refused", async () => {
  await backend.addUser('ada@pentadbir.test');
  const id = await backend.addUser('mahu@pentadbir.test');
  const { error } = await admin().updateUserById(id, { email: 'ada@pentadbir.test' });
  expect(error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('a softly deleted user keeps the id, and nothing that tells who it was', async () => {
  const id = await backend.addUser('lembut@pentadbir.test');
  await admin().deleteUser(id, true);
  const { data } = await admin().getUserById(id);
  expect(data.user?.deleted_at).toBeTruthy();
  expect(JSON.stringify(data.user)).not.toContain('lembut');
  await backend.addUser('lembut@pentadbir.test');
});

test('the list is paged, newest first', async () => {
  const pages = await startTestBackend();
  for (const name of ['a', 'b', 'c']) await pages.addUser(`${name}@senarai.test`);
  const { data } = await pages.admin.auth.admin.listUsers({ page: 1, perPage: 2 });
  expect(data.users.map((user) => user.email)).toEqual(['c@senarai.test', 'b@senarai.test']);
  expect(data).toMatchObject({ total: 3, nextPage: 2, lastPage: 2 });
  await pages.end();
});

test('neither a publishable key nor a user opens the administration', async () => {
  await backend.addUser('guru@pentadbir.test');
  const teacher = await backend.signedIn('guru@pentadbir.test');
  const token = (await teacher.auth.getSession()).data.session?.access_token;
  const refused = { error_code: 'not_admin', msg: 'User not allowed' };
  for (const authorization of [undefined, `Bearer ${backend.publishableKey}`, `Bearer ${token}`]) {
    const response = await fetch(`${backend.url}/auth/v1/admin/users`, {
      headers: { apikey: backend.publishableKey, ...(authorization ? { authorization } : {}) },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject(refused);
  }
  const listed = await backend.browser().auth.admin.listUsers();
  expect(listed.error).toMatchObject({ status: 403, code: 'not_admin' });
});

test.each([
  ['no address at all', {}],
  ['an id that is none', { id: 'satu', email: 'x@pentadbir.test' }],
  ['a ban that is no duration', { email: 'x@pentadbir.test', ban_duration: 'esok' }],
  ['a ban beyond every calendar', { email: 'x@pentadbir.test', ban_duration: '99999999999999h' }],
  ['a hash of another kind', { email: 'x@pentadbir.test', password_hash: 'md5' }],
  ['a role that does not fit', { email: 'x@pentadbir.test', role: 'r'.repeat(256) }],
])('%s is refused', async (_name, attributes) => {
  const { error } = await admin().createUser(attributes);
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
});
