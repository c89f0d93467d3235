import type { FastifyRequest } from 'fastify';

const relayPath = '/functions/v1';

/**
 * The request as the web's standard has it; `content-length` and the like are the transport's. As on the real
 * server a function stands at `/<name>`: the relay's own path is cut off.
 */
export function webRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!transport.includes(name)) headers.set(name, String(value));
  }
  const { method, body } = request;
  const bytes = body instanceof Uint8Array && body.length > 0 ? new Uint8Array(body) : null;
  const mayCarry = method !== 'GET' && method !== 'HEAD';
  return new Request(`${origin}${request.url.slice(relayPath.length)}`, {
    method,
    headers,
    signal,
    body: mayCarry ? bytes : null,
  });
}

const transport = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];
