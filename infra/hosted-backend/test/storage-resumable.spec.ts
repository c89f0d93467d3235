import { randomBytes } from 'node:crypto';
import { Upload, type UploadOptions } from 'tus-js-client';
import { newBucket } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const chunkSize = 20_000;
const content = randomBytes(100_000);

let backend: TestBackend;
let bucket: string;

beforeAll(async () => {
  backend = await startTestBackend();
  bucket = await newBucket(backend, { public: true, fileSizeLimit: '2mb' });
});
afterAll(() => backend.end());

interface Wish extends Partial<UploadOptions> {
  name: string;
  token?: string;
  upsert?: boolean;
  body?: Buffer;
}

const optionsFor = ({
  name,
  token = backend.secretKey,
  upsert = false,
  ...options
}: Wish): UploadOptions => ({
  endpoint: `${backend.url}/storage/v1/upload/resumable`,
  headers: { authorization: `Bearer ${token}`, 'x-upsert': String(upsert) },
  metadata: {
    bucketName: bucket,
    objectName: name,
    contentType: 'application/octet-stream',
    cacheControl: '60',
  },
  chunkSize,
  retryDelays: null,
  ...options,
});

/** @returns the address of the upload, or the status of the refusal */
const send = ({ body = content, ...wish }: Wish) =>
  new Promise<string | number | undefined>((resolve) => {
    const upload = new Upload(body, {
      ...optionsFor(wish),
      onSuccess: () => resolve(upload.url ?? undefined),
      onError: (error) =>
        resolve('originalResponse' in error ? error.originalResponse?.getStatus() : error.message),
    });
    upload.start();
  });

/** Stops the connection once so much has arrived. */
const sendUntil = (bytes: number, wish: Wish) =>
  new Promise<string>((resolve, reject) => {
    const upload = new Upload(wish.body ?? content, {
      ...optionsFor(wish),
      onChunkComplete: async (_size, accepted) => {
        if (accepted < bytes || !upload.url) return;
        const { url } = upload;
        await upload.abort();
        resolve(url);
      },
      onError: reject,
    });
    upload.start();
  });

const stored = async (name: string) => {
  const { data } = await backend.admin.storage.from(bucket).download(name);
  return data && Buffer.from(await data.arrayBuffer());
};

// Comparing large buffers by their elements takes minutes.
const isStored = async (name: string) => content.equals((await stored(name)) ?? Buffer.alloc(0));

test('a file arrives whole in parts, with its type and metadata', async () => {
  const metadata = {
    bucketName: bucket,
    objectName: 'utuh.bin',
    contentType: 'text/csv',
    cacheControl: '60',
  };
  await send({ name: 'utuh.bin', metadata: { ...metadata, metadata: '{"kelas":"4"}' } });
  expect(await isStored('utuh.bin')).toBe(true);
  expect((await backend.admin.storage.from(bucket).info('utuh.bin')).data).toMatchObject({
    contentType: 'text/csv',
    cacheControl: 'max-age=60',
    metadata: { kelas: '4' },
  });
});

test('after a broken connection it goes on where it stopped; until then nothing is to be seen', async () => {
  const name = 'sambung.bin';
  const uploadUrl = await sendUntil(2 * chunkSize, { name });
  expect((await backend.admin.storage.from(bucket).exists(name)).data).toBe(false);
  let first: number | undefined;
  await send({
    name,
    uploadUrl,
    onProgress: (sent) => {
      first ??= sent;
    },
  });
  expect(first).toBeGreaterThanOrEqual(2 * chunkSize);
  expect(await isStored(name)).toBe(true);
});

test('a whole file in the first request arrives too', async () => {
  await send({ name: 'sekali.bin', uploadDataDuringCreation: true, chunkSize: Number.POSITIVE_INFINITY });
  expect(await isStored('sekali.bin')).toBe(true);
});

test('a finished upload can be asked about, and is not sent again', async () => {
  const url = await send({ name: 'tamat.bin' });
  expect(await send({ name: 'tamat.bin', uploadUrl: String(url) })).toBe(url);
  const head = await fetch(String(url), { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  expect(head.headers.get('upload-offset')).toBe(String(content.length));
});

test('an object is replaced with x-upsert only', async () => {
  await send({ name: 'ganti.bin' });
  expect(await send({ name: 'ganti.bin', body: Buffer.from('lain') })).toBe(409);
  await send({ name: 'ganti.bin', body: Buffer.from('lain'), upsert: true });
  expect(String(await stored('ganti.bin'))).toBe('lain');
});

test('what may not be uploaded at once may not be in parts', async () => {
  await backend.addUser('guru@sambung.test');
  const session = (await (await backend.signedIn('guru@sambung.test')).auth.getSession()).data.session;
  expect(await send({ name: 'a.bin', token: session?.access_token ?? '' })).toBe(403);
  expect(await send({ name: 'a.bin', token: 'bukan' })).toBe(403);
  expect(await send({ name: '../a.bin' })).toBe(400);
  expect(await send({ name: 'a.bin', body: Buffer.alloc(2_000_001) })).toBe(413);
  const elsewhere = { bucketName: 'tiada', objectName: 'a.bin' };
  expect(await send({ name: 'a.bin', metadata: elsewhere })).toBe(404);
  const disguised = { bucketName: bucket, objectName: 'a.png', contentType: 'image/png' };
  expect(await send({ name: 'a.png', metadata: disguised })).toBe(415);
  expect(await stored('a.png')).toBeNull();
});

test('nobody goes on with the upload of another', async () => {
  const uploadUrl = await sendUntil(chunkSize, { name: 'orang.bin' });
  await backend.addUser('lain@sambung.test');
  const session = (await (await backend.signedIn('lain@sambung.test')).auth.getSession()).data.session;
  expect(await send({ name: 'orang.bin', uploadUrl, token: session?.access_token ?? '' })).toBe(403);
});

test('an upload can be given up', async () => {
  const url = await sendUntil(chunkSize, { name: 'batal.bin' });
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${backend.secretKey}` };
  expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
  expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(404);
});

test('a signed link uploads in parts without a token', async () => {
  const { data } = await backend.admin.storage.from(bucket).createSignedUploadUrl('tetamu.bin');
  const options = optionsFor({ name: 'tetamu.bin' });
  const signed = { endpoint: `${options.endpoint}/sign`, headers: { 'x-signature': data?.token ?? '' } };
  await send({ name: 'tetamu.bin', ...signed });
  expect(await isStored('tetamu.bin')).toBe(true);
  expect(await send({ name: 'lain.bin', ...signed })).toBe(400);
});

test('a browser may ask: the preflight names what the protocol sends', async () => {
  const response = await fetch(`${backend.url}/storage/v1/upload/resumable`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://aba1001.localhost:3000',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,tus-resumable,upload-offset,x-upsert',
    },
  });
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  for (const name of ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset', 'x-upsert']) {
    expect(allowed).toContain(name);
  }
});
