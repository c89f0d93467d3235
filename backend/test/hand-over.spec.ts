import { createHash, randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { adminAt, browserAt, makeAccount, PASSWORD } from './support/account.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { later } from './support/later.js';
import { rowsOf } from './support/rows-of.js';
import { type HostedTestApp, shareHostedApp } from './support/share-test-app.js';

let t: HostedTestApp;
let school: TestSchool;
let other: TestSchool;
let person: TestPerson & { email: string };

beforeAll(async () => {
  t = await shareHostedApp();
  school = await makeTrialSchool(t);
  other = await makeTrialSchool(t);
  person = await makeAccount(t, { at: school, role: 'admin' });
  const { email, userId } = person;
  await t.app
    .get(SchoolsService)
    .saveMember(other.id, userId, { roles: ['admin'], displayName: 'Cikgu', email });
});
afterAll(() => t?.close());
afterEach(() => jest.restoreAllMocks());

/** What the browser on the school's host makes and keeps. */
function newPair(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

const issue = (by: TestPerson, body: object) =>
  t.call('post', '/api/hand-overs', { token: by.token }).send(body);
const redeem = (code: string, verifier: string, host = school.host) =>
  t.call('post', '/api/hand-overs/redemption', { host }).send({ code, verifier });

async function codeFor(by: TestPerson, challenge: string, at = school): Promise<string> {
  const { body } = await issue(by, { school: at.code, challenge }).expect(200);
  return new URLSearchParams(new URL(body.address).hash.slice(1)).get('kod') ?? '';
}

async function expectRefused(attempt: ReturnType<typeof redeem>): Promise<void> {
  expect((await attempt.expect(403)).body.code).toBe('HAND_OVER_REFUSED');
}

describe('a hand-over', () => {
  it('leads to the host of the school, whatever the Host header says', async () => {
    const { challenge } = newPair();
    const { body } = await t
      .call('post', '/api/hand-overs', { host: 'jahat.test', token: person.token })
      .send({ school: school.code.toUpperCase(), challenge })
      .expect(200);
    const { origin, pathname, hash } = new URL(body.address);
    expect([origin, pathname]).toEqual([`http://${school.host}`, '/auth/serah']);
    expect(hash).toMatch(/^#kod=[\w-]{43}$/);
  });

  it('signs the same person in on the host of the school, in a session of its own', async () => {
    const { verifier, challenge } = newPair();
    const { body } = await redeem(await codeFor(person, challenge), verifier).expect(200);
    const { data, error } = await browserAt(t).auth.verifyOtp({
      type: 'magiclink',
      token_hash: body.tokenHash,
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(person.userId);
    const token = data.session?.access_token ?? '';
    expect(sessionIn(token)).not.toBe(sessionIn(person.token));
    await t.call('get', '/api/schools/current', { host: school.host, token }).expect(200);
  });

  it('is redeemed once', async () => {
    const { verifier, challenge } = newPair();
    const code = await codeFor(person, challenge);
    const replies = await Promise.all([redeem(code, verifier), redeem(code, verifier)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    await expectRefused(redeem(code, verifier));
  });

  it('is refused on another host, and gone after that', async () => {
    for (const host of [other.host, 'localhost', 'jahat.test']) {
      const { verifier, challenge } = newPair();
      const code = await codeFor(person, challenge);
      await expectRefused(redeem(code, verifier, host));
      await expectRefused(redeem(code, verifier));
    }
  });

  it('is refused to a browser that did not ask for it, and gone after that', async () => {
    const { verifier, challenge } = newPair();
    const code = await codeFor(person, challenge);
    await expectRefused(redeem(code, newPair().verifier));
    await expectRefused(redeem(code, verifier));
  });

  it('lasts a minute', async () => {
    const { verifier, challenge } = newPair();
    const code = await codeFor(person, challenge);
    later(60_001);
    await expectRefused(redeem(code, verifier));
  });

  it('is for somebody of the school, both when it is asked for and when it is redeemed', async () => {
    const stranger = await makeAccount(t, { at: other, role: 'teacher' });
    const { verifier, challenge } = newPair();
    const refused = await issue(stranger, { school: school.code, challenge }).expect(403);
    expect(refused.body.code).toBe('NOT_A_MEMBER');
    await issue(stranger, { school: 'zzz9999', challenge }).expect(404);

    const leaving = await makeAccount(t, { at: school, role: 'teacher' });
    const code = await codeFor(leaving, challenge);
    await t.app.get(SchoolsService).removeMember(school.id, leaving.userId);
    expect((await redeem(code, verifier).expect(403)).body.code).toBe('NOT_A_MEMBER');
  });

  it('is asked for only in a session that goes on, whatever its token says', async () => {
    const { userId, browser, token } = await guest();
    await browser.auth.signOut({ scope: 'global' });
    const refused = await issue({ userId, token }, { school: school.code, challenge: newPair().challenge });
    expect([refused.status, refused.body.code]).toEqual([401, 'TOKEN_INVALID']);
  });

  it.each<[string, (browser: SupabaseClient, userId: string) => Promise<unknown>]>([
    ['a sign-out everywhere', (browser) => browser.auth.signOut({ scope: 'global' })],
    ['a new password', (browser) => browser.auth.updateUser({ password: 'Baharu#2026x' })],
    ['the removal of the person', (_browser, userId) => adminAt(t).deleteUser(userId)],
  ])('opens nothing any more after %s, before it is redeemed and after', async (_name, end) => {
    const { token, userId, email } = await guest();
    const pairs = [newPair(), newPair()];
    const codes = await Promise.all(pairs.map(({ challenge }) => codeFor({ userId, token }, challenge)));
    const [first, second] = pairs;
    const { body } = await redeem(codes[0] ?? '', first?.verifier ?? '').expect(200);
    const owner = browserAt(t);
    await owner.auth.signInWithPassword({ email, password: PASSWORD });
    await end(owner, userId);
    await expectRefused(redeem(codes[1] ?? '', second?.verifier ?? ''));
    const { data } = await browserAt(t).auth.verifyOtp({ type: 'magiclink', token_hash: body.tokenHash });
    expect(data.session).toBeNull();
  });

  it('goes on as old as what it came from, and changes no password without a code', async () => {
    const { token, userId, email } = await guest();
    const { verifier, challenge } = newPair();
    const { body } = await redeem(await codeFor({ userId, token }, challenge), verifier).expect(200);
    const browser = browserAt(t);
    const { data } = await browser.auth.verifyOtp({ type: 'magiclink', token_hash: body.tokenHash });
    const [child, parent] = [data.session?.access_token ?? '', token].map(signInTimeIn);
    expect(child).toBe(parent);
    const early = await browser.auth.updateUser({ password: 'Baharu#2026x' });
    expect(early.error?.code).toBe('reauthentication_needed');
    await browser.auth.reauthenticate();
    const nonce = /: (\d{6})/.exec(await t.hosted.mailTo(email))?.[1] ?? '';
    expect((await browser.auth.updateUser({ password: 'Baharu#2026x', nonce })).error).toBeNull();
  });

  it('never signs in another account that took the address meanwhile', async () => {
    const moved = await makeAccount(t, { at: school, role: 'teacher' });
    const { verifier, challenge } = newPair();
    const code = await codeFor(moved, challenge);
    await rowsOf(t.database, 'UPDATE hand_overs SET email = $1 WHERE user_id = $2', [
      person.email,
      moved.userId,
    ]);
    await expectRefused(redeem(code, verifier));
  });

  it('keeps only the hash of its code, and nothing once it is over', async () => {
    const { verifier, challenge } = newPair();
    const code = await codeFor(person, challenge);
    const rows = () => rowsOf(t.database, 'SELECT * FROM hand_overs WHERE challenge = $1', [challenge]);
    expect(JSON.stringify(await rows())).not.toContain(code);
    await redeem(code, verifier).expect(200);
    expect(await rows()).toEqual([]);
  });

  it('needs somebody who is signed in', async () => {
    const body = { school: school.code, challenge: newPair().challenge };
    await t.call('post', '/api/hand-overs').send(body).expect(401);
  });

  it.each([
    [{ school: 'aba1001' }, 'challenge'],
    [{ school: 'aba1001', challenge: 'plain' }, 'challenge'],
    [{ challenge: 'a'.repeat(43) }, 'school'],
    [{ school: 7, challenge: 'a'.repeat(43) }, 'school'],
  ])('is not asked for with %j', async (body, field) => {
    const { body: error } = await issue(person, body).expect(400);
    expect(error.details.fields[0].field).toBe(field);
  });
});

/** A teacher of the school in a browser of their own. */
async function guest() {
  const { email, userId } = await makeAccount(t, { at: school, role: 'teacher' });
  const browser = browserAt(t);
  const { data } = await browser.auth.signInWithPassword({ email, password: PASSWORD });
  return { browser, email, userId, token: data.session?.access_token ?? '' };
}

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const sessionIn = (token: string): unknown => claimsIn(token).session_id;
const signInTimeIn = (token: string): unknown => claimsIn(token).amr[0].timestamp;
