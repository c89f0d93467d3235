import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthError } from './auth-error.ts';

const versionHeader = 'x-supabase-api-version';
const codesAreStrings = '2024-01-01';

/** Since API version 2024-01-01 `code` is the error's name; before, it repeated the status. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const version = request.headers[versionHeader];
  const modern = typeof version === 'string' && version >= codesAreStrings;
  if (modern) reply.header(versionHeader, codesAreStrings);
  return reply.status(error.status).send(modern ? modernBody(error) : formerBody(error));
}

const modernBody = (error: AuthError) => ({ code: error.code, message: error.message, ...error.details });

const formerBody = (error: AuthError) => ({
  code: error.status,
  error_code: error.code,
  msg: error.message,
  ...error.details,
});
