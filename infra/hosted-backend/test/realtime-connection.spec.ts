import { createServer } from 'node:net';
import type { RealtimeClient } from '@supabase/supabase-js';
import { cuttableLine } from './support/cuttable-line.ts';
import { broadcastsOn, Heard, realtimeOf, subscribed } from './support/realtime-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
});
afterAll(() => backend.end());

function client(...given: Parameters<typeof realtimeOf>): RealtimeClient {
  const made = realtimeOf(...given);
  clients.push(made);
  return made;
}

const seconds = [1, 2, 5, 10];
const reconnectAfterMs = (tries: number) => (seconds[tries - 1] ?? 10) * 1000;

test('a lost connection is tried again after 1, 2, 5 and 10 s, then every 10 s', () => {
  const { reconnectAfterMs: schedule } = client(backend);
  expect([1, 2, 3, 4, 5, 6].map((tries) => schedule(tries))).toEqual(
    [1, 2, 3, 4, 5, 6].map(reconnectAfterMs),
  );
});

test('a dropped connection comes back by itself, joined, and hears again', async () => {
  const line = await cuttableLine(backend.url);
  const tries: number[] = [];
  const afterMs = (attempt: number) => {
    tries.push(attempt);
    // The first attempt finds the line still cut.
    if (attempt === 2) line.mend();
    return reconnectAfterMs(attempt);
  };
  const channel = client({ ...backend, url: line.url }, { reconnectAfterMs: afterMs }).channel('talian');
  const heard = broadcastsOn(channel);
  const states = new Heard<string>();
  channel.subscribe((status) => states.add(status));
  await states.first(1);
  line.cut();
  const all = await states.first(2);
  while (all.at(-1) !== 'SUBSCRIBED') await states.first(all.length + 1);
  expect(tries.slice(0, 2)).toEqual([1, 2]);
  const speaker = client(backend).channel('talian', { config: { broadcast: { ack: true } } });
  await subscribed(speaker);
  await speaker.send({ type: 'broadcast', event: 'kembali', payload: {} });
  expect((await heard.first(1))[0]?.event).toBe('kembali');
  await line.close();
});

test('a server that does not answer is a time-out', async () => {
  const sockets = new Set<{ destroy(): void }>();
  const silent = createServer((socket) => {
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const url = `http://127.0.0.1:${address.port}`;
  const channel = client({ ...backend, url }, { timeout: 300 }).channel('senyap');
  await expect(subscribed(channel)).rejects.toThrow('TIMED_OUT');
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('heartbeats are answered', async () => {
  const made = client(backend, { heartbeatIntervalMs: 50 });
  const beats = new Heard<string>();
  made.onHeartbeat((status) => beats.add(status));
  await subscribed(made.channel('nadi'));
  expect((await beats.first(4)).slice(0, 4)).toEqual(['sent', 'ok', 'sent', 'ok']);
});

/** What the server does with a socket of our own. */
function raw(query: string) {
  const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
  socket.binaryType = 'arraybuffer';
  const messages = new Heard<string>();
  socket.onmessage = ({ data }) => messages.add(String(data));
  const opened = new Promise((resolve) => {
    socket.onopen = () => resolve(true);
    socket.onerror = () => resolve(false);
  });
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });
  return { socket, messages, opened, closed };
}

const keyed = () => `apikey=${backend.publishableKey}&vsn=2.0.0`;

test.each(['apikey=sb_publishable_salah&vsn=2.0.0', 'vsn=2.0.0'])(
  'the door stays shut for %s',
  async (query) => {
    expect(await raw(query).opened).toBe(false);
  },
);

test('the door stays shut for another version of the protocol', async () => {
  expect(await raw(`apikey=${backend.publishableKey}&vsn=3.0.0`).opened).toBe(false);
});

test.each([
  ['text that is no frame', 'salam', 1007],
  ['a frame of the wrong form', '{"topic":"a"}', 1007],
  ['bytes that are no broadcast', new Uint8Array([9, 1, 2]), 1007],
  ['a broadcast cut short', new Uint8Array([3, 9, 9, 9, 9, 9, 1, 65]), 1007],
  ['a message beyond its size', 'a'.repeat(300_000), 1009],
])('%s ends the connection, not the server', async (_name, message, code) => {
  const { socket, opened, closed } = raw(keyed());
  await opened;
  socket.send(message);
  expect(await closed).toBe(code);
});

test('a flood of messages ends the connection', async () => {
  const { socket, opened, closed } = raw(keyed());
  await opened;
  for (let count = 0; count < 1000; count += 1) socket.send('[null,"1","phoenix","heartbeat",{}]');
  expect(await closed).toBe(1008);
});

test.each([
  [
    'a topic that is none',
    ['1', '1', 'realtime:', 'phx_join', {}],
    'TopicNameRequired: You must provide a topic name',
  ],
  ['a topic nobody joined', ['1', '1', 'realtime:a', 'presence', {}], 'unmatched topic'],
])('%s is answered with an error', async (_name, frame, reason) => {
  const { socket, messages, opened } = raw(keyed());
  await opened;
  socket.send(JSON.stringify(frame));
  const [reply = ''] = await messages.first(1);
  expect(JSON.parse(reply)[4]).toEqual({ status: 'error', response: { reason } });
  socket.close();
});

test('a socket holds a hundred channels and no more', async () => {
  const { socket, messages, opened } = raw(keyed());
  await opened;
  const config = { presence: { enabled: false } };
  for (let count = 0; count <= 100; count += 1) {
    socket.send(JSON.stringify([`${count}`, `${count}`, `realtime:bilik-${count}`, 'phx_join', { config }]));
  }
  const replies = (await messages.first(101)).map((text) => JSON.parse(text)[4]);
  expect(replies.filter(({ status }) => status === 'ok')).toHaveLength(100);
  expect(replies.at(-1)).toEqual({
    status: 'error',
    response: { reason: 'ChannelRateLimitReached: Too many channels' },
  });
  socket.close();
});

test('a second join of a topic takes the place of the first', async () => {
  const { socket, messages, opened } = raw(keyed());
  await opened;
  const config = { presence: { enabled: false } };
  for (const ref of ['1', '2']) {
    socket.send(JSON.stringify([ref, ref, 'realtime:sama', 'phx_join', { config }]));
  }
  const events = (await messages.first(3))
    .map((text) => JSON.parse(text))
    .map(([join, , , event]) => [join, event]);
  expect(events).toEqual([
    ['1', 'phx_reply'],
    ['1', 'phx_close'],
    ['2', 'phx_reply'],
  ]);
  socket.close();
});

test('a plain request is told to upgrade', async () => {
  const url = `${backend.url}/realtime/v1/websocket?apikey=${backend.publishableKey}`;
  expect((await fetch(url)).status).toBe(426);
});
