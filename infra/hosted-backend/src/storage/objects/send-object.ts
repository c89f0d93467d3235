import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';
import type { ObjectMetadata } from '../storage-tables.ts';
import { byteRange } from './byte-range.ts';
import { isUnchanged } from './is-unchanged.ts';
import type { StoredObject } from './stored-object.ts';

interface Sending {
  object: StoredObject;
  /** The name to save it under; empty for its own. */
  download?: string | undefined;
  expires?: Date;
}

export async function sendObject(
  { bytes }: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { object, ...sending }: Sending,
): Promise<FastifyReply> {
  const { version, metadata } = object;
  if (!version || !metadata) throw noSuchKey();
  describe(reply, metadata, sending);
  if (isUnchanged(request.headers, metadata)) return reply.status(304).send();
  const { size } = metadata;
  const range = byteRange(request.headers.range, size);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  // The framework counts the bytes of an empty answer, not of an empty stream.
  const head = request.method === 'HEAD';
  return reply.send(head ? Readable.from([]) : await bytes.open(version, range));
}

/** Whatever was uploaded is shown from the address of this server, so no page and no script may run there. */
export function describe(
  reply: FastifyReply,
  metadata: ObjectMetadata,
  { download, expires }: Omit<Sending, 'object'>,
) {
  const { mimetype, eTag, lastModified, cacheControl, contentEncoding } = metadata;
  reply
    .header('accept-ranges', 'bytes')
    .header('content-type', mimetype.includes('text/html') ? 'text/plain' : mimetype)
    .header('etag', eTag)
    .header('last-modified', new Date(lastModified).toUTCString())
    .header('cache-control', cacheControl);
  if (mimetype.includes('xml')) reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (contentEncoding) reply.header('content-encoding', contentEncoding);
  if (expires) reply.header('expires', expires.toUTCString());
  if (download !== undefined) reply.header('content-disposition', disposition(download));
}

function disposition(name: string): string {
  if (name === '') return 'attachment;';
  const encoded = encodeURIComponent(name.toWellFormed());
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
}
