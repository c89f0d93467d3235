import { AsyncLocalStorage } from 'node:async_hooks';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RequestContext } from '../access/caller.js';
import { BusinessClock } from '../clock/business-clock.js';

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that the running code serves, if it serves one: for log lines. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** For work that a request has asked for and that is done later, somewhere else. */
export function asRequest<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return storage.run(context, work);
}

/** Reads the business clock once for each request, and lets every log line know whose it is. */
export function addRequestContext(app: NestFastifyApplication): void {
  const clock = app.get(BusinessClock);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    request.context = { id: request.id, now: clock.now() };
    storage.run(request.context, done);
  });
  // Reading a body leaves the storage behind: its events belong to the socket.
  server.addHook('preValidation', (request, _reply, done) => storage.run(request.context, done));
}
