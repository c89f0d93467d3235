import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page, Route } from '@playwright/test';

/** What becomes of a reply. `cut`: half of it comes, then the connection ends; `page`: a wall answers with its own page;
 * `silent`: nothing comes. What the page asks has reached the server but for `page`. */
export type Break = 'cut' | 'page' | 'silent';

const portal = '<!doctype html><title>Log masuk Wi-Fi</title><p>Sila terima syarat.</p>';

/** A line between the page and its server that can break. Each break holds for what `pattern` names, until the line is
 * well again; how many replies it has broken is counted. */
export async function brokenLine(page: Page) {
  let kind: Break = 'cut';
  let host = '';
  let broken = 0;
  const server = createServer((asked, reply) => {
    broken += 1;
    if (kind === 'page') reply.writeHead(200, { 'content-type': 'text/html' }).end(portal);
    else passOn(asked, host, kind === 'cut' ? (answer) => sendHalf(answer, reply) : () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const through = (route: Route) => {
    const url = new URL(route.request().url());
    host = url.host;
    return route.continue({ url: `http://127.0.0.1:${port}${url.pathname}${url.search}` });
  };
  let pattern: RegExp | undefined;
  return {
    async breaks(next: Break, what: RegExp): Promise<void> {
      [kind, pattern, broken] = [next, what, 0];
      await page.route(what, through);
    },
    async isWell(): Promise<void> {
      if (pattern) await page.unroute(pattern, through);
    },
    broken: () => broken,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Node resolves no subdomain of localhost. */
function passOn(asked: IncomingMessage, host: string, onAnswer: (answer: IncomingMessage) => void): void {
  const { url: path, method, headers } = asked;
  const [, port] = host.split(':');
  const passed = ask({ hostname: '127.0.0.1', port, path, method, headers: { ...headers, host } }, onAnswer);
  asked.pipe(passed);
}

async function sendHalf(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = Buffer.concat(await answer.toArray());
  const { 'transfer-encoding': _chunks, connection: _kept, ...headers } = answer.headers;
  reply.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': body.length });
  reply.write(body.subarray(0, body.length / 2), () => reply.destroy());
}
