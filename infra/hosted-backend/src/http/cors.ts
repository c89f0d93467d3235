import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const open: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  // What supabase-js and its parts send.
  allowedHeaders: [
    'accept-profile',
    'apikey',
    'authorization',
    'baggage',
    'cache-control',
    'content-profile',
    'content-type',
    'if-modified-since',
    'if-none-match',
    'prefer',
    'range',
    'traceparent',
    'tracestate',
    'tus-resumable',
    'upload-defer-length',
    'upload-length',
    'upload-metadata',
    'upload-offset',
    'x-client-info',
    'x-metadata',
    'x-region',
    'x-retry-count',
    'x-signature',
    'x-supabase-api-version',
    'x-upsert',
  ],
  exposedHeaders: [
    'content-location',
    'content-range',
    'etag',
    'link',
    'retry-after',
    'x-supabase-api-version',
    'x-relay-error',
    'x-total-count',
  ],
  maxAge: 3600,
  strictPreflight: false,
};

/** The services are open to every origin, as in the real one; the mailbox to none. */
export async function allowCrossOrigin(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    delegator: (request: FastifyRequest, callback: (error: null, options: FastifyCorsOptions) => void) =>
      callback(null, request.url.startsWith('/mailbox') ? { origin: false } : open),
  });
}
