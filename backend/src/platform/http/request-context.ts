import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RequestContext } from '../access/caller.js';
import { BusinessClock } from '../clock/business-clock.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** For the request log, which sees only Node's own request. */
    context?: RequestContext;
  }
}

/** Reads the business clock once for each request. */
export function addRequestContext(app: NestFastifyApplication): void {
  const clock = app.get(BusinessClock);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _reply, done) => {
      request.context = { now: clock.now() };
      request.raw.context = request.context;
      done();
    });
}
