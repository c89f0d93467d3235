import type { FastifyInstance } from 'fastify';
import { actAs } from '../../database/act-as.ts';
import { findBucket } from '../buckets/bucket.ts';
import { requireCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { type FolderRequest, listFolder } from './list-folder.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { folderSchema, pageSchema } from './list-schemas.ts';

interface InBucket {
  Params: { bucketId: string };
}

export function listRoutes(app: FastifyInstance, { auth }: StorageContext): void {
  app.post<InBucket & { Body: FolderRequest }>(
    '/object/list/:bucketId',
    { schema: folderSchema },
    async (request) => {
      const { claims } = await requireCaller(auth, request);
      return actAs(auth.database, claims, (database) =>
        listFolder(database, request.params.bucketId, request.body),
      );
    },
  );

  app.post<InBucket & { Body: PageRequest }>(
    '/object/list-v2/:bucketId',
    { schema: pageSchema },
    async (request) => {
      const { claims } = await requireCaller(auth, request);
      await findBucket(auth.database, request.params.bucketId);
      return actAs(auth.database, claims, (database) =>
        listPage(database, request.params.bucketId, request.body),
      );
    },
  );
}
