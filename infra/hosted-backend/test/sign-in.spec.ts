import { once } from 'node:events';
import { get } from 'node:http';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

const refused = (code: string, status = 400) => expect.objectContaining({ code, status });

test('an e-mail and its password open a session of ten minutes', async () => {
  const id = await backend.addUser('guru@masuk.test');
  const { data, error } = await backend
    .browser()
    .auth.signInWithPassword({ email: 'Guru@Masuk.test', password });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 600 });
  expect(data.user).toMatchObject({
    id,
    email: 'guru@masuk.test',
    role: 'authenticated',
    aud: 'authenticated',
  });
  expect(data.user?.identities).toMatchObject([{ provider: 'email', user_id: id }]);
});

test('a phone number and its password open a session', async () => {
  await backend.admin.auth.admin.createUser({ phone: '+60 12 345 6789', password, phone_confirm: true });
  const { data } = await backend.browser().auth.signInWithPassword({ phone: '+60123456789', password });
  expect(data.user?.phone).toBe('60123456789');
});

test('a wrong password and an unknown address get the same answer', async () => {
  await backend.addUser('guru@salah.test');
  const wrong = await backend.browser().auth.signInWithPassword({ email: 'guru@salah.test', password: 'x' });
  const unknown = await backend.browser().auth.signInWithPassword({ email: 'tiada@salah.test', password });
  expect(wrong.error).toEqual(refused('invalid_credentials'));
  expect(wrong.error?.message).toBe('Invalid login credentials');
  expect({ ...unknown.error }).toEqual({ ...wrong.error });
});

test('without an e-mail or a phone number the client itself refuses', async () => {
  const nothing = { password } as { email: string; password: string };
  const { error } = await backend.browser().auth.signInWithPassword(nothing);
  expect(error?.message).toBe('You must provide either an email or phone number and a password');
});

test('figures tell this machine how often somebody came in, was refused, or asked too often', async () => {
  const figure = async (labels: string) => {
    const text = await (await fetch(`${backend.url}/metrics`)).text();
    return Number(new RegExp(`^sign_ins_total\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  };
  const refusals = () => figure('way="password",outcome="refused"');
  const before = { refused: await refusals(), let: await figure('way="password",outcome="signed_in"') };
  await backend.addUser('guru@dikira.test');
  await backend.browser().auth.signInWithPassword({ email: 'guru@dikira.test', password: 'salah' });
  const { data } = await backend.browser().auth.signInWithPassword({ email: 'guru@dikira.test', password });
  expect(await refusals()).toBe(before.refused + 1);
  expect(await figure('way="password",outcome="signed_in"')).toBe(before.let + 1);
  const query = { grant_type: 'a way that somebody made up' };
  const headers = { apikey: backend.publishableKey };
  await fetch(`${backend.url}/auth/v1/token?${new URLSearchParams(query)}`, { method: 'POST', headers });
  expect(await (await fetch(`${backend.url}/metrics`)).text()).not.toContain('made up');

  const elsewhere = async (authorization?: string) => {
    const headers = { host: 'auth.rekod.example', ...(authorization && { authorization }) };
    const [reply] = await once(get(`${backend.url}/metrics`, { headers }), 'response');
    reply.resume();
    return reply.statusCode;
  };
  expect(await elsewhere()).toBe(401);
  expect(await elsewhere(`Bearer ${data.session?.access_token}`)).toBe(403);
  expect(await elsewhere(`Bearer ${backend.secretKey}`)).toBe(200);
});

test('an empty password is a wrong one', async () => {
  await backend.addUser('guru@kosong.test');
  const { error } = await backend
    .browser()
    .auth.signInWithPassword({ email: 'guru@kosong.test', password: '' });
  expect(error).toEqual(refused('invalid_credentials'));
});

test('an address that was not confirmed is refused only once the password is right', async () => {
  await backend.admin.auth.admin.createUser({ email: 'guru@belum.test', password });
  const sign = (given: string) =>
    backend.browser().auth.signInWithPassword({ email: 'guru@belum.test', password: given });
  expect((await sign(password)).error).toEqual(refused('email_not_confirmed'));
  expect((await sign('x')).error).toEqual(refused('invalid_credentials'));
});

test('a banned user can neither sign in, refresh nor be read until the ban is lifted', async () => {
  const id = await backend.addUser('guru@disekat.test');
  const browser = await backend.signedIn('guru@disekat.test');
  await backend.admin.auth.admin.updateUserById(id, { ban_duration: '24h' });
  const attempt = await backend.browser().auth.signInWithPassword({ email: 'guru@disekat.test', password });
  expect(attempt.error).toEqual(refused('user_banned'));
  expect((await browser.auth.getUser()).error).toEqual(refused('user_banned', 403));
  expect((await browser.auth.refreshSession()).error).toEqual(refused('user_banned'));
  await backend.admin.auth.admin.updateUserById(id, { ban_duration: 'none' });
  await backend.signedIn('guru@disekat.test');
});

test('sign-ins, failures and logouts leave a trace, a mistyped address does not', async () => {
  const id = await backend.addUser('guru@jejak.test');
  const browser = await backend.signedIn('guru@jejak.test');
  await browser.auth.signOut();
  await backend.browser().auth.signInWithPassword({ email: 'guru@jejak.test', password: 'x' });
  await backend.browser().auth.signInWithPassword({ email: 'Rahsia#saya', password: 'x' });
  const { rows } = await backend.sql.query(
    `select payload ->> 'action' as action, ip_address from auth.audit_log_entries
     where payload ->> 'actor_id' = $1 order by created_at`,
    [id],
  );
  expect(rows.map((row) => row.action)).toEqual(['login', 'logout', 'login_failed']);
  expect(rows[0].ip_address).toBe('127.0.0.1');
  const leaks = await backend.sql.query(
    `select 1 from auth.audit_log_entries where payload::text ilike '%rahsia%'`,
  );
  expect(leaks.rowCount).toBe(0);
});
