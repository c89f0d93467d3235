import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { QueueAdapterOptions } from '@bull-board/api/typings/app';
import { FastifyAdapter as BoardAdapter } from '@bull-board/fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import { ErrorFilter } from '../../../platform/http/error.filter.js';
import type { JobQueue } from '../../../platform/queue/job-queue.js';
import { EVENTS_QUEUE, eventOfJob } from '../../webhooks/index.js';
import { BOARD_PATH } from './board-cookie.js';

/** What bull-board can tell of a failure. */
const TOLD = [400, 403, 404, 405, 409] as const;

/** The pages of the queue dashboard as a server that listens nowhere: a request is handed to it by whoever admits it. */
export async function boardPages(queues: ReturnType<JobQueue['opened']>): Promise<FastifyInstance> {
  const adapter = new BoardAdapter().setBasePath(BOARD_PATH);
  createBullBoard({
    // Whole queues of either engine; the type names only what the product itself uses of them.
    queues: [...queues].map((queue) => new BullMQAdapter(queue as Queue, optionsOf(queue as Queue))),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Rekod Mengajar' } },
  });
  // Its own handler calls everything a 500 and tells the message of whatever failed.
  adapter.setErrorHandler((error) => {
    const { status, body } = new ErrorFilter().answer(error);
    const told = TOLD.find((known) => known === status) ?? (status < 500 ? 400 : 500);
    return { status: told, body: { ...body } };
  });
  const server: FastifyInstance = new FastifyAdapter().getInstance();
  server.addHook('onSend', async (_request, _reply, payload) => withoutForeignFont(payload));
  await server.register(adapter.registerPlugin(), { prefix: BOARD_PATH });
  return server;
}

const FOREIGN_FONT = /<link href="https:\/\/fonts\.[^>]*>/g;

/** Its page asks for one that our policy refuses: the browser's own does. */
const withoutForeignFont = (payload: unknown): unknown =>
  typeof payload === 'string' ? payload.replace(FOREIGN_FONT, '') : payload;

/** Events have pages of their own, and failed ones a retry; what else a button would do is refused. */
function optionsOf({ name }: Queue): Partial<QueueAdapterOptions> {
  if (name !== EVENTS_QUEUE) return { readOnlyMode: true };
  return {
    allowRetries: true,
    description:
      'Cuba semula memproses peristiwa sekali lagi dan dicatat dalam audit. Tindakan lain ditolak.',
    externalJobUrl: ({ id }) => {
      const eventId = eventOfJob(String(id));
      return eventId
        ? { displayText: 'Buka peristiwa', href: `/operations/inbox/${eventId}` }
        : { href: '/operations' };
    },
  };
}
