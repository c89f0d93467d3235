import type { AddressInfo, Server } from 'node:net';
import type { HttpAdapterHost } from '@nestjs/core';

/** Where this very process listens, as reached from this machine, e.g. http://127.0.0.1:3000. */
export function loopbackOrigin({ httpAdapter }: HttpAdapterHost): string {
  const address = (httpAdapter.getHttpServer() as Server).address() as AddressInfo | null;
  if (!address) throw new Error('The server does not listen yet.');
  return `http://${address.family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${address.port}`;
}
