import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { endSlowRequests } from './end-slow-requests.js';

let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true });
  server.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  endSlowRequests(server, { bodies: 100, forms: 400, afterReply: 50 });
  server.post('/', async () => 'taken');
  server.post('/form', async ({ body }) => text(body as Readable));
  server.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.code(401).send('no') },
    async () => 'never',
  );
  server.get('/stream', (_request, reply) => reply.send(Readable.from(slowly())));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function* slowly() {
  for (const part of ['first ', 'second ', 'third']) {
    await after(100);
    yield part;
  }
}

/** Sends the parts, each after its pause; all that is answered until the connection ends. */
async function talk(parts: readonly (string | number)[]): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const heard: string[] = [];
  socket.on('data', (bytes) => heard.push(bytes.toString())).on('error', () => {});
  const ended = new Promise((resolve) => socket.once('close', resolve));
  for (const part of parts) {
    if (typeof part === 'number') await after(part);
    else socket.write(part);
  }
  await ended;
  return heard.join('');
}

const head = (line: string, ...headers: string[]) => `${[line, 'host: x', ...headers].join('\r\n')}\r\n\r\n`;
const post = (path: string, type: string, length: number) =>
  head(`POST ${path} HTTP/1.1`, `content-type: ${type}`, `content-length: ${length}`, 'connection: close');

it('A body that stays half is answered with 408, and its connection ends', async () => {
  const heard = await talk([post('/', 'application/json', 20), '{"a":']);
  expect(heard).toContain('408 Request Timeout');
  expect(heard).toContain('REQUEST_TIMEOUT');
});

it('A body in pieces without a length is no exception', async () => {
  const headers = ['content-type: application/json', 'transfer-encoding: chunked'];
  expect(await talk([head('POST / HTTP/1.1', ...headers), '5\r\n{"a":\r\n'])).toContain('408');
});

it('A body that comes in time is taken', async () => {
  expect(await talk([post('/', 'application/json', 7), '{"a":', 30, '1}'])).toContain('taken');
});

it('A file may take longer than other bodies', async () => {
  const heard = await talk([post('/form', 'multipart/form-data; boundary=x', 4), 'ab', 200, 'cd']);
  expect(heard).toContain('abcd');
});

it('One that is refused before its body came is not kept', async () => {
  const held = head('POST /refused HTTP/1.1', 'content-type: application/json', 'content-length: 9');
  expect(await talk([held, '{'])).toContain('401');
});

it('A stream of events goes on', async () => {
  expect(await talk([head('GET /stream HTTP/1.1', 'connection: close')])).toContain('third');
});
