import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { TakesForm } from './form.check.js';
import { readUpload } from './read-upload.js';
import type { UploadRule } from './upload-rule.js';

/** The Upload of a route marked `@TakesFile()`, read and checked after the guards let the caller in. */
export const UploadedFile = createParamDecorator((rule: UploadRule, execution: ExecutionContext) =>
  readUpload(execution.switchToHttp().getRequest<FastifyRequest>(), rule),
);

/** The body is a form with one file, also in the contract. */
export function TakesFile() {
  const file = { type: 'string', format: 'binary' };
  return applyDecorators(
    TakesForm(),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', properties: { file }, required: ['file'] } }),
  );
}
