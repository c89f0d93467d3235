import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { nameStaff } from '../src/name-staff.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { browserAt, makeAccount, PASSWORD } from './support/account.js';
import { makeTrialSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { invite } from './support/invitations.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const STRANGERS = 'Penceroboh#2026';

let hosted: HostedBackendProcess;
let t: TestApp;

beforeAll(async () => {
  hosted = await startHostedBackend({ mailMaxFrequencySeconds: 0 });
  t = await startTestApp({ SUPABASE_URL: hosted.url });
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

/** Somebody registers the address of somebody else, who is asked by mail and does nothing. */
async function preRegister(email: string): Promise<SupabaseClient> {
  const stranger = browserAt(t);
  const { data, error } = await stranger.auth.signUp({ email, password: STRANGERS });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  return stranger;
}

const operator = (email: string) =>
  nameStaff(
    { config: t.config, users: t.app.get(HostedUsers), schools: t.app.get(SchoolsService) },
    email,
    'operator',
  );
const me = (token: string) => t.call('get', '/api/operations/me', { token });
const newAddress = () => `${randomUUID()}@contoh.test`;

describe('an address that a stranger registered first', () => {
  it('becomes the account of whoever accepts the invitation that was mailed there', async () => {
    const school = await makeTrialSchool(t);
    const admin = await makeAccount(t, { at: school, role: 'admin' });
    const email = newAddress();
    const stranger = await preRegister(email);
    const { token } = await invite(t, school, admin, email);
    await t
      .call('post', '/api/invitations/registration', { host: school.host })
      .send({ token, displayName: 'Cikgu Aminah', password: PASSWORD })
      .expect(204);
    const refused = await stranger.auth.signInWithPassword({ email, password: STRANGERS });
    expect(refused.error?.code).toBe('invalid_credentials');
    const { data } = await browserAt(t).auth.signInWithPassword({ email, password: PASSWORD });
    const own = data.session?.access_token ?? '';
    const { body } = await t.call('get', '/api/schools/current', { host: school.host, token: own });
    expect(body.membership?.role).toBe('teacher');
  });

  it('is not made staff before its owner has confirmed it', async () => {
    const email = newAddress();
    const stranger = await preRegister(email);
    await expect(operator(email)).rejects.toThrow(`Nobody has confirmed ${email} yet`);
    expect((await stranger.auth.signInWithPassword({ email, password: STRANGERS })).error).toBeTruthy();
    expect(await hosted.mailTo(email)).toContain('melengkapkan pendaftaran');
  });
});

describe('whoever is named staff', () => {
  it('starts anew: no session and no password from before, only the mail to the address', async () => {
    const email = newAddress();
    await t.app.get(HostedUsers).register(email, STRANGERS);
    const before = browserAt(t);
    await before.auth.signInWithPassword({ email, password: STRANGERS });
    expect(await operator(email)).toMatch(`${email} is now operator.`);
    expect((await before.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    const again = await before.auth.signInWithPassword({ email, password: STRANGERS });
    expect(again.error?.code).toBe('invalid_credentials');

    const code = /: (\d{6})/.exec(await hosted.mailTo(email))?.[1] ?? '';
    const owner = browserAt(t);
    const recovered = await owner.auth.verifyOtp({ email, token: code, type: 'recovery' });
    await me(recovered.data.session?.access_token ?? '').expect(200);
    expect((await owner.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  });

  it('may be new: the address gets an account that only its mailbox opens', async () => {
    const email = newAddress();
    await operator(email);
    const code = /: (\d{6})/.exec(await hosted.mailTo(email))?.[1] ?? '';
    const { data } = await browserAt(t).auth.verifyOtp({ email, token: code, type: 'recovery' });
    await me(data.session?.access_token ?? '').expect(200);
  });
});
