import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StorageContext } from '../storage-context.ts';
import { isSigned, ResumableUploads } from './resumable-uploads.ts';
import { sweepFolder } from './sweep-folder.ts';

const path = '/upload/resumable';
const keptFor = 86_400_000;
const sweepEvery = 3_600_000;

/** Uploads by the tus protocol: what a broken connection left off goes on where it stopped. */
export async function resumableRoutes(app: FastifyInstance, context: StorageContext): Promise<void> {
  const folder = join(context.incoming, 'resumable');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = tusServer(context, folder);
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    return server.handle(request.raw, reply.raw);
  };
  for (const url of [path, `${path}/*`]) {
    app.route({ method: ['POST', 'PATCH', 'HEAD', 'DELETE'], url, handler });
  }
  const sweep = () => context.auth.background.run(() => sweepFolder(folder, keptFor, context.auth.now()));
  const timer = setInterval(sweep, sweepEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function tusServer(context: StorageContext, folder: string): Server {
  const datastore = new FileStore({ directory: folder, expirationPeriodInMilliseconds: keptFor });
  const uploads = new ResumableUploads(context, datastore);
  return new Server({
    path: `/storage/v1${path}`,
    datastore,
    maxSize: context.auth.config.objectSizeLimit,
    disableTerminationForFinishedUploads: true,
    generateUrl: (request, { path, id }) =>
      `${context.auth.origin()}${path}${isSigned(request) ? '/sign' : ''}/${id}`,
    onIncomingRequest: (request, id) => uploads.check(request, id),
    onUploadCreate: (request, upload) => uploads.create(request, upload),
    onUploadFinish: (_request, upload) => uploads.finish(upload),
    onResponseError: (_request, error) => uploads.refusal(error),
  });
}
