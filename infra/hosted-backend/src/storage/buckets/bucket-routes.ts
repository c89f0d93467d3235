import type { FastifyInstance } from 'fastify';
import { actAs } from '../../database/act-as.ts';
import { hasCode } from '../../has-code.ts';
import { noteUnclaimed, removeUnclaimed } from '../bytes/unclaimed-bytes.ts';
import { mustBeBucketName } from '../names.ts';
import { requireCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { alreadyExists, noSuchBucket, StorageError } from '../storage-error.ts';
import { bucketJson, findBucket } from './bucket.ts';
import { bucketValues, createBucketSchema, type NewBucket, updateBucketSchema } from './bucket-fields.ts';
import { listBucketsRoute } from './list-buckets-route.ts';

interface ById {
  Params: { bucketId: string };
}

/** As the caller: policies on storage.buckets say who may do what. */
export function bucketRoutes(app: FastifyInstance, context: StorageContext): void {
  const { auth } = context;
  listBucketsRoute(app, context);

  app.get<ById>('/bucket/:bucketId', async (request) => {
    const { claims } = await requireCaller(auth, request);
    const bucket = await actAs(auth.database, claims, (database) =>
      findBucket(database, request.params.bucketId),
    );
    return bucketJson(bucket);
  });

  app.post<{ Body: NewBucket }>('/bucket', { schema: createBucketSchema }, async (request) => {
    const { claims, owner, ownerId } = await requireCaller(auth, request);
    const { name, id = name } = request.body;
    const values = {
      id: mustBeBucketName(id),
      name: mustBeBucketName(name),
      public: false,
      ...bucketValues(request.body, auth.config.objectSizeLimit),
      owner,
      owner_id: ownerId,
    };
    await actAs(auth.database, claims, (database) =>
      database.insertInto('storage.buckets').values(values).execute(),
    ).catch((error) => {
      throw hasCode(error, '23505') ? alreadyExists('BucketAlreadyExists') : error;
    });
    return { name: values.name };
  });

  app.put<ById & { Body: Partial<NewBucket> }>(
    '/bucket/:bucketId',
    { schema: updateBucketSchema },
    async (request) => {
      const { claims } = await requireCaller(auth, request);
      const values = bucketValues(request.body, auth.config.objectSizeLimit);
      await actAs(auth.database, claims, async (database) => {
        const { numUpdatedRows } = await database
          .updateTable('storage.buckets')
          .set({ ...values, updated_at: auth.now() })
          .where('id', '=', request.params.bucketId)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw noSuchBucket();
      });
      return { message: 'Successfully updated' };
    },
  );

  app.delete<ById>('/bucket/:bucketId', async (request) => {
    const { claims } = await requireCaller(auth, request);
    await actAs(auth.database, claims, async (database) => {
      const bucket = await findBucket(database, request.params.bucketId);
      const { numDeletedRows } = await database
        .deleteFrom('storage.buckets')
        .where('id', '=', bucket.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw noSuchBucket();
    }).catch((error) => {
      throw hasCode(error, '23503') ? notEmpty() : error;
    });
    return { message: 'Successfully deleted' };
  });

  app.post<ById>('/bucket/:bucketId/empty', async (request) => {
    const { claims } = await requireCaller(auth, request);
    const { bucketId } = request.params;
    const removed = await actAs(auth.database, claims, async (database) => {
      await findBucket(database, bucketId);
      const remove = database.deleteFrom('storage.objects').where('bucket_id', '=', bucketId);
      return remove.returning('version').execute();
    });
    const versions = removed.flatMap(({ version }) => version ?? []);
    await noteUnclaimed(auth.database, versions);
    removeUnclaimed(context, versions);
    return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
  });
}

const notEmpty = () =>
  new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty');
