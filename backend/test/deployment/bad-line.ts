import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type BadLine = Readonly<{
  port: number;
  /** What is sent arrives so much later, either way. */
  delay(ms: number): void;
  /** What is sent arrives nowhere, and nobody is told: both ends think that they are connected. */
  swallow(): void;
  /** As before. Connections that something was swallowed of are cut: the two ends no longer agree. */
  mend(): void;
  close(): Promise<void>;
}>;

type Ends = Readonly<{ near: Socket; far: Socket }>;

/** Stands between the processes and a server of this machine. */
export async function badLine(to: number): Promise<BadLine> {
  const open = new Set<Ends>();
  const lossy = new Set<Ends>();
  let mode: 'well' | 'swallows' | number = 'well';
  const pass = (ends: Ends, from: Socket, into: Socket) => (chunk: Buffer) => {
    if (mode === 'swallows') return void lossy.add(ends);
    if (mode === 'well') return void into.write(chunk);
    from.pause();
    setTimeout(() => {
      into.write(chunk);
      from.resume();
    }, mode);
  };
  const server = createServer((near) => {
    const ends = { near, far: connect({ port: to, host: '127.0.0.1' }) };
    open.add(ends);
    for (const [from, into] of [
      [near, ends.far],
      [ends.far, near],
    ] as const) {
      from.on('data', pass(ends, from, into)).on('error', () => undefined);
      from.on('close', () => {
        open.delete(ends);
        into.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    delay: (ms) => {
      mode = ms;
    },
    swallow: () => {
      mode = 'swallows';
    },
    mend: () => {
      mode = 'well';
      for (const { near } of lossy) near.destroy();
      lossy.clear();
    },
    close: async () => {
      for (const { near } of open) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
