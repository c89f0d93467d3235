import { randomUUID } from 'node:crypto';
import { newBucket } from './support/storage-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let bucket: string;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());
beforeEach(async () => {
  bucket = await newBucket(backend);
});

const files = () => backend.admin.storage.from(bucket);
const uploadAll = async (...names: string[]) => {
  for (const name of names) await files().upload(name, name);
};
type ListOptions = Parameters<ReturnType<typeof files>['list']>[1];
const list = async (folder?: string, options?: ListOptions) => (await files().list(folder, options)).data;
const names = async (folder?: string, options?: ListOptions) =>
  (await list(folder, options))?.map(({ name }) => name);

/** Rows as a hundred uploads a second would leave them. */
const insertMany = (count: number) =>
  backend.sql.query(
    `insert into storage.objects (bucket_id, name, version, metadata, created_at)
     select $1, 'banyak/fail-' || lpad(i::text, 5, '0') || '.txt', $2, '{"size": 1}',
            now() - i * interval '1 microsecond'
     from generate_series(1, $3::int) i`,
    [bucket, randomUUID(), count],
  );

test('files and folders stand in the order of their names, folders without an id', async () => {
  await uploadAll('b.txt', 'a/1.txt', 'a/2/3.txt', 'c.txt', 'B.txt');
  expect(await list()).toEqual([
    expect.objectContaining({ name: 'B.txt' }),
    {
      name: 'a',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    },
    expect.objectContaining({
      name: 'b.txt',
      id: expect.any(String),
      created_at: expect.any(String),
      metadata: expect.objectContaining({ size: 5, mimetype: 'text/plain;charset=UTF-8' }),
    }),
    expect.objectContaining({ name: 'c.txt' }),
  ]);
  expect(await names('a')).toEqual(['1.txt', '2']);
  expect(await names('a/')).toEqual(['1.txt', '2']);
  expect(await names('a/2')).toEqual(['3.txt']);
  expect(await names('tiada')).toEqual([]);
});

test('a search finds what begins so, and takes its signs for themselves', async () => {
  await uploadAll('kelas_1.txt', 'kelasX1.txt', 'Kelas_2.txt', 'murid.txt');
  expect(await names('', { search: 'kelas_' })).toEqual(['Kelas_2.txt', 'kelas_1.txt']);
});

test('a list can stand in another order', async () => {
  await uploadAll('b.txt', 'c.txt', 'a.txt');
  expect(await names('', { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
    'a.txt',
    'c.txt',
    'b.txt',
  ]);
  expect(await names('', { sortBy: { order: 'desc' } })).toEqual(['c.txt', 'b.txt', 'a.txt']);
  expect((await files().list('', { sortBy: { column: 'owner' } })).error).toMatchObject({
    statusCode: '400',
  });
});

test('a hundred come unless more are asked for, the first first', async () => {
  await insertMany(150);
  const first = await names('banyak');
  expect(first).toHaveLength(100);
  expect(first?.[0]).toBe('fail-00001.txt');
  expect(await names('banyak', { offset: 100 })).toHaveLength(50);
});

test('10,000 objects are listed by page, each once', async () => {
  await insertMany(10_000);
  const found: string[] = [];
  for (let offset = 0; ; offset += 1000) {
    const page = (await names('banyak', { limit: 1000, offset })) ?? [];
    found.push(...page);
    if (page.length < 1000) break;
  }
  expect(found).toHaveLength(10_000);
  expect(new Set(found).size).toBe(10_000);
});

describe('by cursor', () => {
  type PageOptions = NonNullable<Parameters<ReturnType<typeof files>['listV2']>[0]>;

  async function pages(options: PageOptions) {
    const found: string[][] = [];
    for (let cursor: string | undefined; ; ) {
      const { data, error } = await files().listV2({ ...options, ...(cursor && { cursor }) });
      if (error) throw error;
      found.push([...data.folders, ...data.objects].map(({ name }) => name));
      if (!data.hasNext) return found;
      cursor = data.nextCursor;
    }
  }

  test('all that begins so is listed with its whole name', async () => {
    await uploadAll('testpath/a.txt', 'testpath/b/c.txt', 'testlain.txt');
    expect((await files().listV2({ prefix: 'testpath' })).data).toEqual({
      hasNext: false,
      folders: [],
      objects: [
        expect.objectContaining({ name: 'testpath/a.txt', key: 'testpath/a.txt', id: expect.any(String) }),
        expect.objectContaining({ name: 'testpath/b/c.txt' }),
      ],
    });
  });

  test('with a delimiter folders stand for what is in them', async () => {
    await uploadAll('testpath/a.txt', 'testpath/b/c.txt', 'z.txt');
    expect((await files().listV2({ with_delimiter: true })).data).toMatchObject({
      folders: [{ key: 'testpath', name: 'testpath/' }],
      objects: [{ name: 'z.txt' }],
    });
    expect((await files().listV2({ with_delimiter: true, prefix: 'testpath/' })).data).toMatchObject({
      folders: [{ key: 'testpath/b', name: 'testpath/b/' }],
      objects: [{ name: 'testpath/a.txt' }],
    });
  });

  test('pages follow each other in every order', async () => {
    const made = ['zz', 'bb', 'xx', 'ww', 'cc', 'aa', 'yy', 'oo'];
    await uploadAll(...made.map((suffix) => `f/${suffix}`));
    const inOrder = async (sortBy?: PageOptions['sortBy']) => {
      const found = await pages({ prefix: 'f/', with_delimiter: true, limit: 2, ...(sortBy && { sortBy }) });
      expect(found.map((page) => page.length)).toEqual([2, 2, 2, 2]);
      return found.flat().map((name) => name.slice(2));
    };
    expect(await inOrder()).toEqual(made.toSorted());
    expect(await inOrder({ column: 'name', order: 'desc' })).toEqual(made.toSorted().reverse());
    expect(await inOrder({ column: 'created_at', order: 'asc' })).toEqual(made);
    expect(await inOrder({ column: 'created_at', order: 'desc' })).toEqual(made.toReversed());
  });

  test('10,000 objects come by pages, each once, although a microsecond parts them', async () => {
    await insertMany(10_000);
    for (const sortBy of [undefined, { column: 'created_at' } as const]) {
      const found = (await pages({ prefix: 'banyak/', ...(sortBy && { sortBy }) })).flat();
      expect(new Set(found).size).toBe(10_000);
      expect(found).toHaveLength(10_000);
    }
  });

  test.each(['bukan kursor', 'W10', 'WyJ4IiwyXQ', 'eyJhIjoxfQ', 'WyJidWthbiBtYXNhIiwieCJd'])(
    '%s is no cursor',
    async (cursor) => {
      const sortBy = { column: 'created_at' } as const;
      expect((await files().listV2({ cursor, sortBy })).error).toMatchObject({ statusCode: '400' });
    },
  );
});
