import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiAcceptedResponse, ApiExtraModels, ApiHeader, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leavingOf } from '../../platform/http/leaving.js';
import { AnswersFile } from '../../platform/tables/table-file.js';
import { AskedPaperDto } from './asked-papers.dto.js';

/** `mayWait`: whoever asks can come again. `later`: answers that they have to. */
export type PaperRequest = Readonly<{ mayWait: boolean; leaving: AbortSignal; later: () => void }>;

const ASYNC = 'respond-async';

/** How a paper is asked for (RFC 7240): a page of yesterday says nothing, and waits. */
export const RequestsPaper = createParamDecorator((_: undefined, context: ExecutionContext): PaperRequest => {
  const http = context.switchToHttp();
  const reply = http.getResponse<FastifyReply>();
  const { prefer = '' } = http.getRequest<FastifyRequest>().headers;
  return {
    mayWait: String(prefer)
      .split(',')
      .some((each) => each.trim().toLowerCase() === ASYNC),
    leaving: leavingOf(reply),
    later: () => void reply.status(202).header('preference-applied', ASYNC),
  };
});

/** Of a route that answers a file, or for whoever prefers to come again where it has to wait: its place. */
export function AnswersPaper(...types: readonly string[]) {
  return applyDecorators(
    AnswersFile(...types),
    ApiExtraModels(AskedPaperDto),
    ApiAcceptedResponse({
      content: { 'application/json': { schema: { $ref: getSchemaPath(AskedPaperDto) } } },
    }),
    ApiHeader({ name: 'Prefer', required: false, schema: { type: 'string', enum: [ASYNC] } }),
  );
}
