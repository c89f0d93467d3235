import { createReadStream, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageClient } from '@supabase/storage-js';
import { SignJWT } from 'jose';
import { picture } from './support/picture.ts';
import { newBucket, storageOf } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const jwtSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';

let backend: TestBackend;
let storage: StorageClient;
let bucket: string;
let photo: Buffer;
let path: string;
let count = 0;

beforeAll(async () => {
  backend = await startTestBackend({ jwtSecret });
  const key = await new SignJWT({ role: 'service_role', iss: 'supabase-demo' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret));
  storage = storageOf(backend, key);
  photo = await picture('jpeg');
});
afterAll(() => backend.end());
beforeEach(async () => {
  bucket = await newBucket(backend);
  count += 1;
  path = `folder/gambar-${count}.jpg`;
});

const upload = async (
  target = path,
  body: Parameters<ReturnType<StorageClient['from']>['upload']>[1] = photo,
) => {
  const { data, error } = await storage.from(bucket).upload(target, body);
  if (error) throw error;
  return data;
};
const bytesOf = async (blob: Blob | null) => Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer());

describe('uploads', () => {
  test.each<[string, () => Parameters<ReturnType<StorageClient['from']>['upload']>[1]]>([
    ['a Buffer', () => photo],
    ['an ArrayBuffer', () => new Uint8Array(photo).buffer],
    ['a Blob', () => new Blob([new Uint8Array(photo)])],
    ['a File', () => new File([new Uint8Array(photo)], 'gambar.jpg', { type: 'image/jpeg' })],
    ['a web stream', () => new Blob([new Uint8Array(photo)]).stream()],
    [
      'a form',
      () => {
        const form = new FormData();
        form.append('', new Blob([new Uint8Array(photo)]), 'fail.txt');
        return form;
      },
    ],
  ])('%s arrives whole', async (_name, body) => {
    const data = await upload(path, body());
    expect(data).toEqual({ id: expect.any(String), path, fullPath: `${bucket}/${path}` });
    const { data: blob } = await storage.from(bucket).download(path);
    expect(await bytesOf(blob)).toEqual(photo);
  });

  test('a file stream of Node arrives whole', async () => {
    const file = join(backend.dataDir, 'gambar.jpg');
    await writeFile(file, photo);
    await upload(path, createReadStream(file));
    expect(await bytesOf((await storage.from(bucket).download(path)).data)).toEqual(photo);
  });

  test('on the disk it is for the server’s own account alone', async () => {
    await storage
      .from(bucket)
      .upload(path, photo)
      .then(({ error }) => expect(error).toBeNull());
    const folder = join(backend.dataDir, 'storage');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const open = entries.filter((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o077);
    expect(entries.some((entry) => entry.isFile())).toBe(true);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test('without upsert an object is not replaced', async () => {
    await upload();
    const { error } = await storage.from(bucket).upload(path, 'lain');
    expect(error).toMatchObject({ statusCode: '409', message: 'The resource already exists', status: 400 });
  });

  test('upsert and update replace it, and its id stays', async () => {
    const first = await upload();
    const second = await storage.from(bucket).upload(path, 'dua', { upsert: true });
    const third = await storage.from(bucket).update(path, 'tiga');
    expect([second.data?.id, third.data?.id]).toEqual([first.id, first.id]);
    expect(await (await storage.from(bucket).download(path)).data?.text()).toBe('tiga');
  });

  test('a bucket that is not there is named in the error', async () => {
    const { data, error } = await storage.from('tiada').upload(path, photo);
    expect(data).toBeNull();
    expect(error).toMatchObject({ message: 'Bucket not found', statusCode: '404', code: 'NoSuchBucket' });
    await expect(storage.from('tiada').throwOnError().upload(path, photo)).rejects.toThrow(
      'Bucket not found',
    );
  });

  test('metadata, type and cache control are kept', async () => {
    await storage.from(bucket).upload(path, photo, {
      metadata: { kelas: '4 Bestari', bil: 3 },
      contentType: 'image/jpeg',
      cacheControl: '60',
    });
    expect((await storage.from(bucket).info(path)).data).toMatchObject({
      metadata: { kelas: '4 Bestari', bil: 3 },
      contentType: 'image/jpeg',
      cacheControl: 'max-age=60',
      size: photo.length,
    });
  });

  test('metadata of a form is kept too', async () => {
    await storage.from(bucket).upload(path, new Blob(['teks'], { type: 'text/plain' }), {
      metadata: { kelas: '4 Bestari' },
    });
    expect((await storage.from(bucket).info(path)).data).toMatchObject({
      metadata: { kelas: '4 Bestari' },
      contentType: 'text/plain',
      cacheControl: 'max-age=3600',
    });
  });

  test('nothing at all is an object of no bytes, raw and in a form', async () => {
    await upload('kosong.txt', '');
    await upload('kosong.png', new File([], 'kosong.png', { type: 'image/png' }));
    for (const name of ['kosong.txt', 'kosong.png']) {
      expect((await storage.from(bucket).download(name)).data?.size).toBe(0);
    }
  });
});

describe('limits', () => {
  test('within the limit of its bucket a file is taken, beyond it refused, whole or not at all', async () => {
    const small = await newBucket(backend, { public: true, fileSizeLimit: '1kb' });
    expect((await storage.from(small).upload('muat', Buffer.alloc(1000))).error).toBeNull();
    for (const body of [Buffer.alloc(1001), new Blob([new Uint8Array(1001)]), Buffer.alloc(9_000_000)]) {
      const { error } = await storage.from(small).upload(path, body);
      expect(error).toMatchObject({
        name: 'StorageApiError',
        message: 'The object exceeded the maximum allowed size',
        statusCode: '413',
      });
    }
    expect((await storage.from(small).exists(path)).data).toBe(false);
  });

  test('a bucket takes its types only', async () => {
    const images = await newBucket(backend, {
      public: true,
      allowedMimeTypes: ['image/png', 'application/pdf'],
    });
    const send = (type: string, body = photo) =>
      storage.from(images).upload(path, body, { contentType: type });
    expect((await send('image/jpeg')).error).toMatchObject({
      message: 'mime type image/jpeg is not supported',
      statusCode: '415',
    });
    // One image for another: the client's own suite does so.
    expect((await send('image/png')).error).toBeNull();
  });

  test.each([
    ['a page as an image', 'image/png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program as a PDF', 'application/pdf', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['an image as a PDF', 'application/pdf', undefined],
  ])('%s is refused by its first bytes', async (_name, type, body) => {
    const { error } = await storage.from(bucket).upload(path, body ?? photo, { contentType: type });
    expect(error).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' });
    expect((await storage.from(bucket).exists(path)).data).toBe(false);
  });

  test('a program is no plain text where a bucket names its types', async () => {
    const texts = await newBucket(backend, { public: true, allowedMimeTypes: ['text/*'] });
    const program = Buffer.from(`MZ${'\0'.repeat(200)}`);
    expect((await storage.from(texts).upload('a', program)).error).toMatchObject({ statusCode: '415' });
    expect((await storage.from(texts).upload('a', 'teks')).error).toBeNull();
  });
});

describe('reading', () => {
  test('a download has the type it was sent with', async () => {
    await upload();
    const { data, error } = await storage.from(bucket).download(path);
    expect(error).toBeNull();
    expect(data?.type).toBe('text/plain;charset=utf-8');
    await expect(storage.from(bucket).throwOnError().download('tiada')).rejects.toThrow('Object not found');
  });

  test('a download can be a stream', async () => {
    await upload();
    const { data } = await storage.from(bucket).download(path).asStream();
    expect(await bytesOf(await new Response(data).blob())).toEqual(photo);
  });

  test('info tells all of it', async () => {
    const { id } = await upload();
    const { data } = await storage.from(bucket).info(path);
    expect(data).toEqual({
      id,
      name: path,
      version: expect.any(String),
      bucketId: bucket,
      size: photo.length,
      contentType: 'text/plain;charset=UTF-8',
      contentEncoding: null,
      cacheControl: 'max-age=3600',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
      metadata: {},
      lastModified: expect.any(String),
      createdAt: expect.any(String),
    });
    await expect(storage.from(bucket).throwOnError().info('tiada')).rejects.toThrow('Object not found');
  });

  test('exists says yes and no', async () => {
    await upload();
    expect(await storage.from(bucket).exists(path)).toEqual({ data: true, error: null });
    expect((await storage.from(bucket).exists('tiada')).data).toBe(false);
    await expect(storage.from(bucket).throwOnError().exists('tiada')).rejects.toThrow();
  });

  test('a HEAD tells the size without the bytes', async () => {
    await upload();
    const response = await fetch(storage.from(bucket).getPublicUrl(path).data.publicUrl, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(photo.length));
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=4-400', 206, 'bytes 4-9/10', '456789'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['baris=0-1', 200, null, '0123456789'],
  ])('%s answers %d', async (range, status, contentRange, text) => {
    await upload(path, '0123456789');
    const { publicUrl } = storage.from(bucket).getPublicUrl(path).data;
    const response = await fetch(publicUrl, { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(await response.text()).toBe(text);
  });

  test('a range beyond the end is refused', async () => {
    await upload(path, '0123456789');
    const { publicUrl } = storage.from(bucket).getPublicUrl(path).data;
    const response = await fetch(publicUrl, { headers: { range: 'bytes=10-' } });
    expect(await response.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' });
  });

  test('who has it already is told so', async () => {
    await upload();
    const { publicUrl } = storage.from(bucket).getPublicUrl(path).data;
    const { headers } = await fetch(publicUrl);
    const etag = headers.get('etag') ?? '';
    const modified = headers.get('last-modified') ?? '';
    const ask = async (given: Record<string, string>) => (await fetch(publicUrl, { headers: given })).status;
    expect(await ask({ 'if-none-match': `"lain", ${etag}` })).toBe(304);
    expect(await ask({ 'if-modified-since': modified })).toBe(304);
    expect(await ask({ 'if-none-match': '"lain"', 'if-modified-since': modified })).toBe(200);
    expect(headers.get('cache-control')).toBe('max-age=3600');
  });

  test('a page that was uploaded is shown as text, a drawing in a box', async () => {
    await storage.from(bucket).upload('a.html', '<p>', { contentType: 'text/html' });
    await storage.from(bucket).upload('a.svg', '<svg/>', { contentType: 'image/svg+xml' });
    const headersOf = async (name: string) =>
      (await fetch(storage.from(bucket).getPublicUrl(name).data.publicUrl)).headers;
    expect((await headersOf('a.html')).get('content-type')).toBe('text/plain');
    expect((await headersOf('a.svg')).get('content-security-policy')).toContain('sandbox');
    expect((await headersOf('a.svg')).get('x-content-type-options')).toBe('nosniff');
  });

  test('a public address can ask for a name to save under', async () => {
    await upload();
    const { publicUrl } = storage.from(bucket).getPublicUrl(path, { download: 'rekod béta.jpg' }).data;
    const { headers } = await fetch(publicUrl);
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''rekod%20b%C3%A9ta.jpg");
  });
});

describe('moving', () => {
  test('an object moves, also to another bucket', async () => {
    const other = await newBucket(backend);
    await upload();
    const { data } = await storage.from(bucket).move(path, 'baharu/a.jpg');
    expect(data?.message).toBe('Successfully moved');
    await storage.from(bucket).move('baharu/a.jpg', 'b.jpg', { destinationBucket: other });
    expect(await bytesOf((await storage.from(other).download('b.jpg')).data)).toEqual(photo);
    expect((await storage.from(bucket).exists('baharu/a.jpg')).data).toBe(false);
    await expect(storage.from(bucket).throwOnError().move('tiada', 'x')).rejects.toThrow('Object not found');
  });

  test('it does not move over another', async () => {
    await upload();
    await upload('ada.jpg');
    const { error } = await storage.from(bucket).move(path, 'ada.jpg');
    expect(error).toMatchObject({ statusCode: '409' });
  });

  test('a copy lives on when the first goes, also in another bucket', async () => {
    const other = await newBucket(backend);
    await upload();
    const { data } = await storage.from(bucket).copy(path, 'salinan.jpg');
    expect(data?.path).toBe(`${bucket}/salinan.jpg`);
    const across = await storage.from(bucket).copy(path, 's.jpg', { destinationBucket: other });
    expect(across.data?.path).toBe(`${other}/s.jpg`);
    await storage.from(bucket).remove([path]);
    expect(await bytesOf((await storage.from(bucket).download('salinan.jpg')).data)).toEqual(photo);
    expect(await bytesOf((await storage.from(other).download('s.jpg')).data)).toEqual(photo);
  });

  test('a copy can be given another type', async () => {
    await upload();
    const metadata = { mimetype: 'image/jpeg', cacheControl: 'max-age=9' };
    await storage.from(bucket).copy(path, 's.jpg', { copyMetadata: false, metadata });
    expect((await storage.from(bucket).info('s.jpg')).data).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'max-age=9',
    });
  });

  test('removing tells what went, and says nothing of what was not there', async () => {
    await upload();
    const { data } = await storage.from(bucket).remove([path, 'tiada']);
    expect(data).toEqual([
      expect.objectContaining({ name: path, id: expect.any(String), bucket_id: bucket }),
    ]);
  });
});

describe('names', () => {
  test.each(['../lain/x', 'a/../../x', './x', 'a/..', 'a\\b', 'fail\u0007', 'naïf.txt', 'x'.repeat(1025)])(
    '%j is no name',
    async (name) => {
      const address = `${backend.url}/storage/v1/object/${bucket}/${encodeURIComponent(name)}`;
      const headers = { authorization: `Bearer ${backend.secretKey}` };
      const response = await fetch(address, { method: 'POST', headers, body: 'x' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'InvalidKey', statusCode: '400' });
      await upload();
      expect((await storage.from(bucket).copy(path, name)).error).not.toBeNull();
      expect((await storage.from(bucket).move(path, name)).error).not.toBeNull();
    },
  );

  test('a name that looks like another bucket stays in its own', async () => {
    const other = await newBucket(backend);
    await upload(`${other}/x.jpg`);
    expect((await storage.from(other).exists('x.jpg')).data).toBe(false);
  });
});
