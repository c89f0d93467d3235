import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth/auth-context.ts';
import { AuthError } from '../auth/auth-error.ts';
import { fullClaimsOf } from '../auth/mfa/require-second-step.ts';
import { statusOf } from '../http/status-of.ts';
import { callFunction } from './call-function.ts';
import { findFunction } from './find-function.ts';
import { FunctionError, functionNotFound } from './function-error.ts';

const bodyLimit = 6 * 1024 * 1024;

type OneFunction = { Params: { name: string } };

export async function functionsRoutes(app: FastifyInstance, context: AuthContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => body,
  );
  app.setErrorHandler(answerFunctionError);
  app.setNotFoundHandler(() => {
    throw functionNotFound();
  });
  for (const url of ['/:name', '/:name/*']) {
    app.route<OneFunction>({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      async handler(request, reply) {
        const caller = await fullClaimsOf(context, request, context.now());
        const handle = await findFunction(context.config.functionsFolder, request.params.name);
        return send(reply, await callFunction(context, request, caller, handle));
      },
    });
  }
}

function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(response.body ? Readable.fromWeb(response.body) : null);
}

function answerFunctionError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, relayed } = asFunctionError(error);
  if (relayed) reply.header('x-relay-error', 'true');
  return reply.status(status).send({ code, message });
}

function asFunctionError(error: unknown): FunctionError {
  if (error instanceof FunctionError) return error;
  if (error instanceof AuthError && error.status === 429) {
    return new FunctionError(429, error.code, error.message);
  }
  if (error instanceof AuthError && error.code === 'insufficient_aal') {
    return new FunctionError(403, error.code, error.message, true);
  }
  if (error instanceof AuthError) return new FunctionError(401, 'UNAUTHORIZED', 'Invalid JWT', true);
  const status = statusOf(error);
  if (status < 500) return new FunctionError(status, 'BAD_REQUEST', 'The request is malformed');
  console.error(error instanceof Error ? error.stack : 'A function failed.');
  return new FunctionError(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
}
