import type { FastifyInstance } from 'fastify';

/** The host is the one that was asked. A proxy keeps it; what else is forwarded anybody may have written. */
export function believeHostAlone(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    delete request.raw.headers['x-forwarded-host'];
    done();
  });
}
