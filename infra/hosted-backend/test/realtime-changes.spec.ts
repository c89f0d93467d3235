import type { RealtimeChannel, RealtimeClient, SupabaseClient } from '@supabase/supabase-js';
import { type HostedBackend, startHostedBackend } from '../src/index.ts';
import { Heard, realtimeOf, subscribed } from './support/realtime-of.ts';
import { sessionOf } from './support/session-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let other: HostedBackend;
let aminah: SupabaseClient;
let badrul: SupabaseClient;
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
  const { databaseUrl, dataDir } = backend;
  other = await startHostedBackend({ port: 0, databaseUrl, dataDir, passwordCost: 4 });
  await backend.addUser('aminah@aba1001.test');
  await backend.addUser('badrul@bbb2002.test');
  aminah = await backend.signedIn('aminah@aba1001.test');
  badrul = await backend.signedIn('badrul@bbb2002.test');
  // Declared as for the real server; each person sees the own rows.
  await backend.sql.query(`
    create table public.notis (id int primary key, milik text, tajuk text, bilangan int, rahsia text);
    alter table public.notis enable row level security;
    create policy own on public.notis for select to authenticated using (milik = auth.email());
    grant select (id, milik, tajuk, bilangan) on public.notis to authenticated;
    create table public.awam (id int primary key, tajuk text);
    alter table public.awam replica identity full;
    grant select on public.awam to anon, authenticated;
    create table public.senyap (id int primary key);
    grant select on public.senyap to authenticated;
    alter publication supabase_realtime add table public.notis, public.awam`);
});
afterEach(async () => {
  await Promise.all([aminah, badrul].map((person) => person.removeAllChannels()));
  await Promise.all(
    clients.splice(0).map(async (client) => {
      await client.removeAllChannels();
      await client.disconnect();
    }),
  );
  await backend.sql.query('delete from public.notis; delete from public.awam');
});
afterAll(async () => {
  await Promise.all([aminah, badrul].map((person) => person.realtime.disconnect()));
  await other.close();
  await backend.end();
});

type Told = { eventType: string; new: object; old: object };
type Watch = { table: string; event?: '*'; filter?: string; select?: string[] };

async function watch(
  person: { channel(name: string): RealtimeChannel },
  asked: Watch,
  hear: (told: Told) => void = () => undefined,
) {
  const heard = new Heard<Told>();
  const channel = person.channel(`perubahan-${clients.length}-${Math.random()}`);
  channel.on('postgres_changes', { event: '*', schema: 'public', ...asked }, (told) => {
    const one = { eventType: told.eventType, new: told.new, old: told.old };
    heard.add(one);
    hear(one);
  });
  await subscribed(channel);
  return heard;
}

const insert = (id: number, milik: string, tajuk = 'Salam', bilangan = 1) =>
  backend.sql.query('insert into public.notis values ($1, $2, $3, $4, $5)', [
    id,
    milik,
    tajuk,
    bilangan,
    'x',
  ]);

const mine = 'aminah@aba1001.test';

test('who may see a row is told when it comes, changes and goes; columns and rows of others stay hidden', async () => {
  const [byAminah, byBadrul] = [
    await watch(aminah, { table: 'notis' }),
    await watch(badrul, { table: 'notis' }),
  ];
  await insert(1, mine);
  await backend.sql.query(`update public.notis set tajuk = 'Baharu' where id = 1`);
  await insert(2, 'badrul@bbb2002.test');
  await byBadrul.first(1);
  await backend.sql.query('delete from public.notis where id = 1');
  expect(await byAminah.first(3)).toEqual([
    // What is told is what was noted, of a row that can be seen now.
    { eventType: 'INSERT', new: { id: 1, milik: mine, tajuk: 'Salam', bilangan: 1 }, old: {} },
    { eventType: 'UPDATE', new: { id: 1, milik: mine, tajuk: 'Baharu', bilangan: 1 }, old: { id: 1 } },
    { eventType: 'DELETE', new: {}, old: { id: 1 } },
  ]);
  expect(byBadrul.all.filter(({ eventType }) => eventType !== 'DELETE')).toHaveLength(1);
});

/** Of the rows of the test before it a last word, that they went, may still come. */
async function watchArrivals(person: Parameters<typeof watch>[0], asked: Watch) {
  const arrived = new Heard<object>();
  await watch(person, asked, (told) => told.eventType === 'INSERT' && arrived.add(told.new));
  return arrived;
}

