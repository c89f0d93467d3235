import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import { actAs } from '../../database/act-as.ts';
import { noteUnclaimed, removeUnclaimed } from '../bytes/unclaimed-bytes.ts';
import { requireCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';
import { type CopyRequest, copyObject } from './copy-object.ts';
import { type MoveRequest, moveObject } from './move-object.ts';
import { copySchema, moveSchema, removeSchema } from './object-schemas.ts';
import type { StoredObject } from './stored-object.ts';
import type { ObjectPath } from './upload-routes.ts';

interface RemoveMany {
  Params: { bucketId: string };
  Body: { prefixes: string[] };
}

export function objectRoutes(app: FastifyInstance, context: StorageContext): void {
  app.post<{ Body: MoveRequest }>('/object/move', { schema: moveSchema }, async (request) =>
    moveObject(context, await requireCaller(context.auth, request), request.body),
  );

  app.post<{ Body: CopyRequest }>('/object/copy', { schema: copySchema }, async (request) => {
    const upsert = request.headers['x-upsert'] === 'true';
    return copyObject(context, await requireCaller(context.auth, request), { ...request.body, upsert });
  });

  app.delete<RemoveMany>('/object/:bucketId', { schema: removeSchema }, async (request) => {
    const { claims } = await requireCaller(context.auth, request);
    return removeObjects(context, claims, request.params.bucketId, request.body.prefixes);
  });

  app.delete<ObjectPath>('/object/:bucketId/*', async (request) => {
    const { claims } = await requireCaller(context.auth, request);
    const { bucketId, '*': name } = request.params;
    const removed = await removeObjects(context, claims, bucketId, [name]);
    if (removed.length === 0) throw noSuchKey();
    return { message: 'Successfully deleted' };
  });
}

/** Those the caller may see and remove; the others stay without a word, as in the real service. */
async function removeObjects(
  context: StorageContext,
  claims: JWTPayload,
  bucketId: string,
  names: string[],
): Promise<StoredObject[]> {
  const removed = await actAs(context.auth.database, claims, (database) =>
    database
      .deleteFrom('storage.objects')
      .where('bucket_id', '=', bucketId)
      .where('name', 'in', names)
      .returningAll()
      .execute(),
  );
  const versions = removed.flatMap(({ version }) => version ?? []);
  await noteUnclaimed(context.auth.database, versions);
  removeUnclaimed(context, versions);
  return removed;
}
