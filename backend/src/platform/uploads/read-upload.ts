import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { PayloadTooLargeError, ValidationError } from '../errors/errors.js';
import { typeOfBytes } from './type-of-bytes.js';
import type { UploadRule } from './upload-rule.js';

/** `type` is what the bytes are, whatever the browser said. `name`: the file's own, for people to read. */
export type Upload = Readonly<{ bytes: Buffer; type: string; name: string }>;

const UNKNOWN_TYPE = 'application/octet-stream';

/** The one file of a form, its field named `file`. */
export async function readUpload(request: FastifyRequest, rule: UploadRule): Promise<Upload> {
  if (!request.isMultipart()) throw refusal('must be sent as multipart/form-data');
  const { bytes, name } = await readPart(request, rule).catch((error) => {
    throw error instanceof AppError ? error : refusal('must be sent in a whole form');
  });
  const { types } = rule;
  if (types === null) return { bytes, type: UNKNOWN_TYPE, name: readableName(name) };
  const type = await typeOfBytes(bytes, { types });
  if (type === null) throw refusal(`must be one of ${types.join(', ')}`);
  return { bytes, type, name: readableName(name) };
}

async function readPart(request: FastifyRequest, { maxBytes, tooLarge }: UploadRule) {
  const limits = { fileSize: maxBytes, files: 1, fields: 5, fieldSize: 1_000 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (part?.fieldname !== 'file') throw refusal('is required');
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge?.() ?? new PayloadTooLargeError(maxBytes);
  return { bytes, name: part.filename };
}

function refusal(message: string): ValidationError {
  return new ValidationError([{ field: 'file', message }]);
}

const LONGEST_NAME = 200;

function readableName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, LONGEST_NAME);
}
