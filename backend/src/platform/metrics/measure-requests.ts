import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Metrics } from './metrics.js';

/** Times every reply by its route pattern, never by its address: ids would make endless series. */
export function measureRequests(app: NestFastifyApplication): void {
  const { requestSeconds } = app.get(Metrics);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      requestSeconds.observe({ route, method: request.method, status }, reply.elapsedTime / 1_000);
      done();
    });
}
