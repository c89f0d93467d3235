import { follow } from './support/follow.ts';
import { mailTo } from './support/mail-to.ts';
import { pkceBrowser } from './support/pkce-browser.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ autoconfirm: false, mailMaxFrequencySeconds: 0 });
});
afterAll(() => backend.end());

test('a link to sign in carries a code, which only the browser that asked can exchange, once', async () => {
  const email = 'guru@pkce.test';
  await backend.addUser(email);
  const browser = pkceBrowser(backend);
  const stranger = pkceBrowser(backend);
  await stranger.auth.signInWithOtp({ email: 'lain@pkce.test' });
  await browser.auth.signInWithOtp({ email });
  const landing = await follow((await mailTo(backend, email)).link);
  const code = landing.query.code ?? '';
  expect(landing.fragment).toEqual({});
  const stolen = await stranger.auth.exchangeCodeForSession(code);
  expect(stolen.error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
  const { data, error } = await browser.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  const { data: claims } = await browser.auth.getClaims();
  expect(claims?.claims.amr).toMatchObject([{ method: 'magiclink' }]);
  const again = await exchange({ auth_code: code, code_verifier: 'x'.repeat(43) });
  expect(again).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
});

test('registering and recovering go the same way', async () => {
  const email = 'daftar@pkce.test';
  const browser = pkceBrowser(backend);
  await browser.auth.signUp({ email, password });
  const signup = await follow((await mailTo(backend, email)).link);
  expect((await browser.auth.exchangeCodeForSession(signup.query.code ?? '')).error).toBeNull();
  await browser.auth.resetPasswordForEmail(email);
  const recovery = await follow((await mailTo(backend, email, 2)).link);
  const { data } = await browser.auth.exchangeCodeForSession(recovery.query.code ?? '');
  expect(data).toMatchObject({ user: { email }, redirectType: 'recovery' });
});

test('the code of such a mail signs in without a verifier', async () => {
  const email = 'kod@pkce.test';
  const browser = pkceBrowser(backend);
  await browser.auth.signInWithOtp({ email });
  const { code } = await mailTo(backend, email);
  expect((await browser.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
});

test('a spent link tells its error in the query as well', async () => {
  const email = 'guna@pkce.test';
  const browser = pkceBrowser(backend);
  await browser.auth.signInWithOtp({ email });
  const { link } = await mailTo(backend, email);
  await follow(link);
  expect((await follow(link)).query).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
});

test('a code is good for five minutes', async () => {
  const email = 'lambat@pkce.test';
  const browser = pkceBrowser(backend);
  await browser.auth.signInWithOtp({ email });
  const { query } = await follow((await mailTo(backend, email)).link);
  await backend.sql.query(`update auth.flow_state
    set auth_code_issued_at = auth_code_issued_at - interval '6 minutes'`);
  const { error } = await browser.auth.exchangeCodeForSession(query.code ?? '');
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
});

test.each([
  [{}, 400, 'validation_failed'],
  [{ auth_code: 'x' }, 400, 'validation_failed'],
  [{ auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
  [{ auth_code: 7, code_verifier: 'y' }, 400, 'bad_json'],
])('the exchange of %j is refused with %i', async (body, status, code) => {
  expect(await exchange(body)).toMatchObject({ status, body: { error_code: code } });
});

test.each([
  { code_challenge: 'x'.repeat(43) },
  { code_challenge_method: 's256' },
  { code_challenge: 'x'.repeat(42), code_challenge_method: 's256' },
  { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' },
])('the challenge %j is refused', async (challenge) => {
  const answer = await post('/otp', { email: 'cabar@pkce.test', ...challenge });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});

const exchange = (body: object) => post('/token?grant_type=pkce', body);

async function post(path: string, body: object) {
  const response = await fetch(`${backend.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
