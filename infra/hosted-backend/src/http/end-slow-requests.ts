import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for a body to be there whole; `files` are what storage receives, over slow lines. */
export interface Patience {
  bodies: number;
  files: number;
  afterReply: number;
}

export const patience: Patience = { bodies: 20_000, files: 900_000, afterReply: 5_000 };

/** What Node itself waits for: headers, and whatever never came as far as a route. */
export const serverPatience = {
  requestTimeout: patience.files,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/** Ends connections that keep a body back, and those that are answered already. */
export function endSlowRequests(app: FastifyInstance, { bodies, files, afterReply }: Patience): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const forget = (request: FastifyRequest) => clearTimeout(timers.get(request));
  app.addHook('onRequest', async (request, reply) => {
    if (!isComing(request)) return;
    const limit = request.url.startsWith('/storage/v1/') ? files : bodies;
    timers.set(request, setTimeout(refuse, limit, request, reply));
    request.raw.once('end', () => forget(request)).once('close', () => forget(request));
  });
  app.addHook('onResponse', async (request) => {
    forget(request);
    if (isComing(request)) timers.set(request, setTimeout(cut, afterReply, request));
  });
}

function isComing({ raw, headers }: FastifyRequest): boolean {
  const announced = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  return announced && !raw.complete && !raw.destroyed;
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) {
    cut(request);
    return;
  }
  reply.raw.once('finish', () => cut(request));
  const message = 'Request did not arrive in time';
  void reply.code(408).header('connection', 'close').send({ code: 'request_timeout', message, msg: message });
}

function cut({ raw }: FastifyRequest): void {
  raw.socket.destroy();
}
