import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

type Series = Histogram.Internal<'route' | 'method' | 'status'>;

/** Times every reply by its route pattern, never by its address: ids would make endless series. */
export function measureRequests(app: NestFastifyApplication): void {
  const { requestSeconds } = app.get(Metrics);
  // Finding a series by its labels costs more than the observation.
  const series = new Map<string, Series>();
  const seriesOf = (route: string, method: string, status: string): Series => {
    const key = `${method} ${status} ${route}`;
    const found = series.get(key) ?? requestSeconds.labels({ route, method, status });
    series.set(key, found);
    return found;
  };
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      seriesOf(request.routeOptions.url ?? 'unknown', request.method, status).observe(
        reply.elapsedTime / 1_000,
      );
      done();
    });
}
