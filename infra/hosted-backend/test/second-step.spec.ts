import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../src/auth/mfa/totp.ts';
import { subscribed } from './support/realtime-of.ts';
import { newBucket } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const email = 'guru@langkah.test';

let backend: TestBackend;
let bucket: string;
/** By the password alone, and with the second factor. */
let half: SupabaseClient;
let whole: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, 'functions'),
    restViews: ['laporan.satu'],
  });
  await backend.addUser(email);
  bucket = await newBucket(backend, { public: false });
  await backend.sql.query(`
    create schema laporan;
    grant usage on schema laporan to authenticated;
    create view laporan.satu as select 1 as satu;
    grant select on laporan.satu to authenticated;
    create policy all_files on storage.objects to authenticated using (true) with check (true);
    create policy all_hear on realtime.messages for select to authenticated using (true)`);
  whole = await backend.signedIn(email);
  await enrol(whole);
  half = await backend.signedIn(email);
});
afterAll(() => backend.end());

async function enrol(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const code = totpCode(data?.totp.secret ?? '', Math.floor(Date.now() / 30_000));
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  if (error) throw error;
}

/** Each service with what tells that it let somebody in. */
const services: Record<string, (client: SupabaseClient) => Promise<boolean>> = {
  views: async (client) => (await client.schema('laporan').from('satu').select()).error === null,
  functions: async (client) => (await client.functions.invoke('echo', { body: {} })).error === null,
  files: async (client) =>
    (await client.storage.from(bucket).upload('a.txt', 'a', { upsert: true })).error === null,
  channels: async (client) => {
    const channel = client.channel('bilik', { config: { private: true } });
    const joined = await subscribed(channel).then(
      () => true,
      () => false,
    );
    await client.removeAllChannels();
    return joined;
  },
};

test.each(Object.entries(services))(
  'a password alone opens no %s of somebody who has a second factor',
  async (_name, opens) => {
    expect(await opens(whole)).toBe(true);
    expect(await opens(half)).toBe(false);
  },
);

test('one that was begun and never confirmed shuts nothing', async () => {
  await backend.addUser('separuh@langkah.test');
  const begun = await backend.signedIn('separuh@langkah.test');
  expect((await begun.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  expect(await services.views?.(begun)).toBe(true);
});

test('who is refused is told why', async () => {
  const { error, status } = await half.schema('laporan').from('satu').select();
  expect({ status, message: error?.message }).toEqual({
    status: 403,
    message: 'A session with the second factor is required',
  });
});
