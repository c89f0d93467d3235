import type { FastifyInstance } from 'fastify';
import { requireCaller } from './storage-caller.ts';
import type { StorageContext } from './storage-context.ts';
import { notEnabled } from './storage-error.ts';

/** What the client can ask for and projects need not have switched on; here it never is. */
const unavailable: [path: string, feature: string][] = [
  ['/iceberg/*', 'icebergCatalog'],
  ['/vector/*', 'vectorBuckets'],
  ['/bucket/:bucketId/lifecycle', 'bucketLifecycle'],
  ['/cdn/*', 'purgeCache'],
];

export function unavailableRoutes(app: FastifyInstance, context: StorageContext): void {
  for (const [path, feature] of unavailable) {
    app.all(path, async (request) => {
      await requireCaller(context.auth, request);
      throw notEnabled(feature);
    });
  }
}
