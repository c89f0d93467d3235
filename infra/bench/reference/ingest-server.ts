import { createHmac, timingSafeEqual } from 'node:crypto';
import { fastify } from 'fastify';
import { CONCURRENCY } from '../lanes.ts';
import { openLane, takeOne } from './ingest-lane.ts';

const secret = String(process.env.SIMULATED_BANK_SECRET);
const lanes = await Promise.all(Array.from({ length: CONCURRENCY }, openLane));
const server = fastify();
server.removeAllContentTypeParsers();
server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

/** The least that takes a signed event over HTTP: its signature compared, then what the bare driver does. */
server.post<{ Body: Buffer; Headers: Record<string, string> }>(
  '/api/webhooks/simulated',
  async ({ body, headers }, reply) => {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const right = createHmac('sha256', secret).update(signed).digest();
    const given = Buffer.from(String(headers['webhook-signature']).slice('v1,'.length), 'base64');
    if (given.length !== right.length || !timingSafeEqual(given, right)) return reply.status(400).send();
    // Ten connections wait for their replies, so one is always free.
    const lane = lanes.pop();
    if (!lane) return reply.status(503).send();
    await takeOne(lane, body, JSON.stringify(headers));
    lanes.push(lane);
    return { received: true };
  },
);

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
