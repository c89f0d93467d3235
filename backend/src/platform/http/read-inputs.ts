import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { ValidationError } from '../errors/errors.js';
import { refuseBoundlessJson, refuseBoundlessPairs } from './bounded-input.js';

type Done = (error: Error | null, body?: unknown) => void;

/** Reads bodies and queries, once it is known that reading them is cheap. */
export function readInputs(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const readJson = server.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', {}, (request: FastifyRequest, bytes: Buffer, done: Done) => {
    const text = bytes.toString();
    refuseBoundlessJson(text, request.routeOptions.config.mostObjects);
    readJson(request, text, done);
  });
  app.useBodyParser('application/x-www-form-urlencoded', {}, (_request, bytes: Buffer, done: Done) => {
    const text = bytes.toString();
    refuseBoundlessPairs(text, 'body');
    done(null, withoutPrototype(parse(text), 'body'));
  });
  server.addHook('onRequest', (request, _reply, done) => {
    const query = queryOf(request.raw);
    if (query) refuseBoundlessPairs(query, 'query');
    withoutPrototype(request.query, 'query');
    done();
  });
}

function queryOf({ url = '' }: IncomingMessage): string | undefined {
  return url.split('?', 2)[1];
}

/** Copied to another object it would change what that object is. */
function withoutPrototype<Fields>(fields: Fields, field: string): Fields {
  if (typeof fields === 'object' && fields !== null && Object.hasOwn(fields, '__proto__'))
    throw new ValidationError([{ field, message: 'has a forbidden key' }]);
  return fields;
}
