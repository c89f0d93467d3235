import type { Session } from '@supabase/supabase-js';
import { sessionOf } from './support/session-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let session: Session;
let account = 0;

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  account += 1;
  const email = `guru${account}@segar.test`;
  await backend.addUser(email);
  session = await sessionOf(await backend.signedIn(email));
});
afterAll(() => backend.end());

const refresh = (refresh_token: string) => backend.browser().auth.refreshSession({ refresh_token });

async function refreshed(token: string): Promise<Session> {
  const { data, error } = await refresh(token);
  if (!data.session) throw error;
  return data.session;
}

const letSecondsPass = (seconds: number) =>
  backend.sql.query(
    `update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1)
     where session_id in (select id from auth.sessions where user_id = $2)`,
    [seconds, session.user.id],
  );

const alreadyUsed = expect.objectContaining({ code: 'refresh_token_already_used', status: 400 });

test('a refresh gives new tokens for the same session', async () => {
  const next = await refreshed(session.refresh_token);
  expect(next.refresh_token).not.toBe(session.refresh_token);
  const claims = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims(next.access_token).session_id).toBe(claims(session.access_token).session_id);
  await refreshed(next.refresh_token);
});

test('the parent used again within ten seconds returns the active child', async () => {
  const next = await refreshed(session.refresh_token);
  await letSecondsPass(9);
  expect((await refreshed(session.refresh_token)).refresh_token).toBe(next.refresh_token);
  await refreshed(next.refresh_token);
});

test('the parent used again later revokes the family, the active child included', async () => {
  const next = await refreshed(session.refresh_token);
  await letSecondsPass(11);
  expect((await refresh(session.refresh_token)).error).toEqual(alreadyUsed);
  expect((await refresh(next.refresh_token)).error).toEqual(alreadyUsed);
});

test('a grandparent revokes the family at any time, and no descendant refreshes after that', async () => {
  const child = await refreshed(session.refresh_token);
  const grandchild = await refreshed(child.refresh_token);
  expect((await refresh(session.refresh_token)).error).toEqual(alreadyUsed);
  expect((await refresh(child.refresh_token)).error).toEqual(alreadyUsed);
  expect((await refresh(grandchild.refresh_token)).error).toEqual(alreadyUsed);
});

test('another session of the same user outlives the revoked family', async () => {
  const email = session.user.email ?? '';
  const other = await sessionOf(await backend.signedIn(email));
  const child = await refreshed(session.refresh_token);
  await refreshed(child.refresh_token);
  await refresh(session.refresh_token);
  await refreshed(other.refresh_token);
});

test('parallel refreshes with one token all get the same child', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => refreshed(session.refresh_token)));
  expect(new Set(all.map((each) => each.refresh_token)).size).toBe(1);
});

test('a reuse found while the child is being refreshed leaves no descendant that refreshes', async () => {
  const child = await refreshed(session.refresh_token);
  const grandchild = await refreshed(child.refresh_token);
  const [, racing] = await Promise.all([refresh(session.refresh_token), refresh(grandchild.refresh_token)]);
  const last = racing.data.session ?? grandchild;
  expect((await refresh(last.refresh_token)).error).toEqual(alreadyUsed);
});

test('a session past its end is over, and its token stays unspent', async () => {
  const end = (at: string) =>
    backend.sql.query(`update auth.sessions set not_after = ${at} where user_id = $1`, [session.user.id]);
  await end('now()');
  expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'session_expired' });
  await end(`now() + interval '1 hour'`);
  await refreshed(session.refresh_token);
});

test.each([
  ['is over half a year after it began, however often it was used', 'created_at', 181, 179],
  ['is over when nobody used it for two months', 'updated_at', 61, 59],
])('a session %s', async (_sentence, column, tooOld, stillGood) => {
  const age = (days: number) =>
    backend.sql.query(
      `update auth.sessions set ${column} = now() - make_interval(days => $1) where user_id = $2`,
      [days, session.user.id],
    );
  await age(tooOld);
  expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'session_expired' });
  await age(stillGood);
  await refreshed(session.refresh_token);
});

test('each refresh and each reuse stands in the audit log, under its user', async () => {
  const child = await refreshed(session.refresh_token);
  await refreshed(child.refresh_token);
  await refresh(session.refresh_token);
  const { rows } = await backend.sql.query(
    `select payload ->> 'action' as action, ip_address from auth.audit_log_entries
     where payload ->> 'actor_id' = $1 and payload ->> 'action' like 'token%' order by created_at`,
    [session.user.id],
  );
  const ip_address = '127.0.0.1';
  expect(rows).toEqual(
    ['token_refreshed', 'token_refreshed', 'token_reused'].map((action) => ({ action, ip_address })),
  );
});

test('an unknown token is not found', async () => {
  const { error } = await refresh('tiada');
  expect(error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
  expect(error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
});

test('a deleted user no longer refreshes', async () => {
  await backend.admin.auth.admin.deleteUser(session.user.id);
  expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('the database holds no token that could be used', async () => {
  const { rows } = await backend.sql.query('select * from auth.refresh_tokens');
  expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
});
