import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AbstractHttpAdapter, HttpAdapterHost } from '@nestjs/core';
import type { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter } from '../../../platform/http/error.filter.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { BOARD_PATH, tokenOf } from './board-cookie.js';
import { BoardSessions } from './board-sessions.js';

/** What bull-board can tell of a failure. */
const TOLD = [400, 403, 404, 405, 409] as const;
const CSP = 'content-security-policy';

/** bull-board beside our own screens: for looking into single jobs, never for changing them. */
@Injectable()
export class QueueBoard implements OnModuleInit {
  private readonly adapter = new FastifyAdapter().setBasePath(BOARD_PATH);
  private readonly board = createBullBoard({
    queues: [],
    serverAdapter: this.adapter,
    options: { uiConfig: { boardTitle: 'Rekod Mengajar' } },
  });
  private readonly errors = new ErrorFilter();
  private isFilled = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queue: JobQueue,
    private readonly sessions: BoardSessions,
  ) {}

  onModuleInit(): void {
    const http: AbstractHttpAdapter | undefined = this.host.httpAdapter;
    // The seed and the like serve no pages.
    if (!http) return;
    // Its own handler calls everything a 500 and tells the message of whatever failed.
    this.adapter.setErrorHandler((error) => {
      const { status, body } = this.errors.answer(error);
      return {
        status: TOLD.find((known) => known === status) ?? (status < 500 ? 400 : 500),
        body: { ...body },
      };
    });
    const server: FastifyInstance = http.getInstance();
    // Not awaited: that would start the server before it has its error filter, and a body too large would be told
    // in the framework's words.
    void server.register(
      async (scope) => {
        scope.addHook('onRequest', (request, reply) => this.admit(request, reply));
        scope.addHook('onSend', async (_request, _reply, payload) => withoutForeignFont(payload));
        await scope.register(this.adapter.registerPlugin());
      },
      { prefix: BOARD_PATH },
    );
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenOf(request.headers.cookie);
    if (!token || !(await this.sessions.isOpen(token))) return refuse(request, reply);
    if (request.method !== 'GET') return void (await reply.status(405).send());
    this.fill();
    letBaseStand(reply);
  }

  /** Queues open after the routes were made. */
  private fill(): void {
    if (this.isFilled) return;
    // Whole queues of either engine; the type names only what the product itself uses of them.
    for (const queue of this.queue.opened())
      this.board.addQueue(new BullMQAdapter(queue as Queue, { readOnlyMode: true }));
    this.isFilled = true;
  }
}

/** A page goes to where a session is opened; what a page fetches is told so. */
async function refuse({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (headers.accept?.includes('text/html')) await reply.redirect('/operations', 302);
  else await reply.status(401).send({ code: 'UNAUTHENTICATED', message: 'Open the dashboard anew.' });
}

/** Its addresses are relative to a base, which our policy forbids everywhere else. */
function letBaseStand(reply: FastifyReply): void {
  const policy = String(reply.raw.getHeader(CSP) ?? '');
  reply.raw.setHeader(CSP, policy.replace("base-uri 'none'", "base-uri 'self'"));
}

const FOREIGN_FONT = /<link href="https:\/\/fonts\.[^>]*>/g;

/** Its page asks for one that our policy refuses: the browser's own does. */
const withoutForeignFont = (payload: unknown): unknown =>
  typeof payload === 'string' ? payload.replace(FOREIGN_FONT, '') : payload;
