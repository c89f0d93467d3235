import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { removeSecondFactor } from '../src/remove-second-factor.js';
import { browserAt, makeAccount, PASSWORD } from './support/account.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { openStream } from './support/open-stream.js';
import { rowsOf } from './support/rows-of.js';
import { enrolTotp, passTotp } from './support/second-factor.js';
import { type HostedTestApp, shareHostedApp } from './support/share-test-app.js';

type Member = TestPerson & Readonly<{ email: string; browser: SupabaseClient }>;

const REASON = 'Telefon hilang; saya mengenal beliau dan kami bertemu di pejabat.';

let t: HostedTestApp;
let school: TestSchool;
let mainAdmin: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareHostedApp();
  school = await makeTrialSchool(t);
  mainAdmin = await makeAccount(t, { at: school, role: 'main_admin' });
  admin = await makeAccount(t, { at: school, role: 'admin' });
});
afterAll(() => t?.close());

/** A member whose sign-in asks for a code, signed in with it. */
async function withSecondFactor(role: 'teacher' | 'admin' | 'main_admin' = 'teacher'): Promise<Member> {
  const { userId, email } = await makeAccount(t, { at: school, role });
  const browser = browserAt(t);
  await browser.auth.signInWithPassword({ email, password: PASSWORD });
  return { userId, email, browser, token: await passTotp(browser, await enrolTotp(browser)) };
}

const at = ({ token }: TestPerson) => ({ host: school.host, token });
const isSetUp = (person: TestPerson, userId: string) =>
  t.call('get', `/api/members/${userId}/second-factor`, at(person));
const remove = (person: TestPerson, userId: string, reason: unknown = REASON) =>
  t.call('post', `/api/members/${userId}/second-factor/removal`, at(person)).send({ reason });

