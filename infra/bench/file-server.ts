import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CONCURRENCY } from './lanes.ts';

/** Where a file is put and taken: the addresses that its name follows, and what each request says beside them. */
export type FileServer = Readonly<{
  uploads: string;
  downloads: string;
  headers: Readonly<Record<string, string>>;
}>;

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

export async function putFile({ uploads, headers }: FileServer, name: string, bytes: Buffer): Promise<void> {
  const sent = request(`${uploads}/${name}`, {
    agent,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': bytes.length },
  });
  sent.end(bytes);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${answer}`);
}

/** Throws unless the file is there and is these bytes. */
export async function checkFile(
  { downloads, headers }: FileServer,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const sent = request(`${downloads}/${name}`, { agent, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = await buffer(response);
  if (response.statusCode !== 200 || !answer.equals(bytes))
    throw new Error(`${name}: ${response.statusCode} with ${answer.length} other bytes`);
}
