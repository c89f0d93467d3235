import type { SupabaseClient } from '@supabase/supabase-js';
import { newBucket } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let bucket: string;
let ids: Record<'aminah' | 'badrul', string>;
let aminah: SupabaseClient;
let badrul: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend();
  bucket = await newBucket(backend, { public: false });
  ids = {
    aminah: await backend.addUser('aminah@aba1001.test'),
    badrul: await backend.addUser('badrul@bbb2002.test'),
  };
  aminah = await backend.signedIn('aminah@aba1001.test');
  badrul = await backend.signedIn('badrul@bbb2002.test');
  // Written as for the real service: who belongs to the school of the first folder.
  await backend.sql.query(`
    create table public.members (school text, user_id uuid);
    grant select on public.members to authenticated;
    insert into public.members values ('aba1001', '${ids.aminah}'), ('bbb2002', '${ids.badrul}');
    create policy own_school on storage.objects to authenticated
      using (bucket_id = '${bucket}' and exists (select from public.members
             where school = (storage.foldername(name))[1] and user_id = auth.uid()));
    create policy open_folder on storage.objects for select to anon
      using (bucket_id = '${bucket}' and (storage.foldername(name))[1] = 'umum' and auth.role() = 'anon');
  `);
  await aminah.storage.from(bucket).upload('aba1001/rahsia.txt', 'rahsia');
});
afterAll(() => backend.end());

const of = (person: SupabaseClient) => person.storage.from(bucket);

test('a member writes, reads, replaces and removes in the folder of the own school', async () => {
  const files = of(aminah);
  expect((await files.upload('aba1001/a.txt', 'satu')).error).toBeNull();
  expect((await files.update('aba1001/a.txt', 'dua')).error).toBeNull();
  expect((await files.upload('aba1001/a.txt', 'tiga', { upsert: true })).error).toBeNull();
  expect(await (await files.download('aba1001/a.txt')).data?.text()).toBe('tiga');
  expect((await files.move('aba1001/a.txt', 'aba1001/b.txt')).error).toBeNull();
  expect((await files.copy('aba1001/b.txt', 'aba1001/c.txt')).error).toBeNull();
  expect((await files.remove(['aba1001/b.txt', 'aba1001/c.txt'])).data).toHaveLength(2);
});

test('what a member makes is theirs', async () => {
  const { rows } = await backend.sql.query(
    `select owner, owner_id from storage.objects where name = 'aba1001/rahsia.txt'`,
  );
  expect(rows).toEqual([{ owner: ids.aminah, owner_id: ids.aminah }]);
});

const denied = {
  statusCode: '403',
  code: 'AccessDenied',
  message: 'new row violates row-level security policy',
};

test.each<[string, (files: ReturnType<typeof of>) => Promise<{ error: unknown }>]>([
  ['an upload', (files) => files.upload('aba1001/x.txt', 'x')],
  ['an upload over it', (files) => files.upload('aba1001/rahsia.txt', 'x', { upsert: true })],
  ['a link to upload', (files) => files.createSignedUploadUrl('aba1001/x.txt')],
])('%s in the folder of another school is refused', async (_name, attempt) => {
  expect((await attempt(of(badrul))).error).toMatchObject(denied);
});

test.each<[string, (files: ReturnType<typeof of>) => Promise<{ error: unknown }>]>([
  ['a download', async (files) => files.download('aba1001/rahsia.txt')],
  ['information', (files) => files.info('aba1001/rahsia.txt')],
  ['a link', (files) => files.createSignedUrl('aba1001/rahsia.txt', 60)],
  ['a move', (files) => files.move('aba1001/rahsia.txt', 'bbb2002/x.txt')],
  ['a copy', (files) => files.copy('aba1001/rahsia.txt', 'bbb2002/x.txt')],
])('%s of another school’s object finds nothing', async (_name, attempt) => {
  expect((await attempt(of(badrul))).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
});

test('another school’s folder looks empty, links and removal find nothing there', async () => {
  const files = of(badrul);
  expect((await files.list('aba1001')).data).toEqual([]);
  expect((await files.listV2({ prefix: 'aba1001/' })).data?.objects).toEqual([]);
  expect((await files.createSignedUrls(['aba1001/rahsia.txt'], 60)).data?.[0]?.signedUrl).toBeNull();
  expect((await files.remove(['aba1001/rahsia.txt'])).data).toEqual([]);
  expect((await of(aminah).download('aba1001/rahsia.txt')).error).toBeNull();
});

test('nothing of one’s own is moved or copied into another school', async () => {
  const files = of(badrul);
  await files.upload('bbb2002/sendiri.txt', 'x');
  expect((await files.move('bbb2002/sendiri.txt', 'aba1001/x.txt')).error).toMatchObject(denied);
  expect((await files.copy('bbb2002/sendiri.txt', 'aba1001/x.txt')).error).toMatchObject(denied);
});

test('a refused upload leaves no bytes behind', async () => {
  const { rows } = await backend.sql.query('select count(*)::int as count from hosted.unclaimed_bytes');
  expect(rows).toEqual([{ count: 0 }]);
});

test('without signing in a policy for anon holds, and a private bucket has no public address', async () => {
  await backend.admin.storage.from(bucket).upload('umum/notis.txt', 'notis');
  const nobody = backend.browser().storage.from(bucket);
  expect(await (await nobody.download('umum/notis.txt')).data?.text()).toBe('notis');
  expect((await nobody.download('aba1001/rahsia.txt')).error).toMatchObject({ statusCode: '404' });
  const { publicUrl } = nobody.getPublicUrl('umum/notis.txt').data;
  expect(await (await fetch(publicUrl)).json()).toMatchObject({ code: 'NoSuchBucket' });
});

test('the secret key is held back by no policy', async () => {
  const files = backend.admin.storage.from(bucket);
  expect((await files.download('aba1001/rahsia.txt')).error).toBeNull();
  expect((await files.upload('mana-mana/x.txt', 'x')).error).toBeNull();
});

test('an expired or forged token is nobody', async () => {
  const address = `${backend.url}/storage/v1/object/${bucket}/aba1001/rahsia.txt`;
  const token = (await aminah.auth.getSession()).data.session?.access_token ?? '';
  const forged = token.replace(/\.[^.]+$/, '.AAAA');
  const response = await fetch(address, { headers: { authorization: `Bearer ${forged}` } });
  expect(await response.json()).toMatchObject({ code: 'NoSuchBucket' });
  const list = await fetch(`${backend.url}/storage/v1/object/list/${bucket}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${forged}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: '' }),
  });
  expect(await list.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
});
