import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../src/auth/mfa/totp.ts';
import { atFakeProvider } from './support/at-fake-provider.ts';
import { follow } from './support/follow.ts';
import { mailsTo, mailTo } from './support/mail-to.ts';
import { sessionOf } from './support/session-of.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    autoconfirm: false,
    fakeProvider: true,
    manualLinking: true,
    mailMaxFrequencySeconds: 0,
  });
});
afterAll(() => backend.end());

async function viaGoogle(email: string) {
  const { data } = await backend.browser().auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  return atFakeProvider(data.url ?? '', { email });
}

const newestMail = async (email: string) => mailTo(backend, email, (await mailsTo(backend, email)).length);

/** As the owner of a mailbox comes to an account: each leads to a page that has the tokens behind its `#`. */
const arrivals: Record<string, (email: string) => ReturnType<typeof follow>> = {
  'by Google': viaGoogle,
  'by a link to sign in': async (email) => {
    const before = (await mailsTo(backend, email)).length;
    await backend.browser().auth.signInWithOtp({ email });
    return follow((await mailTo(backend, email, before + 1)).link);
  },
  'by a link to a new password': async (email) => {
    const before = (await mailsTo(backend, email)).length;
    await backend.browser().auth.resetPasswordForEmail(email);
    return follow((await mailTo(backend, email, before + 1)).link);
  },
  'by an invitation': async (email) => {
    await backend.admin.auth.admin.inviteUserByEmail(email);
    return follow((await newestMail(email)).link);
  },
  'by the link of a registration that an administrator began': async (email) => {
    const order = { type: 'signup', email, password: 'Pentadbir#2026' } as const;
    const { data } = await backend.admin.auth.admin.generateLink(order);
    return follow(data.properties?.action_link ?? '');
  },
};

/** A stranger's hold on the account of somebody else's address: what an unproved one can have come to hold. */
async function occupied(email: string): Promise<SupabaseClient> {
  const stranger = backend.browser();
  await backend.addUser(email);
  await stranger.auth.signInWithPassword({ email, password });
  const { data: link } = await stranger.auth.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  await atFakeProvider(link?.url ?? '', { email: `penceroboh-${email}` });
  const { data: factor } = await stranger.auth.mfa.enroll({ factorType: 'totp' });
  const code = totpCode(factor?.totp.secret ?? '', Math.floor(Date.now() / 30_000));
  await stranger.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
  await backend.sql.query(
    `update auth.users set email_confirmed_at = null, phone = $2, phone_change = '60199', email_change = $3
      where email = $1`,
    [email, `6017${Math.random().toString().slice(2, 9)}`, `lain-${email}`],
  );
  await backend.sql.query(
    `with own as (select id, email::text from auth.users where email = $1), passkey as (
       insert into auth.webauthn_credentials (user_id, credential_id, public_key) select id, convert_to(email, 'utf8'), '' from own
     ), device as (
       insert into auth.known_devices (user_id, pair, last_seen_at) select id, email, now() from own
     ) insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
       select id, 'email_change_token_new', email, 'lain-' || email from own`,
    [email],
  );
  return stranger;
}

/** Passkeys, devices that are not locked out, and mails that are still to be answered, of the stranger's. */
async function remainsOf(email: string): Promise<unknown[]> {
  const { rows } = await backend.sql.query(
    `select 'passkey' as kind from auth.webauthn_credentials where credential_id = convert_to($1::text, 'utf8')
     union all select 'device' from auth.known_devices where pair = $1
     union all select 'mail' from auth.one_time_tokens where token_hash = $1`,
    [email],
  );
  return rows;
}

test('addresses are confirmed unless it is said that they need not be', async () => {
  const usual = await startTestBackend({ autoconfirm: undefined });
  const { data } = await usual.browser().auth.signUp({ email: 'mangsa@sah.test', password });
  expect(data).toMatchObject({ session: null, user: { email: 'mangsa@sah.test' } });
  await usual.end();
});

test.each(Object.keys(arrivals))(
  'the owner who comes %s finds nothing of the stranger in the account',
  async (way) => {
    const email = `${way.replaceAll(' ', '-').toLowerCase()}@sah.test`;
    const stranger = await occupied(email);
    expect(await remainsOf(email)).toHaveLength(3);
    const { refresh_token, access_token } = await sessionOf(stranger);

    const { fragment } = (await arrivals[way]?.(email)) ?? {};
    const { data } = await backend.browser().auth.getUser(fragment?.access_token);
    expect(data.user).toMatchObject({ email, phone: '' });
    expect(data.user?.factors ?? []).toEqual([]);
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user?.identities).toHaveLength(1);
    expect(await remainsOf(email)).toEqual([]);

    const back = await backend.browser().auth.signInWithPassword({ email, password });
    expect(back.error).toMatchObject({ code: 'invalid_credentials' });
    const refreshed = await backend.browser().auth.refreshSession({ refresh_token });
    expect(refreshed.error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await backend.browser().auth.getUser(access_token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
    const theirs = await viaGoogle(`penceroboh-${email}`);
    const other = await backend.browser().auth.getUser(theirs.fragment.access_token);
    expect(other.data.user?.id).not.toBe(data.user?.id);
  },
);

test('an invitation goes on to be good, and is nobody else’s, when a stranger registers the address', async () => {
  const email = 'dijemput@sah.test';
  await backend.admin.auth.admin.inviteUserByEmail(email);
  const { link } = await mailTo(backend, email);
  await backend.browser().auth.signUp({ email, password });
  expect((await mailTo(backend, email, 2)).subject).toBe('Alamat e-mel ini sudah berdaftar');
  expect((await follow(link)).fragment.access_token).toBeTruthy();
  const { error } = await backend.browser().auth.signInWithPassword({ email, password });
  expect(error).toMatchObject({ code: 'invalid_credentials' });
});

test('the six digits of an invitation, given as those of a mail, confirm no password from before it', async () => {
  const email = 'kod-jemputan@sah.test';
  await backend.browser().auth.signUp({ email, password });
  await backend.admin.auth.admin.inviteUserByEmail(email);
  const { code } = await newestMail(email);
  const { data } = await backend.browser().auth.verifyOtp({ email, token: code, type: 'email' });
  expect(data.user).toMatchObject({ email });
  const { error } = await backend.browser().auth.signInWithPassword({ email, password });
  expect(error).toMatchObject({ code: 'invalid_credentials' });
});

test('the link of an administrator’s registration carries the password of that registration', async () => {
  const email = 'pentadbir@sah.test';
  await backend.browser().auth.signUp({ email, password: 'Penceroboh#1' });
  const { data } = await backend.admin.auth.admin.generateLink({ type: 'signup', email, password });
  await follow(data.properties?.action_link ?? '');
  const signIn = (given: string) => backend.browser().auth.signInWithPassword({ email, password: given });
  expect((await signIn('Penceroboh#1')).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn(password)).error).toBeNull();
});
