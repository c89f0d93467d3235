import { Crowd } from './crowd.ts';
import { interleave } from './interleave.ts';
import type { LoadResult } from './load.ts';
import { percentile } from './median.ts';
import type { Bench } from './product.ts';
import { withReference } from './reference-process.ts';
import { bareRoom, hostedRoom, type Room } from './room.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';

const LISTENERS = 1_000;
const BROADCASTS = 100;

/** One broadcast after another, each until the last of the open sockets has it. */
export async function fanOut({ environment }: Bench): Promise<Row[]> {
  const pairs = await withReference('relay-server.ts', environment, ({ url }) =>
    interleave(
      () => spread(hostedRoom(environment)),
      () => spread(bareRoom(url)),
    ),
  );
  return [
    throughputRow({ name: `broadcast to ${LISTENERS} sockets / bare ws`, goal: '' }, pairs, 'messages/s'),
    latencyRow({ name: 'broadcast, until the last has it', goal: '' }, pairs),
  ];
}

/** In sockets of its own, since one that only listens for a minute would be taken for dead. */
async function spread(room: Room): Promise<LoadResult> {
  const crowd = new Crowd(room);
  await crowd.enter(LISTENERS + 1);
  await crowd.say(0);
  const latencies: number[] = [];
  for (let number = 1; number <= BROADCASTS; number += 1) latencies.push(await crowd.say(number));
  await crowd.leave();
  const milliseconds = latencies.reduce((sum, latency) => sum + latency, 0);
  return {
    perSecond: (BROADCASTS * LISTENERS * 1_000) / milliseconds,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  };
}
