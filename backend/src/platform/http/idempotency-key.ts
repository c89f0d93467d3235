import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ValidationError } from '../errors/errors.js';

const HEADER = 'idempotency-key';
/** Visible ASCII, as a header may carry it. */
const FORM = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key of a request; one that asks without a key never asks again. */
export const IdempotencyKey = createParamDecorator((_: undefined, execution: ExecutionContext): string => {
  const header = execution.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
  if (header === undefined) return randomUUID();
  if (typeof header === 'string' && FORM.test(header)) return header;
  throw new ValidationError([{ field: 'Idempotency-Key', message: 'must be 1 to 200 visible characters' }]);
});
