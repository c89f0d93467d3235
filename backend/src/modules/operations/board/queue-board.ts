import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AbstractHttpAdapter, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter } from '../../../platform/http/error.filter.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { BOARD_PATH, tokenOf } from './board-cookie.js';
import { BoardRetry } from './board-retry.js';
import { BoardSessions, type PostedCaller } from './board-sessions.js';

const CSP = 'content-security-policy';

/** bull-board beside our own screens: for looking into single jobs. Its retry is our replay; nothing else changes. */
@Injectable()
export class QueueBoard implements OnModuleInit {
  private pages?: Promise<FastifyInstance>;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queue: JobQueue,
    private readonly sessions: BoardSessions,
    private readonly retries: BoardRetry,
  ) {}

  onModuleInit(): void {
    const http: AbstractHttpAdapter | undefined = this.host.httpAdapter;
    // The seed and the like serve no pages.
    if (!http) return;
    const server: FastifyInstance = http.getInstance();
    for (const url of [BOARD_PATH, `${BOARD_PATH}/*`])
      server.all(url, (request, reply) => this.answer(request, reply));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const token = tokenOf(request.headers.cookie);
    const caller = token ? await this.sessions.callerOf(token) : null;
    if (!caller) return refuse(request, reply);
    const eventId = this.retries.eventIn(request.method, request.url);
    if (eventId) return this.retry(caller, eventId, reply);
    if (request.method !== 'GET') return reply.status(405).send();
    const { statusCode, headers, rawPayload } = await (await this.opened()).inject(request.url);
    letBaseStand(reply);
    return reply.status(statusCode).headers(headers).send(rawPayload);
  }

  private async retry(caller: PostedCaller, eventId: string, reply: FastifyReply): Promise<unknown> {
    try {
      await this.retries.retry(caller, eventId);
      return reply.status(204).send();
    } catch (error) {
      const { status, body } = new ErrorFilter().answer(error);
      return reply.status(status).send(body);
    }
  }

  /** Made when somebody first looks: it is large, most processes never show it, and queues open after the routes. */
  private opened(): Promise<FastifyInstance> {
    this.pages ??= import('./board-pages.js').then(({ boardPages }) => boardPages(this.queue.opened()));
    return this.pages;
  }
}

/** A page goes to where a session is opened; what a page fetches is told so. */
function refuse({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (headers.accept?.includes('text/html')) return reply.redirect('/operations', 302);
  return reply.status(401).send({ code: 'UNAUTHENTICATED', message: 'Open the dashboard anew.' });
}

/** Its addresses are relative to a base, which our policy forbids everywhere else. */
function letBaseStand(reply: FastifyReply): void {
  const policy = String(reply.raw.getHeader(CSP) ?? '');
  reply.raw.setHeader(CSP, policy.replace("base-uri 'none'", "base-uri 'self'"));
}
