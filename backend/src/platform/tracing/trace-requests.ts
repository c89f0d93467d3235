import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { isWorthALine } from '../logging/log-requests.js';
import type { OpenSpan } from './span.js';
import { beginSpan, stopTracing } from './tracing.js';

/** A span for each request that has a line in the log, by its route pattern: addresses may hold secrets. */
export function traceRequests(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { context } = request;
    const span = isWorthALine(request.url)
      ? beginSpan({
          kind: 'server',
          name: request.method,
          parent: context.trace,
          attributes: { 'http.request.method': request.method, 'rekod.request_id': context.id },
        })
      : undefined;
    if (span) {
      spans.set(request, span);
      context.trace = span.traceparent;
    }
    done();
  });
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      attributes: {
        'http.route': route,
        'http.response.status_code': statusCode,
        'rekod.school_id': request.context.school?.id,
      },
      ...(statusCode >= 500 && { error: statusCode }),
    });
    done();
  });
  server.addHook('onClose', stopTracing);
}
