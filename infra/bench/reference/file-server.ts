import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fastify } from 'fastify';

type Named = { Params: { name: string } };

const folder = await mkdtemp(join(String(process.env.DATA_DIR), 'reference-files-'));
const server = fastify();
server.removeAllContentTypeParsers();
server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

/** The least that keeps a file: on the disk, as ours is, before the reply. */
server.post<Named & { Body: IncomingMessage }>('/:name', async ({ params, body }) => {
  await pipeline(body, createWriteStream(join(folder, params.name), { flush: true }));
  return { name: params.name };
});

server.get<Named>('/:name', async ({ params }, reply) => {
  const file = join(folder, params.name);
  const { size } = await stat(file);
  return reply.header('content-length', size).type('application/octet-stream').send(createReadStream(file));
});

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
