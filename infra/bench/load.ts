import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { CONCURRENCY } from './lanes.ts';
import { percentile } from './median.ts';

/** Latencies in milliseconds. */
export type LoadResult = Readonly<{ perSecond: number; p50: number; p99: number }>;
type Reply = Readonly<{ at: number; milliseconds: number }>;

/** Sends each request once, ten at a time, each connection waiting for its reply; throws when one is not answered with 2xx. */
export async function load(
  url: string,
  requests: readonly Request[],
  connections = CONCURRENCY,
): Promise<LoadResult> {
  const lanes = Array.from({ length: connections }, (_, lane) =>
    requests.filter((_request, at) => at % connections === lane).map((request) => ({ ...request })),
  );
  const { result, startedAt, replies } = await run({
    url,
    connections,
    amount: requests.length,
    sampleInt: 100,
    setupClient: (client) => client.setRequests(lanes.pop() ?? []),
  });
  if (result.non2xx + result.errors > 0 || replies.length !== requests.length) {
    throw new Error(`${url}: ${replies.length} replies, ${result.non2xx} not 2xx, ${result.errors} errors`);
  }
  const latencies = replies.map(({ milliseconds }) => milliseconds);
  return {
    perSecond: (requests.length * 1_000) / (Math.max(...replies.map(({ at }) => at)) - startedAt),
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  };
}

/** autocannon's own figures are rounded to its samples; the time of every reply is not. */
async function run(options: Options) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const replies: Reply[] = [];
  let startedAt = 0;
  const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  running.on('start', () => {
    startedAt = performance.now();
  });
  running.on('response', (_client, _status, _bytes, milliseconds) => {
    replies.push({ at: performance.now(), milliseconds });
  });
  return { result: await promise, startedAt, replies };
}
