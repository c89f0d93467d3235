import sharp from 'sharp';
import { picture } from './support/picture.ts';
import { newBucket } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let bucket: string;

beforeAll(async () => {
  backend = await startTestBackend();
  bucket = await newBucket(backend, { public: true });
  // Without a type, as the client sends a Buffer.
  await files().upload('a.jpg', await picture('jpeg'));
  await files().upload('b.webp', await picture('webp'), { contentType: 'image/webp' });
  await files().upload('c.txt', 'bukan gambar');
});
afterAll(() => backend.end());

const files = () => backend.admin.storage.from(bucket);

test('a download can be made smaller, and keeps the format of the picture', async () => {
  const { data } = await files().download('a.jpg', { transform: { width: 200, height: 200 } });
  expect(data?.type).toBe('image/jpeg');
  const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 200 });
});

test.each([
  ['cover', 200, 200],
  ['contain', 200, 150],
  ['fill', 200, 200],
] as const)('%s makes it %d by %d', async (resize, width, height) => {
  const { publicUrl } = files().getPublicUrl('b.webp', {
    transform: { width: 200, height: 200, resize },
  }).data;
  const response = await fetch(publicUrl);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
});

test('a signed link carries the sizes, which the address cannot change', async () => {
  const { data } = await files().createSignedUrl('a.jpg', 60, {
    transform: { width: 200, height: 200, quality: 60 },
  });
  expect(data?.signedUrl).toContain(`/render/image/sign/${bucket}/a.jpg`);
  const response = await fetch(`${data?.signedUrl}&width=900`);
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(response.headers.get('x-transformations')).toBe(
    'height:200,width:200,resizing_type:fill,quality:60',
  );
});

test('what is no picture is not changed, and no size is too odd to be refused', async () => {
  const { error } = await files().download('c.txt', { transform: { width: 10 } });
  expect(error).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
  for (const transform of [{ width: 100_000 }, { quality: 1 }, { height: -5 }]) {
    expect((await files().download('a.jpg', { transform })).error).toMatchObject({ statusCode: '400' });
  }
});

test('a private picture is changed for those who may read it', async () => {
  const hidden = await newBucket(backend, { public: false });
  await backend.admin.storage.from(hidden).upload('a.jpg', await picture('jpeg'));
  const stranger = backend.browser().storage.from(hidden);
  expect((await stranger.download('a.jpg', { transform: { width: 10 } })).error).not.toBeNull();
  const { publicUrl } = stranger.getPublicUrl('a.jpg', { transform: { width: 10 } }).data;
  expect(await (await fetch(publicUrl)).json()).toMatchObject({ code: 'NoSuchBucket' });
});
