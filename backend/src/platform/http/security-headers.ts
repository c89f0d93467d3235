import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '../../config/app-config.js';

/**
 * Strict headers on every reply. Only the hosted backend may be connected to beside ourselves; `inlineHashes`
 * are those of the inline scripts in the built documents. Toast and dialog libraries inject styles.
 */
export async function addSecurityHeaders(
  app: NestFastifyApplication,
  config: AppConfig,
  inlineHashes: readonly string[],
) {
  const hosted = new URL(config.hostedBackend.publicUrl).origin;
  const live = config.mode === 'production';
  await app.register(helmet, {
    hsts: live && config.publicScheme === 'https' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
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
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', hosted],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", hosted, hosted.replace(/^http/, 'ws')],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(config.publicScheme === 'https' && { upgradeInsecureRequests: [] }),
      },
    },
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
        reply.header('cache-control', 'no-store');
      done(null, payload);
    });
}
