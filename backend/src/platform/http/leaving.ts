import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { WentAwayError } from '../errors/errors.js';

/** A signal for whatever takes long: whoever asked has gone before the answer. */
export const Leaving = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  return leavingOf(context.switchToHttp().getResponse<FastifyReply>());
});

export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new WentAwayError());
  });
  return leaving.signal;
}
