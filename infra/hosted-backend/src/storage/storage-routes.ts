import { mkdir } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth/auth-context.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { answerStorageError } from './answer-storage-error.ts';
import { bucketRoutes } from './buckets/bucket-routes.ts';
import { sweepUnclaimed } from './bytes/unclaimed-bytes.ts';
import { imageRoutes } from './images/image-routes.ts';
import { linkRoutes } from './links/link-routes.ts';
import { signedUploadRoute } from './links/signed-upload-route.ts';
import { downloadRoutes } from './objects/download-routes.ts';
import { listRoutes } from './objects/list-routes.ts';
import { objectRoutes } from './objects/object-routes.ts';
import { uploadRoutes } from './objects/upload-routes.ts';
import { resumableRoutes } from './resumable/resumable-routes.ts';
import { createStorageContext, type StorageContext } from './storage-context.ts';
import { unavailableRoutes } from './unavailable-routes.ts';

const sweepEvery = 3_600_000;
/** Of JSON: holds a thousand names. */
const bodyLimit = 128 * 1024;
/** What comes in a form beside its file. */
const formLimits = { parts: 20, fields: 15, fieldSize: 64 * 1024 };

export async function storageRoutes(app: FastifyInstance, auth: AuthContext): Promise<void> {
  const context = createStorageContext(auth);
  auth.complaints.add(() => context.bytes.complaint());
  await mkdir(context.incoming, { recursive: true, mode: 0o700 });
  sweepRegularly(app, context);
  app.setErrorHandler(answerStorageError);
  app.removeAllContentTypeParsers();
  await app.register((scope) => jsonScope(scope, context));
  await app.register((scope) => streamScope(scope, context));
}

async function jsonScope(app: FastifyInstance, context: StorageContext): Promise<void> {
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, async (_request: unknown, body: string) =>
    parseJsonBody(body),
  );
  bucketRoutes(app, context);
  listRoutes(app, context);
  objectRoutes(app, context);
  linkRoutes(app, context);
  downloadRoutes(app, context);
  imageRoutes(app, context);
  unavailableRoutes(app, context);
}

/** Here a body is what it is, JSON too: it passes to the disk unread. */
async function streamScope(app: FastifyInstance, context: StorageContext): Promise<void> {
  await app.register(multipart, { limits: formLimits });
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  uploadRoutes(app, context);
  signedUploadRoute(app, context);
  await resumableRoutes(app, context);
}

function sweepRegularly(app: FastifyInstance, context: StorageContext): void {
  const sweep = () => context.auth.background.run(() => sweepUnclaimed(context));
  const timer = setInterval(sweep, sweepEvery).unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => clearInterval(timer));
}
