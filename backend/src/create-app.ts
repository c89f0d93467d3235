import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { AppConfig } from './config/app-config.js';
import { loadDevelopment } from './load-development.js';
import { addAssets } from './platform/documents/add-assets.js';
import { readFrontendBuild } from './platform/documents/frontend-build.js';
import { addApiDocs } from './platform/http/api-docs.js';
import { believeHostAlone } from './platform/http/believe-host-alone.js';
import { BodyLimits, STRANGER_BODY_BYTES } from './platform/http/body-limits.js';
import { letDrain } from './platform/http/draining.js';
import { endSlowRequests, PATIENCE, SERVER_PATIENCE } from './platform/http/end-slow-requests.js';
import { readInputs } from './platform/http/read-inputs.js';
import { readableUrl } from './platform/http/readable-url.js';
import { addRequestContext } from './platform/http/request-context.js';
import { requestIdOf } from './platform/http/request-id.js';
import { addSecurityHeaders } from './platform/http/security-headers.js';
import { logRequests } from './platform/logging/log-requests.js';
import { createLogger, NestLogger } from './platform/logging/logger.js';
import { measureRequests } from './platform/metrics/measure-requests.js';
import { traceRequests } from './platform/tracing/trace-requests.js';
import { startTracing } from './platform/tracing/tracing.js';

/**
 * The application, ready to listen. The raw body is kept: signatures are verified on it. `extra`: modules that
 * only a test adds.
 */
export async function createApp(
  config: AppConfig,
  extra: readonly DynamicModule[] = [],
  logger = createLogger(config),
): Promise<NestFastifyApplication> {
  await startTracing(config);
  const adapter = new FastifyAdapter({
    bodyLimit: STRANGER_BODY_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ...SERVER_PATIENCE,
    forceCloseConnections: true,
    rewriteUrl: readableUrl,
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, [...(await loadDevelopment(config)), ...extra]),
    adapter,
    {
      rawBody: true,
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  await app.register(multipart, { limits: { parts: 10 } });
  believeHostAlone(adapter.getInstance());
  endSlowRequests(adapter.getInstance(), PATIENCE);
  addRequestContext(app);
  traceRequests(app);
  letDrain(app);
  app.get(BodyLimits).applyTo(adapter.getInstance());
  readInputs(app);
  logRequests(app, logger);
  measureRequests(app);
  addSecurityHeaders(app, config, readFrontendBuild()?.inlineHashes ?? []);
  await addAssets(app);
  addApiDocs(app);
  return app;
}
