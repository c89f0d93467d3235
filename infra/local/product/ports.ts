import { connect, createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
      server.close(() => resolve(address.port));
    });
  });
}

/** A port is busy when somebody listens on it on either loopback, even where a second bind would succeed. */
export async function isPortFree(port: number): Promise<boolean> {
  const listening = await Promise.all([isListening(port, LOOPBACK), isListening(port, '::1')]);
  return !listening.includes(true) && canBind(port);
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (listening: boolean): void => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

function canBind(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}
