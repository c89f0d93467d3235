import type { LoadResult } from './load.ts';
import { percentile } from './median.ts';
import { makePayingSchools } from './paying-schools.ts';
import { type Bench, withProduct } from './product.ts';
import { latencyRow, type Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const SCHOOLS = 100_000;
const ROUNDS = 3;
const ASKED = 5;
const PAGES = {
  figures: 'figures',
  'schools that owe': 'schools?view=owed',
  'all schools': 'schools?view=all',
  'all schools by name': 'schools?view=all&sort=name&order=asc',
  'all schools by amount': 'schools?view=all&sort=amount',
  'schools found by a word': 'schools?view=all&text=contoh%2099',
  'schools at risk': 'schools?view=at-risk-90',
  'schools that came back': 'schools?view=recovered',
  'schools that were reminded': 'schools?dunning=reminded',
  'schools whose payment failed': 'schools?failedVia=billplz',
  'flags of payments': 'flags',
  'aged weeks': 'charts/aged-weeks',
  dunning: 'charts/dunning',
  failures: 'charts/failures',
  'one school': 'schools/aba1001',
} as const;

type Page = keyof typeof PAGES;

/** Finance's pages, one request after the other; the reference is the same product before 100,000 schools came to it. */
export async function finance(bench: Bench): Promise<Row[]> {
  return withProduct(bench, BEHIND_PROXY, async (url) => {
    const before = await askedOf(bench, url);
    await makePayingSchools(bench.environment.DATABASE_URL, SCHOOLS);
    const after = await askedOf(bench, url);
    return [...after].map(([page, rounds]) => {
      const pairs = rounds.map((ours, round) => ({ ours, reference: before.get(page)?.[round] ?? ours }));
      return latencyRow({ name: `${page}, ${SCHOOLS} schools / the demo's`, goal: '<= 500 ms' }, pairs);
    });
  });
}

/** Not counted: a round that warms up. Signed in anew each round: a session may end before the last. */
async function askedOf({ environment }: Bench, url: string): Promise<ReadonlyMap<Page, LoadResult[]>> {
  const found = new Map<Page, LoadResult[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const session = await signIn(environment, 'kewangan@rekod.test');
    for (const page of Object.keys(PAGES) as Page[]) {
      const result = await asked(`${url}/api/operations/finance/${PAGES[page]}`, session);
      if (round > 0) found.set(page, [...(found.get(page) ?? []), result]);
    }
  }
  return found;
}

async function asked(address: string, { authorization }: Session): Promise<LoadResult> {
  const times: number[] = [];
  for (let count = 0; count < ASKED; count += 1) {
    const begunAt = performance.now();
    const response = await fetch(address, {
      headers: { authorization, 'x-forwarded-for': randomAddress() },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    times.push(performance.now() - begunAt);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  return { perSecond: (ASKED * 1_000) / total, p50: percentile(times, 50), p99: percentile(times, 99) };
}
