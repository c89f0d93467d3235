import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

export type Answer = Readonly<{ status: number; headers: Record<string, unknown>; text: string }>;
export type Asked = Readonly<{
  method?: string;
  headers?: Record<string, string>;
  body?: string | object;
  timeoutMs?: number;
}>;
export type Browser = (host: string, path: string, asked?: Asked) => Promise<Answer>;

/** Asks as somebody outside does: by TLS, of a host of the domain. */
export function browserAt(port: number, ca: string): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 200, ca });
  return (host, path, { method = 'GET', headers = {}, body, timeoutMs = 20_000 } = {}) =>
    new Promise((resolve, reject) => {
      const sent = typeof body === 'object' ? JSON.stringify(body) : body;
      const type = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
      const target = { host: '127.0.0.1', port, servername: host, path, method, agent };
      const signal = AbortSignal.timeout(timeoutMs);
      const asking = request({ ...target, signal, headers: { host, ...type, ...headers } }, (reply) => {
        text(reply).then(
          (whole) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: whole }),
          reject,
        );
      });
      asking.on('error', reject).end(sent);
    });
}
