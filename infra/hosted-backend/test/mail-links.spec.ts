import { follow } from './support/follow.ts';
import { mailsTo, mailTo } from './support/mail-to.ts';
import { sessionOf } from './support/session-of.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

const redirectTo = 'http://aba1001.localhost:3000/auth/callback';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    autoconfirm: false,
    mailMaxFrequencySeconds: 0,
    redirectAllowList: ['http://*.localhost:3000/**'],
  });
});
afterAll(() => backend.end());

describe('registering with an address to be confirmed', () => {
  test('signs in once the link of the mail is opened, and not before', async () => {
    const email = 'baharu@pautan.test';
    const browser = backend.browser();
    const { data, error } = await browser.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: redirectTo, data: { name: 'Cikgu' } },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email, user_metadata: { name: 'Cikgu' } } });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const early = await browser.auth.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
    const mail = await mailTo(backend, email);
    expect(mail.subject).toBe('Sahkan alamat e-mel anda');
    const landing = await follow(mail.link);
    expect(landing).toMatchObject({
      status: 303,
      page: redirectTo,
      fragment: { type: 'signup', token_type: 'bearer' },
    });
    const user = await browser.auth.getUser(landing.fragment.access_token);
    expect(user.data.user).toMatchObject({ id: data.user?.id, user_metadata: { name: 'Cikgu' } });
    expect(user.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    expect((await browser.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('a link works once', async () => {
    const email = 'sekali@pautan.test';
    await backend.browser().auth.signUp({ email, password });
    const { link } = await mailTo(backend, email);
    const both = await Promise.all([follow(link), follow(link)]);
    const errors = both.map(({ fragment }) => fragment.error_code).sort();
    expect(errors).toEqual(['otp_expired', undefined]);
  });

  test('asking for a link with HEAD, as mail scanners do, does not use it up', async () => {
    const email = 'pengimbas@pautan.test';
    await backend.browser().auth.signUp({ email, password });
    const { link } = await mailTo(backend, email);
    await fetch(link, { method: 'HEAD', redirect: 'manual' });
    expect((await follow(link)).fragment.access_token).toBeTruthy();
  });

  test('a link that is too old tells so', async () => {
    const email = 'lama@pautan.test';
    await backend.browser().auth.signUp({ email, password });
    const { link } = await mailTo(backend, email);
    await backend.sql.query(`update auth.one_time_tokens set created_at = created_at - interval '61 minutes'
      where relates_to = '${email}'`);
    expect((await follow(link)).fragment).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('an address in use gets the same answer, and its mailbox is told', async () => {
    const attempt = async (email: string) => {
      const { data, error } = await backend.browser().auth.signUp({ email, password });
      expect(error).toBeNull();
      return data.user;
    };
    await backend.addUser('ada@pautan.test');
    const [known, again, fresh] = [
      await attempt('ada@pautan.test'),
      await attempt('ada@pautan.test'),
      await attempt('tiada@pautan.test'),
    ];
    expect(Object.keys(known ?? {})).toEqual(Object.keys(fresh ?? {}));
    expect(Object.keys(known?.identities?.[0] ?? {})).toEqual(Object.keys(fresh?.identities?.[0] ?? {}));
    expect(known?.id).toBe(again?.id);
    expect(known?.id).not.toBe(await idOf('ada@pautan.test'));
    expect((await mailTo(backend, 'ada@pautan.test')).subject).toBe('Alamat e-mel ini sudah berdaftar');
  });

  test('who registers again before confirming gets another link, and the newest password', async () => {
    const email = 'lagi@pautan.test';
    await backend.browser().auth.signUp({ email, password: 'Penceroboh#1' });
    const first = await mailTo(backend, email);
    await backend.browser().auth.signUp({ email, password });
    const second = await mailTo(backend, email, 2);
    expect((await follow(first.link)).fragment.error_code).toBe('otp_expired');
    expect((await follow(second.link)).fragment.access_token).toBeTruthy();
    expect((await backend.browser().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('the mail can be asked for again, which tells nothing of unknown addresses', async () => {
    const email = 'semula@pautan.test';
    await backend.browser().auth.signUp({ email, password });
    await mailTo(backend, email);
    const resend = (address: string) => backend.browser().auth.resend({ type: 'signup', email: address });
    expect(await resend(email)).toEqual(await resend('entah@pautan.test'));
    expect((await follow((await mailTo(backend, email, 2)).link)).fragment.type).toBe('signup');
    expect(await mailsTo(backend, 'entah@pautan.test')).toEqual([]);
  });
});

const idOf = async (email: string) => {
  const { rows } = await backend.sql.query('select id from auth.users where email = $1', [email]);
  return rows[0]?.id;
};

describe('a link or code to sign in', () => {
  test('the link signs in', async () => {
    await backend.addUser('guru@pautan.test');
    const { error } = await backend.browser().auth.signInWithOtp({ email: 'guru@pautan.test' });
    expect(error).toBeNull();
    const landing = await follow((await mailTo(backend, 'guru@pautan.test')).link);
    expect(landing).toMatchObject({ page: 'http://localhost:3000/', fragment: { type: 'magiclink' } });
  });

  test.each(['email', 'magiclink'] as const)('the code signs in, given as %s', async (type) => {
    const email = `kod-${type}@pautan.test`;
    await backend.addUser(email);
    const browser = backend.browser();
    await browser.auth.signInWithOtp({ email });
    const { code } = await mailTo(backend, email);
    const { data } = await browser.auth.verifyOtp({ email, token: code, type });
    expect(data.user?.email).toBe(email);
    const session = await sessionOf(browser);
    const { data: claims } = await browser.auth.getClaims(session.access_token);
    expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }]);
    const again = await browser.auth.verifyOtp({ email, token: code, type });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('a newcomer gets an account, whose address the code proves', async () => {
    const email = 'pendatang@pautan.test';
    const browser = backend.browser();
    await browser.auth.signInWithOtp({ email, options: { data: { name: 'Baharu' } } });
    const { code } = await mailTo(backend, email);
    const { data } = await browser.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: 'Baharu' },
      email_confirmed_at: expect.any(String),
    });
  });

  test('without the wish for an account none is made, and the answer is the same', async () => {
    const email = 'bukan@pautan.test';
    const ask = (address: string) =>
      backend.browser().auth.signInWithOtp({ email: address, options: { shouldCreateUser: false } });
    await backend.addUser('memang@pautan.test');
    expect(await ask(email)).toEqual(await ask('memang@pautan.test'));
    await mailTo(backend, 'memang@pautan.test');
    expect(await idOf(email)).toBeUndefined();
    expect(await mailsTo(backend, email)).toEqual([]);
  });

  test('whoever registered the address of another loses the password when the owner signs in by mail', async () => {
    const email = 'mangsa@pautan.test';
    await backend.browser().auth.signUp({ email, password: 'Penceroboh#1' });
    await mailTo(backend, email);
    await backend.browser().auth.signInWithOtp({ email });
    await follow((await mailTo(backend, email, 2)).link);
    const { error } = await backend.browser().auth.signInWithPassword({ email, password: 'Penceroboh#1' });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  test('the code is good for ten minutes, the link of the same mail for an hour, as the mail says', async () => {
    const email = 'lambat@pautan.test';
    await backend.addUser(email);
    const browser = backend.browser();
    await browser.auth.signInWithOtp({ email });
    const { link, code, text } = await mailTo(backend, email);
    expect(text).toContain('Pautan itu sah selama 60 minit dan kod itu 10 minit');
    await backend.sql.query(`update auth.one_time_tokens set created_at = created_at - interval '11 minutes'
      where relates_to = '${email}'`);
    const late = await browser.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await follow(link)).fragment).toMatchObject({ token_type: 'bearer' });
  });

  test('codes cannot be guessed: attempts are counted', async () => {
    const email = 'teka@pautan.test';
    const guess = () => backend.browser().auth.verifyOtp({ email, token: '000000', type: 'email' });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guess()).error).toMatchObject({ status: 403, code: 'otp_expired' });
    }
    expect((await guess()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  test('a banned account is not let in', async () => {
    const email = 'dihalang@pautan.test';
    const id = await backend.addUser(email);
    await backend.browser().auth.signInWithOtp({ email });
    const { link } = await mailTo(backend, email);
    await backend.admin.auth.admin.updateUserById(id, { ban_duration: '1h' });
    expect((await follow(link)).fragment).toMatchObject({ error_code: 'user_banned' });
  });
});

describe('a forgotten password', () => {
  test('the link leads to a session in which a new one is set', async () => {
    const email = 'lupa@pautan.test';
    await backend.addUser(email);
    const browser = backend.browser();
    await browser.auth.resetPasswordForEmail(email, { redirectTo });
    const landing = await follow((await mailTo(backend, email)).link);
    expect(landing).toMatchObject({ page: redirectTo, fragment: { type: 'recovery' } });
    const { access_token = '', refresh_token = '' } = landing.fragment;
    await browser.auth.setSession({ access_token, refresh_token });
    expect((await browser.auth.updateUser({ password: 'KataLaluan#Baharu' })).error).toBeNull();
  });

  test('known and unknown addresses get the same answer', async () => {
    await backend.addUser('kenal@pautan.test');
    const ask = (email: string) => backend.browser().auth.resetPasswordForEmail(email);
    expect(await ask('kenal@pautan.test')).toEqual(await ask('asing@pautan.test'));
  });

  test('the hash of a link can be handed in by a page of our own', async () => {
    const email = 'cincang@pautan.test';
    await backend.addUser(email);
    await backend.browser().auth.resetPasswordForEmail(email);
    const token_hash = new URL((await mailTo(backend, email)).link).searchParams.get('token') ?? '';
    const verify = () => backend.browser().auth.verifyOtp({ token_hash, type: 'recovery' });
    const wrongType = await backend.browser().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(wrongType.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await verify()).data.user?.email).toBe(email);
    expect((await verify()).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });
});

describe('where a link leads', () => {
  test.each([
    ['an allowed school', 'http://bbb2002.localhost:3000/auth/reset?a=1&b=2'],
    ['the site itself', 'http://localhost:3000/auth/reset'],
  ])('%s', async (_name, wished) => {
    const email = `arah-${wished.length}@pautan.test`;
    await backend.addUser(email);
    await backend.browser().auth.resetPasswordForEmail(email, { redirectTo: wished });
    const response = await fetch((await mailTo(backend, email)).link, { redirect: 'manual' });
    expect(response.headers.get('location')).toContain(wished);
  });

  test.each([
    'https://jahat.test/',
    'http://localhost:3001/',
    'http://jahat.test/.localhost:3000/',
    'http://a.b.localhost:3000/',
    'http://aba1001.localhost:3000@jahat.test/',
    'http://jahat.test\\@aba1001.localhost:3000/',
    'http://x@aba1001.localhost:3000/',
    '//jahat.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'bukan alamat',
  ])('%s is replaced by the site', async (wished) => {
    const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: wished });
    const landing = await follow(`${backend.url}/auth/v1/verify?${query}`);
    expect(landing.page).toBe('http://localhost:3000/');
  });
});
