import { setTimeout as pause } from 'node:timers/promises';
import { interleave } from './interleave.ts';
import { inLanes } from './lanes.ts';
import type { LoadResult } from './load.ts';
import { type LockedSchool, makeLockedSchools } from './locked-schools.ts';
import { percentile } from './median.ts';
import { openStream } from './open-stream.ts';
import { type Bench, withProduct } from './product.ts';
import { latencyRow, type Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { billPaid, WEBHOOK_PATH } from './signed-events.ts';
import { BEHIND_PROXY, randomAddress, statusPath } from './status-requests.ts';

const PAGES = 50;
const ROUNDS = 6;
/** As often as a page could ask without being refused. */
const POLL_MS = 1_000;

type Page = Readonly<{ url: string; secret: string; session: Session; school: LockedSchool }>;

/** From the bank's report of a payment to the open page of a locked school: what it hears, beside what it finds by asking. */
export async function unlock(bench: Bench): Promise<Row[]> {
  const { environment, stack } = bench;
  const session = await signIn(environment);
  const order = { tag: 'buka', teacherId: session.userId };
  const schools = await makeLockedSchools(environment.DATABASE_URL, 2 * ROUNDS * PAGES, order);
  const secret = stack.secrets.simulatedBankSecret;
  const pairs = await withProduct(bench, BEHIND_PROXY, async (url) => {
    const open = (watch: (page: Page) => Promise<number>) => () =>
      eachPage(schools.splice(0, PAGES), (school) => watch({ url, secret, session, school }));
    return interleave(open(heardUnlocked), open(foundUnlocked));
  });
  return [
    latencyRow(
      { name: 'webhook to open page / polled each second', goal: 'p50 <= 150, p99 <= 500 ms' },
      pairs,
    ),
  ];
}

/** As many pages at a time as in the other benches. */
async function eachPage(
  schools: readonly LockedSchool[],
  watch: (school: LockedSchool) => Promise<number>,
): Promise<LoadResult> {
  const latencies: number[] = [];
  await inLanes(schools, async (school) => void latencies.push(await watch(school)));
  return { perSecond: Number.NaN, p50: percentile(latencies, 50), p99: percentile(latencies, 99) };
}

async function heardUnlocked(page: Page): Promise<number> {
  const { url, session, school } = page;
  const stream = await openStream(`${url}/api/subscription/events?schoolCode=${school.code}`, session);
  await stream.until('"restrictionLevel":"locked"');
  const paidAt = performance.now();
  const paying = pay(page);
  await stream.until('"restrictionLevel":"none"');
  const latency = performance.now() - paidAt;
  await paying;
  stream.close();
  return latency;
}

/** Begun at any moment between two questions. */
async function foundUnlocked(page: Page): Promise<number> {
  const paidAt = performance.now();
  await pay(page);
  await pause(Math.random() * POLL_MS);
  while (!(await isOpen(page))) await pause(POLL_MS);
  return performance.now() - paidAt;
}

async function isOpen({ url, session, school }: Page): Promise<boolean> {
  const headers = { authorization: session.authorization, 'x-forwarded-for': randomAddress() };
  const status = await fetch(`${url}${statusPath(school.code)}`, { headers });
  if (!status.ok) throw new Error(`The status of ${school.code}: ${status.status}`);
  return (await status.text()).includes('"restrictionLevel":"none"');
}

async function pay({ url, secret, school }: Page): Promise<void> {
  const { body, headers } = billPaid(secret, school.bill);
  const { status } = await fetch(`${url}${WEBHOOK_PATH}`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`The payment of ${school.bill}: ${status}`);
}
