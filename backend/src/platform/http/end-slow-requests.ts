import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for a body to be there whole; `forms` carry files over slow lines. */
export type Patience = Readonly<{ bodies: number; forms: number; afterReply: number }>;

export const PATIENCE: Patience = { bodies: 20_000, forms: 120_000, afterReply: 5_000 };

/** What Node itself waits for: headers, and whatever never came as far as a route. */
export const SERVER_PATIENCE = {
  requestTimeout: PATIENCE.forms + 20_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const;

/** Ends connections that keep a body back. What is answered slowly, as a stream of events is, lives on. */
export function endSlowRequests(server: FastifyInstance, patience: Patience): void {
  const waiting = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  server.addHook('onRequest', (request, reply, done) => {
    if (isIncomplete(request)) {
      const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
      waiting.set(request, setTimeout(refuse, isForm ? patience.forms : patience.bodies, request, reply));
      request.raw.once('end', () => clearTimeout(waiting.get(request)));
      request.raw.once('close', () => clearTimeout(waiting.get(request)));
    }
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(waiting.get(request));
    if (isIncomplete(request)) waiting.set(request, setTimeout(cut, patience.afterReply, request));
    done();
  });
}

function isIncomplete({ raw, headers }: FastifyRequest): boolean {
  const announces = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  return announces && !raw.complete && !raw.destroyed;
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) {
    cut(request);
    return;
  }
  reply.raw.once('finish', () => cut(request));
  const body = { code: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time.' };
  void reply.code(408).header('connection', 'close').send(body);
}

function cut({ raw }: FastifyRequest): void {
  raw.socket.destroy();
}
