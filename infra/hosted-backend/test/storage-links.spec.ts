import { setTimeout as sleep } from 'node:timers/promises';
import { picture } from './support/picture.ts';
import { newBucket } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let bucket: string;
let photo: Buffer;

beforeAll(async () => {
  backend = await startTestBackend();
  photo = await picture('jpeg');
});
afterAll(() => backend.end());
beforeEach(async () => {
  bucket = await newBucket(backend, { public: false });
  await files().upload('kelas/gambar 1.jpg', photo, { contentType: 'image/jpeg' });
});

const files = () => backend.admin.storage.from(bucket);
const linkTo = async (path: string, seconds = 60, options?: { download?: string | boolean }) => {
  const { data, error } = await files().createSignedUrl(path, seconds, options);
  if (error) throw error;
  return data.signedUrl;
};
const bodyOf = async (url: string) => (await fetch(url)).json();

test('a signed link shows the object to anybody, and says when it ends', async () => {
  const response = await fetch(await linkTo('kelas/gambar 1.jpg'));
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(Date.parse(response.headers.get('expires') ?? '')).toBeGreaterThan(Date.now());
  expect(Buffer.from(await response.arrayBuffer())).toEqual(photo);
});

test('an expired link shows nothing', async () => {
  const url = await linkTo('kelas/gambar 1.jpg', 1);
  await sleep(1_500);
  expect(await bodyOf(url)).toMatchObject({
    statusCode: '400',
    code: 'InvalidJWT',
    message: '"exp" claim timestamp check failed',
  });
});

test('a link opens its own object only, unchanged', async () => {
  await files().upload('lain.jpg', photo);
  const url = await linkTo('kelas/gambar 1.jpg');
  expect(await bodyOf(url.replace('kelas/gambar%201.jpg', 'lain.jpg'))).toMatchObject({
    code: 'InvalidSignature',
  });
  // The first letter of the signature: the last one carries two bits that mean nothing.
  const forged = url.replace(/[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A'));
  expect(await bodyOf(forged)).toMatchObject({ code: 'InvalidJWT' });
  expect(await bodyOf(url.replace(/token=.*/, ''))).toMatchObject({ code: 'InvalidJWT' });
});

test('the token of a link signs nobody in, and a person’s token is no link', async () => {
  const token = new URL(await linkTo('kelas/gambar 1.jpg')).searchParams.get('token') ?? '';
  const { error } = await backend.browser().auth.getUser(token);
  expect(error).toMatchObject({ code: 'bad_jwt' });
  await backend.addUser('guru@pautan.test');
  const session = (await (await backend.signedIn('guru@pautan.test')).auth.getSession()).data.session;
  const address = `${backend.url}/storage/v1/object/sign/${bucket}/kelas/gambar%201.jpg`;
  expect(await bodyOf(`${address}?token=${session?.access_token}`)).toMatchObject({ code: 'InvalidJWT' });
});

test('a link can save the object under a name', async () => {
  const disposition = async (download: string | boolean) =>
    (await fetch(await linkTo('kelas/gambar 1.jpg', 60, { download }))).headers.get('content-disposition');
  expect(await disposition(true)).toBe('attachment;');
  expect(await disposition('Kelas 4.jpg')).toContain('Kelas');
});

test('of many paths each has its link or its error', async () => {
  const { data } = await files().createSignedUrls(['kelas/gambar 1.jpg', 'tiada.jpg'], 60);
  expect(data).toEqual([
    { path: 'kelas/gambar 1.jpg', error: null, signedURL: expect.any(String), signedUrl: expect.any(String) },
    {
      path: 'tiada.jpg',
      error: 'Either the object does not exist or you do not have access to it',
      signedURL: null,
      signedUrl: null,
    },
  ]);
  expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200);
});

test.each([0, -1, 1.5, 1e12])('%d seconds are no duration', async (seconds) => {
  expect((await files().createSignedUrl('kelas/gambar 1.jpg', seconds)).error).not.toBeNull();
});

test('what is not there is not signed for', async () => {
  expect((await files().createSignedUrl('tiada', 60)).error).toMatchObject({ message: 'Object not found' });
  await expect(files().throwOnError().createSignedUrl('tiada', 60)).rejects.toThrow();
});

describe('links to upload', () => {
  const guest = () => backend.browser().storage.from(bucket);
  const signed = async (path: string, upsert = false) => {
    const { data, error } = await files().createSignedUploadUrl(path, { upsert });
    if (error) throw error;
    return data;
  };

  test('somebody without rights uploads with one, once', async () => {
    const { path, token } = await signed('tetamu/a.jpg');
    expect((await guest().uploadToSignedUrl(path, token, photo)).data).toEqual({
      path,
      fullPath: `${bucket}/${path}`,
    });
    const { error } = await guest().uploadToSignedUrl(path, token, photo);
    expect(error).toMatchObject({ message: 'The resource already exists', statusCode: '409' });
    await expect(guest().throwOnError().uploadToSignedUrl(path, token, photo)).rejects.toThrow();
  });

  test('with upsert it replaces what is there', async () => {
    const { path, token } = await signed('kelas/gambar 1.jpg', true);
    expect((await guest().uploadToSignedUrl(path, token, new Blob(['baharu']))).error).toBeNull();
    expect(await (await files().download(path)).data?.text()).toBe('baharu');
  });

  test('what exists is not signed for without upsert', async () => {
    const { error } = await files().createSignedUploadUrl('kelas/gambar 1.jpg');
    expect(error).toMatchObject({ statusCode: '409' });
  });

  test('it writes its own object only, and a link to read writes nothing', async () => {
    const { token } = await signed('tetamu/b.jpg');
    expect((await guest().uploadToSignedUrl('tetamu/c.jpg', token, photo)).error).toMatchObject({
      code: 'InvalidSignature',
    });
    const reading = new URL(await linkTo('kelas/gambar 1.jpg')).searchParams.get('token') ?? '';
    const { error } = await guest().uploadToSignedUrl('kelas/gambar 1.jpg', reading, photo);
    expect(error).toMatchObject({ code: 'InvalidSignature' });
    const writing = `${backend.url}/storage/v1/object/sign/${bucket}/tetamu/b.jpg?token=${token}`;
    expect(await bodyOf(writing)).toMatchObject({ code: 'InvalidSignature' });
  });
});
