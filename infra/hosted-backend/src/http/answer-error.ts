import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from '../auth/auth-error.ts';
import { sendAuthError } from '../auth/auth-error-body.ts';
import { statusOf } from './status-of.ts';

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendAuthError(request, reply, asAuthError(error));
}

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendAuthError(request, reply, new AuthError(404, 'not_found', 'Not Found'));

function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const status = statusOf(error);
  if (status === 413) return new AuthError(413, 'request_too_large', 'Request body is too large');
  if (status < 500) return new AuthError(status, 'validation_failed', 'The request is malformed');
  console.error(error instanceof Error ? error.stack : 'unknown failure');
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs');
}