describe('a lost second factor', () => {
  it('is removed by an administrator with a reason: on record, told by mail, every session ended', async () => {
    const member = await withSecondFactor();
    await isSetUp(admin, member.userId).expect(200, { isSetUp: true });
    await remove(admin, member.userId).expect(204);
    await isSetUp(admin, member.userId).expect(200, { isSetUp: false });

    const log = await rowsOf(
      t.database,
      'SELECT actor_id, email, role, reason FROM membership_log WHERE action = $1 AND email = $2',
      ['second_factor_removed', member.email],
    );
    expect(log).toEqual([{ actor_id: admin.userId, email: member.email, role: 'teacher', reason: REASON }]);
    const [mail] = await rowsOf<{ subject: string; body_text: string }>(
      t.database,
      'SELECT subject, body_text FROM mail_outbox WHERE recipient = $1',
      [member.email],
    );
    expect(mail?.subject).toBe('Rekod Mengajar: langkah kedua akaun anda telah dibuang');
    expect(mail?.body_text).toContain(`Cikgu Contoh, pentadbir sekolah SK Contoh`);
    expect(mail?.body_text).toContain(REASON);
    expect(mail?.body_text).toContain(`http://${school.host}/auth/forgot`);

    expect((await member.browser.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    const withPassword = await browserAt(t).auth.signInWithPassword({
      email: member.email,
      password: PASSWORD,
    });
    expect(withPassword.error?.code).toBe('invalid_credentials');
  });

  it('is followed by a new password from the mailbox, which opens the school without a code', async () => {
    const member = await withSecondFactor();
    await remove(mainAdmin, member.userId).expect(204);
    const browser = browserAt(t);
    await browser.auth.resetPasswordForEmail(member.email);
    const code = /: (\d{6})/.exec(await t.hosted.mailTo(member.email))?.[1] ?? '';
    const { data } = await browser.auth.verifyOtp({ email: member.email, token: code, type: 'recovery' });
    const own = { ...member, token: data.session?.access_token ?? '' };
    await t.call('get', '/api/schools/current', at(own)).expect(200);
  });

  it('ends the open pages of the person at once', async () => {
    const member = await withSecondFactor();
    const stream = await openStream(await t.app.getUrl(), school, member.token);
    await remove(admin, member.userId).expect(204);
    await stream.nextOf('sessions');
    stream.close();
  });

  it('is removed once of two who ask at once', async () => {
    const member = await withSecondFactor();
    const replies = await Promise.all([remove(admin, member.userId), remove(mainAdmin, member.userId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('NO_SECOND_FACTOR');
  });

  it.each([null, '', '  a ', 'x'.repeat(501), 'sebab\0'])('needs a reason: %j', async (reason) => {
    const { body } = await remove(admin, mainAdmin.userId, reason).expect(400);
    expect(body.details.fields).toEqual([{ field: 'reason', message: expect.any(String) }]);
  });
});

describe('who may remove a second factor', () => {
  const refusalOf = async (person: TestPerson, userId: string, status: number) =>
    (await remove(person, userId).expect(status)).body.code;

  it('is an administrator of the school: no teacher, supervisor or stranger', async () => {
    const member = await withSecondFactor();
    for (const role of ['teacher', 'supervisor'] as const)
      expect(await refusalOf(await makeAccount(t, { at: school, role }), member.userId, 403)).toBe(
        'ROLE_REQUIRED',
      );
    const stranger = { ...admin, token: await accountElsewhere() };
    expect(await refusalOf(stranger, member.userId, 403)).toBe('NOT_A_MEMBER');
  });

  it('is nobody for themselves, and only a main administrator for another', async () => {
    const second = await withSecondFactor('main_admin');
    expect(await refusalOf(second, second.userId, 403)).toBe('OWN_SECOND_FACTOR');
    expect(await refusalOf(admin, second.userId, 403)).toBe('ROLE_REQUIRED');
    await remove(mainAdmin, second.userId).expect(204);
  });

  it('is not found for whom the school does not know', async () => {
    const elsewhere = await makeMember(t, await makeTrialSchool(t), 'teacher');
    for (const id of [elsewhere.userId, randomUUID(), 'siapa']) {
      await remove(mainAdmin, id).expect(404);
      await isSetUp(mainAdmin, id).expect(404);
    }
  });

  it('is nobody of one school for a member of another too, unless they run both', async () => {
    const member = await withSecondFactor();
    const other = await makeTrialSchool(t);
    await join(other, member, 'teacher');
    expect(await refusalOf(mainAdmin, member.userId, 403)).toBe('SECOND_FACTOR_ELSEWHERE');
    await join(other, mainAdmin, 'teacher');
    expect(await refusalOf(mainAdmin, member.userId, 403)).toBe('SECOND_FACTOR_ELSEWHERE');
    await join(other, mainAdmin, 'admin');
    await remove(mainAdmin, member.userId).expect(204);
  });

  it('is the operator’s command alone for staff of the platform', async () => {
    const member = await withSecondFactor();
    await t.app.get(SchoolsService).addStaff(member.userId, 'finance', member.email);
    expect(await refusalOf(mainAdmin, member.userId, 403)).toBe('SECOND_FACTOR_OF_STAFF');
    const parts = { config: t.config, users: t.app.get(HostedUsers) };
    expect(await removeSecondFactor(parts, member.email)).toContain('has no second factor any more');
    expect((await member.browser.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect(await t.hosted.mailTo(member.email)).toContain('Tetapkan semula kata laluan');
    await expect(removeSecondFactor(parts, member.email)).rejects.toThrow('has no second factor');
    await expect(removeSecondFactor(parts, 'tiada@contoh.test')).rejects.toThrow('Nobody has an account');
  });
});

async function accountElsewhere(): Promise<string> {
  return (await makeAccount(t, { at: await makeTrialSchool(t), role: 'main_admin' })).token;
}

async function join(at: TestSchool, { userId }: TestPerson, role: 'teacher' | 'admin'): Promise<void> {
  const membership = { roles: [role], displayName: 'Cikgu Contoh', email: `${userId}@contoh.test` };
  await t.app.get(SchoolsService).saveMember(at.id, userId, membership);
}
