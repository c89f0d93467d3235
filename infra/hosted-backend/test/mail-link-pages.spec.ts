import { follow } from './support/follow.ts';
import { mailTo } from './support/mail-to.ts';
import { pkceBrowser } from './support/pkce-browser.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    autoconfirm: false,
    mailMaxFrequencySeconds: 0,
    mailLinkPath: '/auth/confirm',
    redirectAllowList: ['http://*.localhost:3000/**', 'aplikasi://**'],
  });
});
afterAll(() => backend.end());

const school = 'http://aba1001.localhost:3000';

/** What the page of a mail's link is told. */
async function linkTo(email: string, number = 1) {
  const { link, code } = await mailTo(backend, email, number);
  const page = new URL(link);
  const token_hash = page.searchParams.get('token_hash') ?? '';
  return { page: page.origin + page.pathname, type: page.searchParams.get('type'), token_hash, code };
}

test('a link to sign in leads to a page of the host that asked, and works in any browser', async () => {
  const email = 'guru@halaman.test';
  await backend.addUser(email);
  const asking = pkceBrowser(backend);
  await asking.auth.signInWithOtp({ email, options: { emailRedirectTo: `${school}/rph` } });
  const { page, type, token_hash } = await linkTo(email);
  expect({ page, type }).toEqual({ page: `${school}/auth/confirm`, type: 'magiclink' });
  const other = pkceBrowser(backend);
  const { data, error } = await other.auth.verifyOtp({ token_hash, type: 'magiclink' });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

test('link and code stay good until either is used, and are then spent both', async () => {
  const email = 'dua@halaman.test';
  await backend.addUser(email);
  const browser = pkceBrowser(backend);
  await browser.auth.signInWithOtp({ email });
  const { token_hash, code } = await linkTo(email);
  expect((await browser.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
  const spent = await browser.auth.verifyOtp({ token_hash, type: 'magiclink' });
  expect(spent.error).toMatchObject({ status: 403, code: 'otp_expired' });
});

test('registering, recovering and both sides of a change of address lead there too', async () => {
  const email = 'daftar@halaman.test';
  const browser = pkceBrowser(backend);
  await browser.auth.signUp({ email, password });
  const signup = await linkTo(email);
  expect(signup).toMatchObject({ page: 'http://localhost:3000/auth/confirm', type: 'signup' });
  await browser.auth.verifyOtp({ token_hash: signup.token_hash, type: 'signup' });
  await browser.auth.resetPasswordForEmail(email);
  const recovery = await linkTo(email, 2);
  expect(recovery.type).toBe('recovery');
  await browser.auth.verifyOtp({ token_hash: recovery.token_hash, type: 'recovery' });
  await browser.auth.updateUser({ email: `baharu.${email}` });
  for (const address of [email, `baharu.${email}`]) {
    const { type, token_hash } = await linkTo(address, address === email ? 3 : 1);
    expect(type).toBe('email_change');
    expect((await browser.auth.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull();
  }
  expect((await browser.auth.getUser()).data.user?.email).toBe(`baharu.${email}`);
});

test('an application of its own keeps the link that redirects to it', async () => {
  const email = 'telefon@halaman.test';
  await backend.addUser(email);
  await backend.browser().auth.signInWithOtp({ email, options: { emailRedirectTo: 'aplikasi://masuk' } });
  const landing = await follow((await mailTo(backend, email)).link);
  expect(landing.fragment.access_token).toBeTruthy();
});
