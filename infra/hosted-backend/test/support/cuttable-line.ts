import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that a test can cut, keep cut, and mend. */
export async function cuttableLine(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let mended = true;
  const server = createServer((near) => {
    if (!mended) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, another] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => another.destroy());
      one.pipe(another);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    mended = false;
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      mended = true;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
