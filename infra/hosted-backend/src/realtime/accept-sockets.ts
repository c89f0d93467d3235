import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { Refusal } from './channels/refusal.ts';
import { tokenClaims } from './channels/token-claims.ts';
import type { Vsn } from './frames/frame.ts';
import { messageBytes } from './limits.ts';
import type { RealtimeContext } from './realtime-context.ts';
import { RealtimeSocket } from './realtime-socket.ts';

// Names and references stand beside the message.
const frameBytes = messageBytes + 4096;
const goingAway = 1001;
const farewellMilliseconds = 500;

/** @returns how all sockets end */
export function acceptSockets(app: FastifyInstance, context: RealtimeContext): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameBytes, perMessageDeflate: false });
  const path = `${app.prefix}/websocket`;
  app.server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    line.on('error', () => line.destroy());
    const url = new URL(request.url ?? '/', 'http://any');
    if (url.pathname !== path) return refuse(line, '404 Not Found');
    accept(context, sockets, { request, line, head, query: url.searchParams }).catch((error) => {
      refuse(line, error instanceof Refusal ? '403 Forbidden' : '500 Internal Server Error');
    });
  });
  return () => closeAll(sockets);
}

interface Knock {
  request: IncomingMessage;
  line: Duplex;
  head: Buffer;
  query: URLSearchParams;
}

async function accept(context: RealtimeContext, sockets: WebSocketServer, knock: Knock): Promise<void> {
  const { request, line, head, query } = knock;
  const vsn = versionOf(query.get('vsn') ?? '1.0.0');
  const claims = await tokenClaims(context.auth, query.get('apikey') ?? '');
  sockets.handleUpgrade(request, line, head, (webSocket) => {
    sockets.emit('connection', webSocket, request);
    new RealtimeSocket(context, webSocket, vsn, claims);
  });
}

function versionOf(text: string): Vsn {
  if (text === '1.0.0' || text === '2.0.0') return text;
  throw new Refusal('the version is unknown');
}

function refuse(line: Duplex, status: string): void {
  line.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

async function closeAll(sockets: WebSocketServer): Promise<void> {
  const open = [...sockets.clients];
  for (const socket of open) socket.close(goingAway);
  const timer = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, farewellMilliseconds);
  await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  clearTimeout(timer);
  sockets.close();
}
