import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { AppConfig } from '../../config/app-config.js';
import { carriesSecret } from './secret-address.js';

/**
 * Strict headers on every reply, streams included. Only the hosted backend may be connected to beside ourselves;
 * `inlineHashes` are those of the inline scripts in the built documents.
 */
export function addSecurityHeaders(
  app: NestFastifyApplication,
  config: AppConfig,
  inlineHashes: readonly string[],
): void {
  const headers = computed(options(config, inlineHashes));
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    if (carriesSecret(request.url)) reply.raw.setHeader('referrer-policy', 'no-referrer');
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

function options(config: AppConfig, inlineHashes: readonly string[]): HelmetOptions {
  const hosted = new URL(config.hostedBackend.publicUrl).origin;
  const isSecure = config.publicScheme === 'https';
  return {
    strictTransportSecurity:
      config.mode === 'production' && isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes],
        // Toast and dialog libraries inject styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', hosted],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", hosted, hosted.replace(/^http/, 'ws')],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
  };
}

/** None of them depends on the request, so helmet is asked once: at every request it costs more than a guard. */
function computed(choice: HelmetOptions): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet(choice)({} as IncomingMessage, recorder as unknown as ServerResponse, (problem) => {
    if (problem) throw problem;
  });
  return headers;
}
