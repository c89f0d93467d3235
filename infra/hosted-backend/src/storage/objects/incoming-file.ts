import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, parseJsonBody } from '../../http/json-body.ts';
import { invalidRequest } from '../storage-error.ts';

/** An upload's body with what its headers, or the fields before it, say of it. */
export interface IncomingFile {
  stream: Readable;
  type: string;
  cacheControl: string;
  contentEncoding: string | undefined;
  userMetadata: JsonObject;
}

const headerText = /^[\x20-\x7e]{1,200}$/;

export async function incomingFile(request: FastifyRequest, limit: number): Promise<IncomingFile> {
  return request.isMultipart() ? formFile(request, limit) : rawFile(request);
}

function rawFile({ headers, raw }: FastifyRequest): IncomingFile {
  const metadata = headers['x-metadata'];
  return {
    stream: raw,
    type: headers['content-type'] ?? 'application/octet-stream',
    cacheControl: headers['cache-control'] ?? 'no-cache',
    contentEncoding: headers['content-encoding'],
    userMetadata: typeof metadata === 'string' ? metadataOf(Buffer.from(metadata, 'base64').toString()) : {},
  };
}

async function formFile(request: FastifyRequest, limit: number): Promise<IncomingFile> {
  const wish = { limits: { fileSize: limit + 1 }, throwFileSizeLimit: false };
  const part = await request.file(wish).catch(() => undefined);
  if (!part) throw invalidRequest('No content provided');
  const age = field(part, 'cacheControl');
  return {
    stream: part.file,
    type: field(part, 'contentType') ?? part.mimetype,
    cacheControl: age ? headerValue(`max-age=${age}`) : 'no-cache',
    contentEncoding: field(part, 'contentEncoding'),
    userMetadata: metadataOf(field(part, 'metadata') ?? field(part, 'userMetadata')),
  };
}

function field({ fields }: MultipartFile, name: string): string | undefined {
  const found = fields[name];
  const part = Array.isArray(found) ? found[0] : found;
  return part?.type === 'field' && typeof part.value === 'string' ? part.value : undefined;
}

/** It comes back as a header when the object is read. */
function headerValue(text: string): string {
  if (!headerText.test(text)) throw invalidRequest('A field does not fit a header');
  return text;
}

const metadataOf = (text: string | undefined): JsonObject => (text ? bodyObject(parseJsonBody(text)) : {});
