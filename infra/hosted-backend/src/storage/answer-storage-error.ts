import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { AuthError } from '../auth/auth-error.ts';
import { hasCode } from '../has-code.ts';
import { accessDenied, alreadyExists, invalidRequest, noSuchBucket, StorageError } from './storage-error.ts';

export function answerStorageError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, code, former, message } = asStorageError(error);
  // The rest of a refused upload is read away: a client that still sends hears nothing on a closed connection.
  request.raw.resume();
  return reply
    .status(status >= 500 ? status : 400)
    .header('cache-control', 'no-store')
    .removeHeader('content-length')
    .type('application/json; charset=utf-8')
    .send({ statusCode: String(status), code, error: former, message });
}

export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof AuthError) return fromAuth(error);
  const known = fromDatabase(error);
  if (known) return known;
  if (isRefusal(error)) return invalidRequest(error.message);
  console.error(error instanceof Error ? error.stack : 'unknown failure');
  return new StorageError(500, 'InternalError', 'Internal server error');
}

/** Tokens and bodies are read by what auth shares with this service. */
function fromAuth({ status, message }: AuthError): StorageError {
  return status === 401 || status === 403 ? accessDenied(message) : invalidRequest(message);
}

function fromDatabase(error: unknown): StorageError | undefined {
  if (hasCode(error, '42501')) return accessDenied('new row violates row-level security policy');
  if (hasCode(error, '23505')) return alreadyExists('ResourceAlreadyExists');
  if (hasCode(error, '23503')) return noSuchBucket();
  if (isBadValue(error)) return invalidRequest('A value does not fit its column');
  return undefined;
}

/** Class 22 of Postgres: a time that is none, text that cannot be stored. */
const isBadValue = (error: unknown) =>
  error instanceof DatabaseError && error.code !== undefined && error.code.startsWith('22');

/** What the framework refused: a body that does not fit its schema, a malformed address. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;
