import type { RealtimeClient } from '@supabase/supabase-js';
import { type HostedBackend, startHostedBackend } from '../src/index.ts';
import { broadcastsOn, realtimeOf, subscribed } from './support/realtime-of.ts';
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

function client(at: HostedBackend = backend, vsn = '2.0.0'): RealtimeClient {
  const made = realtimeOf(at, { vsn });
  clients = [...clients, made];
  return made;
}

const post = (body: string, apikey: string) =>
  fetch(`${backend.url}/realtime/v1/api/broadcast`, { method: 'POST', headers: { apikey }, body });

const acknowledged = { config: { broadcast: { ack: true } } };
const said = (event: string, payload: unknown) => ({ type: 'broadcast' as const, event, payload });

test('a broadcast is acknowledged and reaches the others, not its sender', async () => {
  const speaker = client().channel('bilik', acknowledged);
  const listener = client().channel('bilik');
  const [own, heard] = [broadcastsOn(speaker), broadcastsOn(listener)];
  await subscribed(listener);
  await subscribed(speaker);
  expect(await speaker.send(said('salam', { teks: 'Apa khabar 😀' }))).toBe('ok');
  expect(await heard.first(1)).toEqual([said('salam', { teks: 'Apa khabar 😀' })]);
  expect(own.all).toEqual([]);
});

test('a sender who asks for it hears itself, in order', async () => {
  const channel = client().channel('diri', { config: { broadcast: { self: true, ack: true } } });
  const heard = broadcastsOn(channel);
  await subscribed(channel);
  for (const nombor of [1, 2, 3]) void channel.send(said('kira', { nombor }));
  expect(await heard.first(3)).toEqual([1, 2, 3].map((nombor) => said('kira', { nombor })));
});

test('bytes arrive as bytes', async () => {
  const speaker = client().channel('bait', acknowledged);
  const listener = client().channel('bait');
  const heard = broadcastsOn(listener);
  await subscribed(listener);
  await subscribed(speaker);
  await speaker.send(said('fail', new Uint8Array([0, 255, 7]).buffer));
  const [first] = await heard.first(1);
  expect([...new Uint8Array(first?.payload as ArrayBuffer)]).toEqual([0, 255, 7]);
});

test('clients of the older protocol hear and are heard', async () => {
  const older = client(backend, '1.0.0').channel('lama', acknowledged);
  const newer = client().channel('lama', acknowledged);
  const [byOlder, byNewer] = [broadcastsOn(older), broadcastsOn(newer)];
  await subscribed(older);
  await subscribed(newer);
  expect(await older.send(said('satu', { a: 1 }))).toBe('ok');
  expect(await newer.send(said('dua', { b: 2 }))).toBe('ok');
  expect(await byNewer.first(1)).toEqual([said('satu', { a: 1 })]);
  expect(await byOlder.first(1)).toEqual([said('dua', { b: 2 })]);
});

test('a broadcast over HTTP reaches the room without a socket', async () => {
  const listener = client().channel('http');
  const heard = broadcastsOn(listener);
  await subscribed(listener);
  const sender = client().channel('http');
  expect(await sender.httpSend('berita', { teks: 'satu' })).toEqual({ success: true });
  const messages = [{ topic: 'http', event: 'berita', payload: { teks: 'dua' } }];
  expect((await post(JSON.stringify({ messages }), backend.publishableKey)).status).toBe(202);
  expect(await heard.first(2)).toEqual([said('berita', { teks: 'satu' }), said('berita', { teks: 'dua' })]);
});

test.each([
  ['not JSON', '{', 422],
  ['no messages', '{}', 422],
  ['a message without a topic', '{"messages":[{"event":"a"}]}', 422],
  ['a topic beyond its length', `{"messages":[{"event":"a","topic":"${'a'.repeat(300)}"}]}`, 422],
])('over HTTP %s is refused', async (_name, body, status) => {
  expect((await post(body, backend.publishableKey)).status).toBe(status);
});

test('over HTTP nobody speaks without a key', async () => {
  expect((await post('{"messages":[{"topic":"a","event":"a"}]}', '')).status).toBe(401);
});

test('two servers on one database act as one, for large messages too and in order', async () => {
  const speaker = client(backend).channel('jauh', acknowledged);
  const listener = client(other).channel('jauh');
  const heard = broadcastsOn(listener);
  await subscribed(listener);
  await subscribed(speaker);
  const payloads = [{ teks: 'kecil' }, { teks: 'b'.repeat(100_000) }, { teks: 'akhir' }];
  for (const payload of payloads) await speaker.send(said('berita', payload));
  expect(await heard.first(3)).toEqual(payloads.map((payload) => said('berita', payload)));
});

test('who has left hears nothing more', async () => {
  const speaker = client().channel('pergi', acknowledged);
  const [leaver, stayer] = [client(), client()];
  const left = leaver.channel('pergi');
  const stayed = stayer.channel('pergi');
  const [byLeaver, byStayer] = [broadcastsOn(left), broadcastsOn(stayed)];
  for (const channel of [speaker, left, stayed]) await subscribed(channel);
  expect(await left.unsubscribe()).toBe('ok');
  await speaker.send(said('selepas', {}));
  await byStayer.first(1);
  expect(byLeaver.all).toEqual([]);
});
