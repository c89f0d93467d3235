import { sweepOldRows } from '../src/auth/sweep-old-rows.ts';
import { readConfig } from '../src/config/hosted-backend-config.ts';
import { connect } from '../src/database/connect.ts';
import { sessionOf } from './support/session-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const day = 24 * 3_600_000;
let backend: TestBackend;
let sweep: (daysFromNow: number) => Promise<void>;
let end: () => Promise<void>;

beforeAll(async () => {
  backend = await startTestBackend({ mailMaxFrequencySeconds: 0 });
  const { pool, database } = connect(backend.databaseUrl);
  const config = readConfig({});
  end = () => pool.end();
  sweep = (days) => {
    const now = () => new Date(Date.now() + days * day);
    return sweepOldRows({ database, config, now });
  };
});
afterAll(async () => {
  await end();
  await backend.end();
});

const count = async (table: string) =>
  Number((await backend.sql.query(`select count(*) from auth.${table}`)).rows[0].count);

const proofs = ['one_time_tokens', 'mfa_challenges', 'webauthn_challenges', 'mfa_factors', 'rate_limits'];

test('proofs that nobody can use any more are deleted, those still good are kept', async () => {
  await backend.addUser('sapu@lama.test');
  const browser = await backend.signedIn('sapu@lama.test');
  await backend.admin.auth.admin.generateLink({ type: 'recovery', email: 'sapu@lama.test' });
  const { data } = await browser.auth.mfa.enroll({ factorType: 'totp' });
  await browser.auth.mfa.challenge({ factorId: data?.id ?? '' });
  await browser.auth.passkey.startRegistration();
  await sweep(0);
  for (const table of proofs) expect([table, await count(table)]).not.toEqual([table, 0]);
  await sweep(2);
  for (const table of proofs) expect([table, await count(table)]).toEqual([table, 0]);
});

test('a session that can be refreshed outlives the sweep, one whose tokens are all revoked does not', async () => {
  await backend.addUser('hidup@lama.test');
  const alive = await backend.signedIn('hidup@lama.test');
  const dead = await sessionOf(await backend.signedIn('hidup@lama.test'));
  await backend.sql.query(
    `update auth.refresh_tokens set revoked = true where session_id = (
       select id from auth.sessions order by created_at desc limit 1)`,
  );
  await sweep(50);
  expect((await alive.auth.refreshSession()).error).toBeNull();
  const { error } = await backend.browser().auth.refreshSession({ refresh_token: dead.refresh_token });
  expect(error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('a session that nobody used for two months does not outlive the sweep', async () => {
  await backend.addUser('lena@lama.test');
  const idle = await backend.signedIn('lena@lama.test');
  await sweep(61);
  expect((await idle.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('spent tokens are kept as long as they betray a theft, the log as long as it is configured', async () => {
  await backend.addUser('log@lama.test');
  const browser = await backend.signedIn('log@lama.test');
  await browser.auth.refreshSession();
  const spent = () =>
    backend.sql.query('select 1 from auth.refresh_tokens where revoked').then(({ rowCount }) => rowCount);
  await sweep(29);
  expect(await spent()).toBeGreaterThan(0);
  expect(await count('audit_log_entries')).toBeGreaterThan(0);
  await sweep(366);
  expect(await spent()).toBe(0);
  expect(await count('audit_log_entries')).toBe(0);
});

test('two sweeps at once are as good as one', async () => {
  await Promise.all([sweep(1), sweep(1), sweep(1)]);
  expect(await count('users')).toBeGreaterThan(0);
});
