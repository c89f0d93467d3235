import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findByLink, findForCaller, findPublic } from '../objects/find-readable.ts';
import { describe } from '../objects/send-object.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import type { ObjectPath } from '../objects/upload-routes.ts';
import type { StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';
import { transformImage } from './transform-image.ts';
import {
  appliedText,
  type Transformation,
  transformationOf,
  transformationSchema,
} from './transformation.ts';

interface Render extends ObjectPath {
  Querystring: Transformation & { download?: string; token?: string };
}

const schema = {
  querystring: {
    ...transformationSchema,
    properties: {
      ...transformationSchema.properties,
      download: { type: 'string', maxLength: 1024 },
      token: { type: 'string', maxLength: 8192 },
    },
  },
};

export function imageRoutes(app: FastifyInstance, context: StorageContext): void {
  app.get<Render>('/render/image/authenticated/:bucketId/*', { schema }, async (request, reply) =>
    render(context, request, reply, await findForCaller(context, request), request.query),
  );
  app.get<Render>('/render/image/public/:bucketId/*', { schema }, async (request, reply) =>
    render(context, request, reply, await findPublic(context, request), request.query),
  );
  app.get<Render>('/render/image/sign/:bucketId/*', { schema }, async (request, reply) => {
    const { object, transformations = '' } = await findByLink(context, request, request.query.token);
    return render(context, request, reply, object, transformationOf(transformations));
  });
}

async function render(
  { bytes }: StorageContext,
  { query }: FastifyRequest<Render>,
  reply: FastifyReply,
  { version, metadata }: StoredObject,
  transformation: Transformation,
): Promise<FastifyReply> {
  if (!version || !metadata) throw noSuchKey();
  const { data, type } = await transformImage(() => bytes.open(version), metadata.size, transformation);
  const applied = appliedText(transformation);
  describe(reply, { ...metadata, mimetype: type }, { download: query.download });
  return reply
    .removeHeader('accept-ranges')
    .header('etag', `"${metadata.eTag.replaceAll('"', '')}-${applied}"`)
    .header('x-transformations', applied)
    .header('content-length', data.length)
    .send(data);
}
