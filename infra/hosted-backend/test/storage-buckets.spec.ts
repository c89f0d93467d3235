import { newBucket, storageOf } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

const storage = () => backend.admin.storage;

test('a bucket is made, read, changed, emptied and deleted', async () => {
  const made = await storage().createBucket('gambar', {
    public: false,
    fileSizeLimit: '1.5MB',
    allowedMimeTypes: ['image/png'],
  });
  expect(made).toEqual({ data: { name: 'gambar' }, error: null });
  expect((await storage().getBucket('gambar')).data).toMatchObject({
    id: 'gambar',
    name: 'gambar',
    public: false,
    file_size_limit: 1_500_000,
    allowed_mime_types: ['image/png'],
    created_at: expect.any(String),
  });
  const changed = await storage().updateBucket('gambar', { public: true, allowedMimeTypes: null });
  expect(changed.data).toEqual({ message: 'Successfully updated' });
  expect((await storage().getBucket('gambar')).data).toMatchObject({
    public: true,
    file_size_limit: 1_500_000,
    allowed_mime_types: null,
  });
  await storage().from('gambar').upload('a/b.txt', 'x');
  expect((await storage().deleteBucket('gambar')).error).toMatchObject({
    statusCode: '409',
    message: 'The bucket you tried to delete is not empty',
  });
  expect((await storage().emptyBucket('gambar')).data).toEqual({
    message: 'Empty bucket has been queued. Completion may take up to an hour.',
  });
  expect((await storage().from('gambar').list()).data).toEqual([]);
  expect((await storage().deleteBucket('gambar')).data).toEqual({ message: 'Successfully deleted' });
  expect((await storage().getBucket('gambar')).error).toMatchObject({ message: 'Bucket not found' });
});

test('a bucket has the fields of the real service and no others; a list tells the kind too', async () => {
  const name = await newBucket(backend, { public: false });
  const fields = {
    id: name,
    name,
    owner: '',
    public: false,
    file_size_limit: null,
    allowed_mime_types: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  };
  expect((await storage().getBucket(name)).data).toEqual(fields);
  expect((await storage().listBuckets({ search: name })).data).toEqual([{ ...fields, type: 'STANDARD' }]);
});

test('a name is taken once', async () => {
  const name = await newBucket(backend);
  expect((await storage().createBucket(name)).error).toMatchObject({
    statusCode: '409',
    message: 'The resource already exists',
  });
});

test.each(['a/b', '..', 'é', ' a', 'x'.repeat(101)])('%j names no bucket', async (name) => {
  expect((await storage().createBucket(name)).error).toMatchObject({
    statusCode: '400',
    message: 'Bucket name invalid',
  });
});

test.each(['besar', '1 MB', '-1MB', '9TB'])('%j is no size', async (fileSizeLimit) => {
  const { error } = await storage().createBucket('saiz', { public: false, fileSizeLimit });
  expect(error?.message).toBe('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
});

test('no bucket allows more than the server', async () => {
  const { error } = await storage().createBucket('saiz', { public: false, fileSizeLimit: '9GB' });
  expect(error).toMatchObject({ statusCode: '413' });
});

test('buckets are listed by page, order and search', async () => {
  for (const name of ['senarai-c', 'senarai-a', 'senarai-b']) await storage().createBucket(name);
  const list = async (options: Parameters<ReturnType<typeof storage>['listBuckets']>[0]) =>
    (await storage().listBuckets(options)).data?.map(({ name }) => name);
  expect(await list({ search: 'senarai-' })).toEqual(['senarai-a', 'senarai-b', 'senarai-c']);
  expect(await list({ search: 'SENARAI-', sortColumn: 'created_at', sortOrder: 'desc', limit: 2 })).toEqual([
    'senarai-b',
    'senarai-a',
  ]);
  expect(await list({ search: 'senarai-', offset: 2 })).toEqual(['senarai-c']);
  expect(await list({ search: '%' })).toEqual([]);
});

test('without a key or a token nothing is listed', async () => {
  const { data, error } = await storageOf(backend).listBuckets();
  expect(data).toBeNull();
  expect(error).toMatchObject({ message: 'Invalid Compact JWS', statusCode: '403', code: 'AccessDenied' });
  await expect(storageOf(backend).throwOnError().listBuckets()).rejects.toThrow('Invalid Compact JWS');
  expect((await storageOf(backend, 'bukan.token.sah').listBuckets()).error).toMatchObject({ status: 400 });
});

test('a person sees no bucket and makes none, unless a policy says so', async () => {
  await backend.addUser('guru@baldi.test');
  const guru = (await backend.signedIn('guru@baldi.test')).storage;
  await newBucket(backend);
  expect((await guru.listBuckets()).data).toEqual([]);
  expect((await guru.createBucket('guru')).error).toMatchObject({
    statusCode: '403',
    message: 'new row violates row-level security policy',
  });
  expect((await guru.deleteBucket('gambar')).error).toMatchObject({ statusCode: '404' });
});

test('what projects switch on by themselves is not available, and says so', async () => {
  const vectors = await storage().vectors.createBucket('v');
  expect(vectors.error).toMatchObject({ name: 'StorageVectorsApiError', statusCode: '409' });
  expect((await storage().analytics.createBucket('a')).error).toMatchObject({ code: 'FeatureNotEnabled' });
  expect((await storage().analytics.listBuckets()).error).toMatchObject({ code: 'FeatureNotEnabled' });
});
