import { parentPort, workerData } from 'node:worker_threads';
import { randomAddress } from './status-requests.ts';

/** A body to send, and what must be answered. */
export type Sent = Readonly<{ path: string; body: string; status: number }>;
export type Order = Readonly<{ url: string; bodies: readonly Sent[]; atOnce: number; bursts: number }>;

export async function send(url: string, { path, body, status }: Sent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() };
  const reply = await fetch(url + path, { method: 'POST', headers, body });
  await reply.arrayBuffer();
  if (reply.status !== status) throw new Error(`${path} answered ${reply.status} instead of ${status}`);
}

/** In a thread of its own: what it costs to send is not taken for the time of an answer. */
if (parentPort) {
  const { url, bodies, atOnce, bursts }: Order = workerData;
  for (let burst = 0; burst < bursts; burst++) {
    const all = Array.from({ length: Math.ceil(atOnce / bodies.length) }, () => bodies).flat();
    await Promise.all(all.slice(0, atOnce).map((one) => send(url, one)));
  }
}
