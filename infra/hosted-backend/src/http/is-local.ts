import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The host's name too: another name that resolves to this machine lets a foreign page read the answer. */
export const isLocal = (request: FastifyRequest) =>
  loopback.test(request.ip) && loopbackHost.test(request.host);
