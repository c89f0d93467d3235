import type { FastifyInstance } from 'fastify';
import { actAs } from '../../database/act-as.ts';
import { likePrefix } from '../like-prefix.ts';
import { requireCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { bucketJson, bucketOf } from './bucket.ts';

interface Query {
  limit: number;
  offset: number;
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at';
  sortOrder: 'asc' | 'desc';
  search?: string;
}

const schema = {
  querystring: {
    type: 'object',
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
      offset: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0 },
      sortColumn: { enum: ['id', 'name', 'created_at', 'updated_at'], default: 'name' },
      sortOrder: { enum: ['asc', 'desc'], default: 'asc' },
      search: { type: 'string', maxLength: 100 },
    },
  },
};

export function listBucketsRoute(app: FastifyInstance, { auth }: StorageContext): void {
  app.get<{ Querystring: Query }>('/bucket', { schema }, async (request) => {
    const { claims } = await requireCaller(auth, request);
    const { limit, offset, sortColumn, sortOrder, search = '' } = request.query;
    const rows = await actAs(auth.database, claims, (database) =>
      database
        .selectFrom('storage.buckets')
        .selectAll()
        .where('name', 'ilike', `%${likePrefix(search)}`)
        .orderBy(sortColumn, sortOrder)
        .limit(limit)
        .offset(offset)
        .execute(),
    );
    return rows.map((row) => ({ ...bucketJson(bucketOf(row)), type: row.type }));
  });
}
