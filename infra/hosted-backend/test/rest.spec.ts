import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const jwtSecret = 'rahsia-yang-cukup-panjang-untuk-ujian-ini';
let backend: TestBackend;
let guru: SupabaseClient;
let other: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend({
    jwtSecret,
    restViews: ['laporan.kelas', 'laporan.lain', 'laporan.hilang'],
  });
  await backend.addUser('guru@data.test');
  await backend.addUser('lain@data.test');
  guru = await backend.signedIn('guru@data.test');
  other = await backend.signedIn('lain@data.test');
  await makeViews();
});
afterAll(() => backend.end());

/** Two schools, of which each person sees one, as a security-barrier view over the claims tells. */
async function makeViews() {
  await backend.sql.query(`
    create schema laporan;
    grant usage on schema laporan to anon, authenticated;
    create table laporan.isi (pemilik text, nama text, tahun int, pada date, catatan text, aktif boolean);
    insert into laporan.isi values
      ('guru@data.test', '1 Amanah', 1, '2026-01-05', null, true),
      ('guru@data.test', '2 Bestari', 2, '2026-02-05', 'a, b (c)', false),
      ('guru@data.test', '3 Cekal', 3, '2026-03-05', '50%', null),
      ('lain@data.test', '9 Rahsia', 9, '2026-01-05', null, true);
    create view laporan.kelas with (security_barrier) as
      select nama, tahun, pada, catatan, aktif from laporan.isi where pemilik = auth.email();
    create view laporan.lain as select 1 as satu;
    create view laporan.rahsia as select * from laporan.isi;
    grant select on laporan.kelas, laporan.rahsia to authenticated`);
}

const kelas = (client = guru) => client.schema('laporan').from('kelas');

test('rows are read with the rights of the caller: another school is invisible', async () => {
  const { data, error } = await kelas().select();
  expect(error).toBeNull();
  expect(data?.map(({ nama }) => nama)).toEqual(['1 Amanah', '2 Bestari', '3 Cekal']);
  expect((await kelas(other).select('nama')).data).toEqual([{ nama: '9 Rahsia' }]);
  expect((await kelas().select().eq('nama', '9 Rahsia')).data).toEqual([]);
});

test('columns are chosen and renamed', async () => {
  const { data } = await kelas().select('kelas:nama,tahun').eq('tahun', 1);
  expect(data).toEqual([{ kelas: '1 Amanah', tahun: 1 }]);
});

const names = async (query: PromiseLike<{ data: { nama: string }[] | null }>) =>
  ((await query).data ?? []).map(({ nama }) => nama.charAt(0)).join('');

test('every filter selects what it says', async () => {
  const all = () => kelas().select('nama').order('nama');
  expect(await names(all().eq('tahun', 2))).toBe('2');
  expect(await names(all().neq('tahun', 2))).toBe('13');
  expect(await names(all().gt('tahun', 1))).toBe('23');
  expect(await names(all().gte('pada', '2026-02-05').lte('pada', '2026-02-28'))).toBe('2');
  expect(await names(all().lt('tahun', 2))).toBe('1');
  expect(await names(all().like('nama', '%Am%'))).toBe('1');
  expect(await names(all().ilike('nama', '*BESTARI'))).toBe('2');
  expect(await names(all().in('tahun', [1, 3]))).toBe('13');
  expect(await names(all().in('catatan', ['a, b (c)', '50%']))).toBe('23');
  expect(await names(all().in('tahun', []))).toBe('');
  expect(await names(all().is('catatan', null))).toBe('1');
  expect(await names(all().is('aktif', true))).toBe('1');
  expect(await names(all().not('catatan', 'is', null))).toBe('23');
  expect(await names(all().not('tahun', 'in', '(1,2)'))).toBe('3');
});

test('rows come in order, with nulls where they are asked', async () => {
  const by = (options: object) =>
    names(kelas().select('nama,catatan').order('catatan', options).order('nama'));
  expect(await by({ ascending: true })).toBe('321');
  expect(await by({ ascending: true, nullsFirst: true })).toBe('132');
  expect(await by({ ascending: false })).toBe('123');
  expect(await by({ ascending: false, nullsFirst: false })).toBe('231');
});

test('a page tells how many there are in all', async () => {
  const page = await kelas().select('tahun', { count: 'exact' }).order('tahun').range(1, 1);
  expect(page).toMatchObject({ data: [{ tahun: 2 }], count: 3, status: 206 });
  const whole = await kelas().select('tahun', { count: 'exact' }).limit(10);
  expect(whole).toMatchObject({ count: 3, status: 200 });
  const head = await kelas().select('*', { count: 'exact', head: true }).gt('tahun', 1);
  expect(head).toMatchObject({ count: 2, data: null });
  const beyond = await kelas().select('*', { count: 'exact' }).range(10, 20);
  expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
});

test('one row is one row', async () => {
  expect((await kelas().select('tahun').eq('tahun', 1).single()).data).toEqual({ tahun: 1 });
  expect((await kelas().select('tahun').eq('tahun', 7).maybeSingle()).data).toBeNull();
  for (const [tahun, count] of [
    [0, 3],
    [3, 0],
  ] as const) {
    const { error, status } = await kelas().select('tahun').gt('tahun', tahun).single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: `The result contains ${count} rows` });
  }
});

