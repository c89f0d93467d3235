import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StorageContext } from '../storage-context.ts';
import { findByLink, findForCaller, findPublic, findReadable } from './find-readable.ts';
import { objectInfo } from './object-info.ts';
import { sendObject } from './send-object.ts';
import type { StoredObject } from './stored-object.ts';
import type { ObjectPath } from './upload-routes.ts';

interface Download extends ObjectPath {
  Querystring: { download?: string; token?: string };
}

type Find = (context: StorageContext, request: FastifyRequest<ObjectPath>) => Promise<StoredObject>;

const querystring = {
  type: 'object',
  properties: { download: { type: 'string', maxLength: 1024 }, token: { type: 'string', maxLength: 8192 } },
};

export function downloadRoutes(app: FastifyInstance, context: StorageContext): void {
  const ways: [prefix: string, find: Find][] = [
    ['', findReadable],
    ['/authenticated', findForCaller],
    ['/public', findPublic],
  ];
  for (const [prefix, find] of ways) {
    app.get<ObjectPath>(`/object/info${prefix}/:bucketId/*`, async (request) =>
      objectInfo(await find(context, request)),
    );
    app.get<Download>(`/object${prefix}/:bucketId/*`, { schema: { querystring } }, async (request, reply) =>
      sendObject(context, request, reply, {
        object: await find(context, request),
        download: request.query.download,
      }),
    );
  }
  app.get<Download>('/object/sign/:bucketId/*', { schema: { querystring } }, async (request, reply) => {
    const { object, expires } = await findByLink(context, request, request.query.token);
    return sendObject(context, request, reply, { object, download: request.query.download, expires });
  });
}
