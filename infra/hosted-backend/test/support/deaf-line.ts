import { type AddressInfo, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/**
 * A line to a database on which LISTEN is answered and nothing ever heard, as behind a pooler that shares sessions:
 * it asks for another channel of as many letters.
 */
export async function deafLine(databaseUrl: string, channel: string) {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(exchanging(`listen ${channel}`, `listen ${'x'.repeat(channel.length)}`)).pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) socket.on('error', () => [near, far].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, close: () => new Promise((resolve) => server.close(resolve)) };
}

const exchanging = (said: string, heard: string) =>
  new Transform({
    transform(bytes: Buffer, _encoding, done) {
      done(null, Buffer.from(bytes.toString('latin1').replace(said, heard), 'latin1'));
    },
  });
