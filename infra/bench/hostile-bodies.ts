import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Order, type Sent, send } from './hostile-sender.ts';
import { interleave } from './interleave.ts';
import type { LoadResult } from './load.ts';
import { percentile } from './median.ts';
import { type Bench, withProduct } from './product.ts';
import { latencyRow, type Row } from './row.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const AT_ONCE = 50;
const BURSTS = 20;
const PUBLIC = '/api/schools/exists';

const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));

const ORDINARY: readonly Sent[] = [{ path: PUBLIC, body: '{"code":"aba1001"}', status: 200 }];
/** As wide as each route lets a body be, and wider; the middle one is read whole before it is refused. */
const HOSTILE: readonly Sent[] = [
  { path: PUBLIC, body: keys(1_500), status: 400 },
  { path: '/api/webhooks/simulated', body: keys(22_000), status: 400 },
  { path: '/api/lesson-plans', body: `{"title":[${'{},'.repeat(9_000)}{}]}`, status: 401 },
  { path: PUBLIC, body: '['.repeat(8_000), status: 400 },
];

/** How long health takes to answer while fifty bodies come at once, again and again. */
export async function hostileBodies(bench: Bench): Promise<Row[]> {
  return withProduct(bench, BEHIND_PROXY, async (url) => {
    for (const one of [...ORDINARY, ...HOSTILE]) await send(url, one);
    const pairs = await interleave(
      () => healthBeside(url, HOSTILE),
      () => healthBeside(url, ORDINARY),
    );
    const claim = {
      name: 'health beside 50 hostile bodies at once / 50 ordinary ones',
      goal: 'p99 < 100 ms',
    };
    return [latencyRow(claim, pairs)];
  });
}

async function healthBeside(url: string, bodies: readonly Sent[]): Promise<LoadResult> {
  const order: Order = { url, bodies, atOnce: AT_ONCE, bursts: BURSTS };
  const sender = new Worker(new URL('./hostile-sender.ts', import.meta.url), { workerData: order });
  await once(sender, 'online');
  let isOver = false;
  const over = once(sender, 'exit').finally(() => {
    isOver = true;
  });
  const latencies: number[] = [];
  const startedAt = performance.now();
  while (!isOver) latencies.push(await timeOfHealth(url));
  await over;
  const perSecond = (latencies.length * 1_000) / (performance.now() - startedAt);
  return { perSecond, p50: percentile(latencies, 50), p99: percentile(latencies, 99) };
}

async function timeOfHealth(url: string): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(`${url}/api/health/live`, { headers: { 'x-forwarded-for': randomAddress() } });
  await reply.arrayBuffer();
  return performance.now() - startedAt;
}
