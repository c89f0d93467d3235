import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { AuthContext } from '../auth/auth-context.ts';
import { AuthError } from '../auth/auth-error.ts';
import { fullClaimsOf } from '../auth/mfa/require-second-step.ts';
import { actAs } from '../database/act-as.ts';
import { statusOf } from '../http/status-of.ts';
import { answerRows, checkAccepted, wantsCount } from './answer-rows.ts';
import { databaseRefusal } from './database-refusal.ts';
import { declaredView, exposedSchema } from './declared-view.ts';
import { readView } from './read-view.ts';
import { RestError } from './rest-error.ts';
import { unknownFunction } from './unknown-function.ts';
import { readViewQuery } from './view-query.ts';

// What is answered names the arguments again.
const rpcBodyLimit = 16 * 1024;

/** Reading of declared views; whose rows anybody sees is the database's to say. */
export async function restRoutes(app: FastifyInstance, context: AuthContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  app.setErrorHandler(answerRestError);
  app.setNotFoundHandler(() => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });

  app.get<OneView>('/:view', async (request, reply) => {
    const claims = await fullClaimsOf(context, request, context.now());
    const view = declaredView(context.config, request, request.params.view);
    const query = readViewQuery(new URL(request.url, 'http://any').searchParams);
    checkAccepted(request);
    const rows = await actAs(context.database, claims, (transaction) =>
      readView(transaction, view, query, wantsCount(request)),
    ).catch((error) => {
      throw databaseRefusal(error, isAnonymous(claims)) ?? error;
    });
    return answerRows(request, reply, rows, query.offset);
  });

  app.route<OneView>({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/:view',
    async handler(request) {
      const claims = await fullClaimsOf(context, request, context.now());
      const { name } = declaredView(context.config, request, request.params.view);
      throw new RestError(isAnonymous(claims) ? 401 : 403, '42501', `permission denied for view ${name}`);
    },
  });

  rpcRoute(app, context);
}

/** No function is exposed: each is as unknown as one that is not there. */
function rpcRoute(app: FastifyInstance, context: AuthContext): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'POST'],
    url: '/rpc/:name',
    bodyLimit: rpcBodyLimit,
    async handler(request) {
      await fullClaimsOf(context, request, context.now());
      throw unknownFunction(exposedSchema(context.config, request), request);
    },
  });
}

type OneView = { Params: { view: string } };

const isAnonymous = ({ role }: JWTPayload) => role === 'anon';

function answerRestError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, details, hint } = asRestError(error);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.status(status).send({ code, details, hint, message });
}

function asRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof AuthError) return tokenRefusal(error);
  const status = statusOf(error);
  if (status < 500) return new RestError(status, 'PGRST100', 'The request is malformed');
  console.error(error instanceof Error ? error.stack : 'A view could not be read.');
  return new RestError(500, 'PGRSTX00', 'An unexpected error occurred, please check server logs');
}

function tokenRefusal({ code, message }: AuthError): RestError {
  if (code === 'insufficient_aal') return new RestError(403, '42501', message);
  if (code === 'no_authorization') return new RestError(401, 'PGRST302', 'Anonymous access is disabled');
  const expired = message.includes('"exp" claim');
  return new RestError(401, 'PGRST301', expired ? 'JWT expired' : 'No suitable key or wrong key type');
}