test('a view that is not declared is not there, whoever may read it', async () => {
  const { error, status } = await guru.schema('laporan').from('rahsia').select();
  expect(status).toBe(404);
  expect(error).toMatchObject({ code: 'PGRST205', details: null, hint: null });
  expect((await guru.schema('auth').from('users').select()).error).toMatchObject({ code: 'PGRST106' });
  expect((await guru.from('kelas').select()).error).toMatchObject({ code: 'PGRST106' });
});

test('a function that is called is not there, in the words of the real server', async () => {
  const call = await guru.schema('laporan').rpc('kira', { tahun: 1, kelas: 'a' });
  expect(call).toMatchObject({
    status: 404,
    error: {
      code: 'PGRST202',
      message: 'Could not find the function laporan.kira(kelas, tahun) in the schema cache',
      details:
        'Searched for the function laporan.kira with parameters kelas, tahun or with a single unnamed json/jsonb ' +
        'parameter, but no matches were found in the schema cache.',
      hint: null,
    },
  });
  const bare = await guru.schema('laporan').rpc('kira', {}, { get: true });
  expect(bare).toMatchObject({
    status: 404,
    error: {
      code: 'PGRST202',
      message: 'Could not find the function laporan.kira without parameters in the schema cache',
    },
  });
  const elsewhere = await guru.rpc('kira');
  expect(elsewhere).toMatchObject({ status: 406, error: { code: 'PGRST106' } });
});

test.each(['a/b', 'rpc/a/b'])(
  'the address %j leads nowhere, and says so as the client reads it',
  async (path) => {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
      details: null,
      hint: null,
    });
  },
);

test('by default nothing is declared', async () => {
  const bare = await startTestBackend();
  const { error } = await bare.browser().from('kelas').select();
  expect(error).toMatchObject({ code: 'PGRST205' });
  await bare.end();
});

test('who is not signed in reads nothing, and nobody writes', async () => {
  const anonymous = await kelas(backend.browser()).select();
  expect(anonymous).toMatchObject({ status: 401, error: { code: '42501' } });
  const unpermitted = await guru.schema('laporan').from('lain').select();
  expect(unpermitted).toMatchObject({ status: 403, error: { code: '42501' } });
  expect(await kelas().insert({ nama: 'x' })).toMatchObject({ status: 403, error: { code: '42501' } });
  expect(await kelas().delete().eq('tahun', 1)).toMatchObject({ status: 403 });
});

test.each([
  ['an unknown column', 'select=tiada', 400, '42703'],
  ['a filter of an unknown column', 'tiada=eq.1', 400, '42703'],
  ['a value of the wrong type', 'tahun=eq.satu', 400, '22P02'],
  ['a list of the wrong type', 'tahun=in.(satu)', 400, '22P02'],
  ['a pattern against a number', 'tahun=like.1*', 404, '42883'],
  ['an unknown operator', 'tahun=zz.1', 400, 'PGRST100'],
  ['no operator', 'tahun=1', 400, 'PGRST100'],
  ['a list that does not end', 'nama=in.("a', 400, 'PGRST100'],
  ['an embedded table', 'select=nama,guru(*)', 400, 'PGRST100'],
  ['a statement in a column', 'select=nama;drop table laporan.isi', 400, 'PGRST100'],
  ['a statement in a name', 'na"me=eq.1', 400, 'PGRST100'],
  ['a statement in the order', 'order=nama desc; drop', 400, 'PGRST100'],
  ['a limit that is none', 'limit=-1', 400, 'PGRST100'],
  ['an alternative', 'or=(tahun.eq.1,tahun.eq.2)', 400, 'PGRST100'],
  ['NUL', 'nama=eq.%00', 400, 'PGRST100'],
])('%s is answered as postgrest-js expects', async (_name, query, status, code) => {
  const { data } = await guru.auth.getSession();
  const response = await fetch(`${backend.url}/rest/v1/kelas?${query}`, {
    headers: { authorization: `Bearer ${data.session?.access_token}`, apikey: backend.publishableKey },
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, message: expect.any(String) });
});

test('a view that is declared and missing is not found', async () => {
  expect(await guru.schema('laporan').from('hilang').select()).toMatchObject({ status: 404 });
});

test('an expired and a forged token are refused', async () => {
  const sign = (claims: object, secret: string) =>
    new SignJWT({ role: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${backend.url}/rest/v1/kelas`, { headers });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const expired = await ask(await sign({ exp: 1 }, jwtSecret));
  expect(expired).toMatchObject({ status: 401, code: 'PGRST301', message: 'JWT expired' });
  expect(await ask(await sign({}, 'lain'))).toMatchObject({ status: 401, code: 'PGRST301' });
  expect(await ask(await sign({ role: 'postgres' }, jwtSecret))).toMatchObject({ status: 401 });
  expect(await fetch(`${backend.url}/rest/v1/kelas`)).toMatchObject({ status: 401 });
});

test('only JSON is made', async () => {
  expect(await kelas().select().csv()).toMatchObject({ status: 406, error: { code: 'PGRST107' } });
});

test('a page of another origin reads, with the count', async () => {
  const { headers } = await fetch(`${backend.url}/rest/v1/kelas`, { headers: { origin: 'http://a.test' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('content-range');
});
