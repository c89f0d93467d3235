import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type BadLine = Readonly<{
  port: number;
  /** What is sent arrives so much later, either way. */
  delay(ms: number): void;
  /** What is sent arrives nowhere, and nobody is told: both ends think that they are connected. */
  swallow(): void;
  /** What is open from now on, until it is mended, vanishes for good: no end ever hears of the other again. */
  vanish(): void;
  /** As before. Connections that something was swallowed of are cut: the two ends no longer agree. */
  mend(): void;
  close(): Promise<void>;
}>;

type Ends = { readonly near: Socket; readonly far: Socket; vanished: boolean };

/** Stands between the processes and a server of this machine. */
export async function badLine(to: number): Promise<BadLine> {
  const open = new Set<Ends>();
  const lossy = new Set<Ends>();
  let mode: 'well' | 'swallows' | 'vanishes' | number = 'well';
  const pass = (ends: Ends, from: Socket, into: Socket) => (chunk: Buffer) => {
    if (ends.vanished) return;
    if (mode === 'swallows') return void lossy.add(ends);
    if (typeof mode === 'string') return void into.write(chunk);
    from.pause();
    setTimeout(() => {
      into.write(chunk);
      from.resume();
    }, mode);
  };
  const server = createServer((near) => {
    const ends = { near, far: connect({ port: to, host: '127.0.0.1' }), vanished: mode === 'vanishes' };
    open.add(ends);
    for (const [from, into] of [
      [near, ends.far],
      [ends.far, near],
    ] as const) {
      from.on('data', pass(ends, from, into)).on('error', () => undefined);
      from.on('close', () => {
        if (ends.vanished) return;
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
    vanish: () => {
      mode = 'vanishes';
      for (const ends of open) ends.vanished = true;
    },
    mend: () => {
      mode = 'well';
      for (const { near } of lossy) near.destroy();
      lossy.clear();
    },
    close: async () => {
      for (const { near, far } of open) for (const end of [near, far]) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
