import { type S3Double, startS3Double } from './support/s3-double.ts';
import { newBucket } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const secret = 'rahsia/+=';

let s3: S3Double;
let backend: TestBackend;

const urlWith = (given: string) =>
  `http://KUNCI:${encodeURIComponent(given)}@${s3.host}/rekod?region=ap-southeast-1`;

beforeAll(async () => {
  s3 = await startS3Double(secret);
  backend = await startTestBackend({ s3Url: urlWith(secret) });
});
afterAll(async () => {
  await backend.end();
  await s3.close();
});

const content = '0123456789'.repeat(10_000);

test('objects stand in the S3 bucket: sent, read in part, copied, moved and removed', async () => {
  const bucket = await newBucket(backend);
  const files = backend.admin.storage.from(bucket);
  expect((await files.upload('a.txt', content)).error).toBeNull();
  expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^\/rekod\/[\da-f-]{36}$/)]);
  expect(await (await files.download('a.txt')).data?.text()).toBe(content);
  const part = await fetch(files.getPublicUrl('a.txt').data.publicUrl, { headers: { range: 'bytes=3-5' } });
  expect([part.status, await part.text()]).toEqual([206, '345']);
  await files.copy('a.txt', 'b.txt');
  await files.move('a.txt', 'c.txt');
  await files.remove(['c.txt']);
  expect(await (await files.download('b.txt')).data?.text()).toBe(content);
  expect((await files.list()).data?.map(({ name }) => name)).toEqual(['b.txt']);
});

test('an empty object is one too', async () => {
  const files = backend.admin.storage.from(await newBucket(backend));
  expect((await files.upload('kosong', '')).error).toBeNull();
  expect((await files.download('kosong')).data?.size).toBe(0);
});

test('with a wrong secret nothing is stored, and no object appears', async () => {
  const other = await startTestBackend({ s3Url: urlWith('salah') });
  const files = other.admin.storage.from(await newBucket(other));
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await files.upload('a', 'x')).error).toMatchObject({ statusCode: '500' });
  // Removing what was not stored fails in the background, and is tried again by the sweep.
  await other.end();
  log.mockRestore();
});

const healthOf = async ({ url, publishableKey }: TestBackend) =>
  (await fetch(`${url}/auth/v1/health`, { headers: { apikey: publishableKey } })).json();

test('an S3 that is out of reach or keeps the server out is told at the start and by its health', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const complaints = {
    [urlWith('salah')]: 'Storage cannot keep files: S3 answers 403 for the bucket of s3Url.',
    'http://KUNCI:rahsia@127.0.0.1:1/rekod':
      'Storage cannot keep files: the S3 server of s3Url does not answer.',
  };
  for (const [s3Url, complaint] of Object.entries(complaints)) {
    const other = await startTestBackend({ s3Url });
    expect(await healthOf(other)).toMatchObject({ name: 'GoTrue', degraded: [complaint] });
    await other.end();
    expect(log).toHaveBeenCalledWith(complaint);
  }
  log.mockRestore();
  expect(await healthOf(backend)).not.toHaveProperty('degraded');
});
