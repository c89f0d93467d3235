import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from '../auth/auth-error.ts';
import { apiKeyOf, bearerOf } from '../auth/caller.ts';
import type { Json } from '../http/json.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { statusOf } from '../http/status-of.ts';
import { mayNotWrite, Refusal } from './channels/refusal.ts';
import { publicRights, rightsIn } from './channels/rights.ts';
import { tokenClaims } from './channels/token-claims.ts';
import type { Broadcast } from './frames/broadcast.ts';
import { isObject } from './frames/is-object.ts';
import { isName, messageBytes } from './limits.ts';
import type { RealtimeContext } from './realtime-context.ts';
import { roomOf } from './rooms/room.ts';

interface Message {
  subTopic: string;
  isPrivate: boolean;
  broadcast: Broadcast;
}

const mostMessages = 100;

type OneEvent = { Params: { topic: string; event: string }; Querystring: { private?: string } };

/** Broadcasts from those who hold no socket; they need a key or a token, and for private rooms the right. */
export function restBroadcast(app: FastifyInstance, context: RealtimeContext): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: messageBytes } as const;
  app.addContentTypeParser('*', options, async (_request: unknown, body: Buffer) => body);
  app.setErrorHandler(answerRealtimeError);

  app.post('/broadcast', async (request, reply) => {
    for (const message of messagesIn(request.body)) await say(context, request, message);
    return reply.status(202).send();
  });

  app.post<OneEvent>('/broadcast/:topic/events/:event', async (request, reply) => {
    const { topic, event } = request.params;
    const binary = request.headers['content-type'] === 'application/octet-stream';
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.from('null');
    if (!binary) parsed(body);
    const broadcast: Broadcast = { event, encoding: binary ? 'binary' : 'json', body };
    await say(context, request, checked(topic, request.query.private === 'true', broadcast));
    return reply.status(202).send();
  });
}

async function say({ auth, hub }: RealtimeContext, request: FastifyRequest, message: Message): Promise<void> {
  const token = bearerOf(request) ?? apiKeyOf(request);
  if (!token) throw new AuthError(401, 'no_authorization', 'No API key or token found in request');
  const { subTopic, isPrivate, broadcast } = message;
  const claims = await tokenClaims(auth, token).catch((error: Error) => {
    throw error instanceof Refusal ? new AuthError(401, 'bad_jwt', error.message) : error;
  });
  if (!isPrivate) publicRights(auth.config, claims);
  else if (!(await rightsIn(auth.database, claims, subTopic)).write.broadcast) {
    throw mayNotWrite(subTopic);
  }
  hub.broadcast(roomOf(subTopic, isPrivate), broadcast);
}

function messagesIn(body: unknown): Message[] {
  const given = Buffer.isBuffer(body) ? parsed(body) : null;
  if (!isObject(given) || !Array.isArray(given.messages)) throw unreadable('messages is not a list');
  if (given.messages.length > mostMessages) throw unreadable('there are too many messages');
  return given.messages.map((message) => {
    if (!isObject(message)) throw unreadable('a message is not an object');
    const { topic, event, payload = {}, private: isPrivate } = message;
    if (typeof topic !== 'string' || typeof event !== 'string') throw unreadable('topic or event is missing');
    const json = Buffer.from(JSON.stringify(payload));
    return checked(topic, isPrivate === true, { event, encoding: 'json', body: json });
  });
}

function checked(subTopic: string, isPrivate: boolean, broadcast: Broadcast): Message {
  if (!isName(`realtime:${subTopic}`)) throw unreadable('the topic has no name or too long a one');
  if (!isName(broadcast.event)) throw unreadable('the event has no name or too long a one');
  return { subTopic, isPrivate, broadcast };
}

function parsed(body: Buffer): Json {
  try {
    return parseJsonBody(body.toString()) ?? null;
  } catch {
    throw unreadable('the body is not JSON');
  }
}

const unreadable = (reason: string) => new AuthError(422, 'validation_failed', reason);

function answerRealtimeError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = asRefusal(error);
  return reply.status(status).send({ error: message, message });
}

function asRefusal(error: unknown): { status: number; message: string } {
  if (error instanceof Refusal) return { status: 403, message: error.message };
  if (error instanceof AuthError) return error;
  const status = statusOf(error);
  if (status < 500) return { status, message: 'The request is malformed' };
  console.error(error instanceof Error ? error.stack : 'A broadcast failed.');
  return { status: 500, message: 'An unexpected error occurred' };
}
