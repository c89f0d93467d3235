import { AsyncLocalStorage } from 'node:async_hooks';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RequestContext } from '../access/caller.js';
import { BusinessClock } from '../clock/business-clock.js';
import { traceparentOf } from '../tracing/traceparent.js';

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that the running code serves, if it serves one: for log lines. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Who asked: a request by its name and the trace that it is part of. Goes along with what is done later. */
export type Asker = Pick<RequestContext, 'id' | 'trace'>;

export function currentAsker(): Asker | undefined {
  const request = currentRequest();
  return request && { id: request.id, ...(request.trace && { trace: request.trace }) };
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
    const trace = traceparentOf(request.headers);
    request.context = { id: request.id, now: clock.now(), ...(trace && { trace }) };
    storage.run(request.context, done);
  });
  // Reading a body leaves the storage behind: its events belong to the socket.
  server.addHook('preValidation', (request, _reply, done) => storage.run(request.context, done));
}
