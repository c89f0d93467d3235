import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';
import { type HostedBackend, startHostedBackend } from '../src/index.ts';
import { Heard, realtimeOf, subscribed } from './support/realtime-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let other: HostedBackend;
let clients: RealtimeClient[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
  const { databaseUrl, dataDir } = backend;
  other = await startHostedBackend({ port: 0, databaseUrl, dataDir, publicChannels: 'anybody' });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
});
afterAll(async () => {
  await other.close();
  await backend.end();
});

/** Somebody on a topic, and the keys that they see change. */
async function person(topic: string, key: string, at: HostedBackend = backend) {
  const client = realtimeOf(at);
  clients = [...clients, client];
  const channel = client.channel(topic, { config: { presence: { key } } });
  const heard = new Heard<string>();
  channel.on('presence', { event: 'join' }, (change) => heard.add(`+${change.key}`));
  channel.on('presence', { event: 'leave' }, (change) => heard.add(`-${change.key}`));
  await subscribed(channel);
  return { channel, heard };
}

const presentOn = (channel: RealtimeChannel) =>
  Object.entries(channel.presenceState<{ nama: string }>()).map(([key, list]) => [
    key,
    ...list.map(({ nama }) => nama),
  ]);

test('each sees who comes, changes and goes', async () => {
  const aminah = await person('rph', 'aminah');
  expect(await aminah.channel.track({ nama: 'Aminah' })).toBe('ok');
  const badrul = await person('rph', 'badrul');
  await badrul.heard.first(1);
  expect(presentOn(badrul.channel)).toEqual([['aminah', 'Aminah']]);

  await badrul.channel.track({ nama: 'Badrul' });
  await aminah.heard.first(2);
  expect(presentOn(aminah.channel)).toEqual([
    ['aminah', 'Aminah'],
    ['badrul', 'Badrul'],
  ]);
  await badrul.channel.track({ nama: 'Badrul bin Ali' });
  await aminah.heard.first(4);
  expect(presentOn(aminah.channel)).toContainEqual(['badrul', 'Badrul bin Ali']);

  expect(await badrul.channel.untrack()).toBe('ok');
  expect((await aminah.heard.first(5)).at(-1)).toBe('-badrul');
  expect(presentOn(aminah.channel)).toEqual([['aminah', 'Aminah']]);
});

test('a key holds everybody who shares it', async () => {
  const one = await person('kongsi', 'guru');
  const two = await person('kongsi', 'guru');
  await one.channel.track({ nama: 'Telefon' });
  await two.channel.track({ nama: 'Komputer' });
  await one.heard.first(2);
  expect(presentOn(one.channel)).toEqual([['guru', 'Telefon', 'Komputer']]);
});

test('who loses the connection has gone', async () => {
  const stays = await person('putus', 'kekal');
  const goes = await person('putus', 'hilang');
  await goes.channel.track({ nama: 'Hilang' });
  await stays.heard.first(1);
  await goes.channel.socket.disconnect();
  expect(await stays.heard.first(2)).toEqual(['+hilang', '-hilang']);
});

test('people on two servers see each other, whoever came first', async () => {
  const here = await person('jauh', 'sini');
  await here.channel.track({ nama: 'Sini' });
  const there = await person('jauh', 'sana', other);
  await there.heard.first(1);
  expect(presentOn(there.channel)).toEqual([['sini', 'Sini']]);
  await there.channel.track({ nama: 'Sana' });
  await here.heard.first(2);
  expect(presentOn(here.channel)).toContainEqual(['sana', 'Sana']);
});

test('a server that comes later learns who is there, and one that ends takes its people along', async () => {
  const here = await person('lewat', 'sini');
  await here.channel.track({ nama: 'Sini' });
  const { databaseUrl, dataDir } = backend;
  const late = await startHostedBackend({ port: 0, databaseUrl, dataDir, publicChannels: 'anybody' });
  const there = await person('lewat', 'lewat', late);
  await there.heard.first(1);
  await there.channel.track({ nama: 'Lewat' });
  await here.heard.first(2);
  await late.close();
  expect((await here.heard.first(3)).at(-1)).toBe('-lewat');
});
