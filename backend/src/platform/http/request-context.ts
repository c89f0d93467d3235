import { AsyncLocalStorage } from 'node:async_hooks';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RequestContext } from '../access/caller.js';
import { BusinessClock } from '../clock/business-clock.js';

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that the running code serves, if it serves one: for log lines. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Reads the business clock once for each request, and lets every log line know whose it is. */
export function addRequestContext(app: NestFastifyApplication): void {
  const clock = app.get(BusinessClock);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, _reply, done) => {
    request.context = { id: request.id, now: clock.now() };
    storage.run(request.context, done);
  });
  // Reading a body leaves the storage behind: its events belong to the socket.
  server.addHook('preValidation', (request, _reply, done) => storage.run(request.context, done));
}
