import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSignedBy } from './aws-signature.ts';

export interface S3Double {
  host: string;
  /** What stands in it, by path. */
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

/** As much of S3 as objects need; it lets nobody in whose signature is not right. */
export async function startS3Double(secret: string): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (!isSignedBy(secret, request)) return response.writeHead(403).end('SignatureDoesNotMatch');
    answer(objects, request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer(
  objects: Map<string, Buffer>,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const source = headers['x-amz-copy-source'];
  const found = objects.get(typeof source === 'string' ? source : url);
  if (method === 'HEAD') {
    response.writeHead(url.lastIndexOf('/') === 0 || found ? 200 : 404).end();
  } else if (method === 'DELETE') {
    objects.delete(url);
    response.writeHead(204).end();
  } else if (method === 'PUT' && source === undefined) {
    objects.set(url, body);
    response.end();
  } else if (!found) {
    response.writeHead(404).end('NoSuchKey');
  } else if (method === 'PUT') {
    objects.set(url, found);
    response.end('<CopyObjectResult/>');
  } else {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    response.writeHead(start ? 206 : 200).end(start ? found.subarray(Number(start), Number(end) + 1) : found);
  }
}