test.each([
  ['tajuk=eq.Salam', [1]],
  ['tajuk=neq.Salam', [2, 3]],
  ['bilangan=gt.5', [2, 3]],
  ['bilangan=gte.6,bilangan=lt.9', [2]],
  ['bilangan=lte.1', [1]],
  ['tajuk=in.(Salam,"Satu, dua")', [1, 3]],
  ['tajuk=not.in.(Salam)', [2, 3]],
  ['tajuk=like.S%', [1, 3]],
  ['tajuk=imatch.^k', [2]],
  ['tajuk=is.null', []],
  ['tajuk=isdistinct.Salam', [2, 3]],
])('the filter %s is kept to', async (filter, ids) => {
  const heard = await watchArrivals(aminah, { table: 'notis', filter });
  const all = await watchArrivals(aminah, { table: 'notis' });
  await insert(1, mine, 'Salam', 1);
  await insert(2, mine, 'Khabar', 6);
  await insert(3, mine, 'Satu, dua', 9);
  await all.first(3);
  await heard.first(ids.length);
  expect(heard.all).toEqual(ids.map((id) => expect.objectContaining({ id })));
});

test('a deleted row is filtered by no more than is told of it', async () => {
  await insert(1, 'badrul@bbb2002.test', 'Rahsia');
  const prying = await watch(aminah, { table: 'notis', filter: 'tajuk=eq.Rahsia' });
  const plain = await watch(aminah, { table: 'notis', filter: 'id=eq.1' });
  await backend.sql.query('delete from public.notis where id = 1');
  expect(await plain.first(1)).toEqual([{ eventType: 'DELETE', new: {}, old: { id: 1 } }]);
  expect(prying.all).toEqual([]);
});

test('a large row reaches listeners on both servers, with chosen columns only where it is asked so', async () => {
  const far = realtimeOf(other);
  clients.push(far);
  await far.setAuth((await sessionOf(aminah)).access_token);
  const there = await watch(far, { table: 'notis' });
  const here = await watch(aminah, { table: 'notis', select: ['id'] });
  const tajuk = 'b'.repeat(50_000);
  await insert(1, mine, tajuk);
  expect((await there.first(1))[0]?.new).toEqual({ id: 1, milik: mine, tajuk, bilangan: 1 });
  expect((await here.first(1))[0]?.new).toEqual({ id: 1 });
});

test('a table that hides no rows may tell the former ones', async () => {
  const anybody = realtimeOf(backend);
  clients.push(anybody);
  const heard = await watch(anybody, { table: 'awam' });
  await backend.sql.query(`insert into public.awam values (1, 'Lama')`);
  await backend.sql.query(`update public.awam set tajuk = 'Baru'`);
  expect((await heard.first(2))[1]?.old).toEqual({ id: 1, tajuk: 'Lama' });
});

test('what is rolled back is not told', async () => {
  const heard = await watch(aminah, { table: 'notis' });
  await backend.sql.query(`begin; insert into public.notis values (8, '${mine}', 'Batal', 1, 'x'); rollback`);
  await insert(9, mine);
  expect((await heard.first(1))[0]?.new).toMatchObject({ id: 9 });
});

test.each([
  ['a table that is not declared', { table: 'senyap' }],
  ['a filter that makes no sense', { table: 'notis', filter: 'tajuk=hampir.a' }],
  ['a value that is none of its column', { table: 'notis', filter: 'bilangan=eq.banyak' }],
  ['a column that the caller may not read', { table: 'notis', filter: 'rahsia=eq.x' }],
])('%s is refused', async (_name, asked) => {
  const options = { config: { postgres_changes_options: { wait: true } } };
  const channel = aminah.channel('ditolak', options);
  channel.on('postgres_changes', { event: '*', schema: 'public', ...asked }, () => {});
  await expect(subscribed(channel)).rejects.toThrow(/Unable to subscribe to changes|Error parsing filter/);
});

test('who does not wait is joined first and told of the refusal after', async () => {
  const channel = aminah.channel('lewat');
  const heard = new Heard<string>();
  channel.on('postgres_changes', { event: '*', schema: 'public', table: 'senyap' }, () => {});
  channel.on('system', {}, ({ extension, status }) => heard.add(`${extension}: ${status}`));
  await subscribed(channel);
  expect(await heard.first(1)).toEqual(['postgres_changes: error']);
});

test('a binding that comes back as another is an error', async () => {
  const twisted = realtimeOf(backend, {
    // On its way the client's binding becomes another.
    encode: ({ join_ref, ref, topic, event, payload }, done) =>
      done(
        JSON.stringify([join_ref, ref, topic, event, payload]).replace('"table":"awam"', '"table":"notis"'),
      ),
  });
  clients.push(twisted);
  const channel = twisted.channel('silang');
  const heard = new Heard<string>();
  channel.on('postgres_changes', { event: '*', schema: 'public', table: 'awam' }, () => {});
  channel.subscribe((status, error) => heard.add(error?.message ?? status));
  expect(await heard.first(2)).toContain('mismatch between server and client bindings for postgres changes');
});
