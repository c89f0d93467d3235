import { type LoadResult, load } from './load.ts';
import { makePayingSchools } from './paying-schools.ts';
import { type Bench, withProduct } from './product.ts';
import { latencyRow, type Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const SCHOOLS = 100_000;
const ROUNDS = 3;
const ASKED = 12;
const PAGES = {
  figures: 'figures',
  'schools that owe': 'schools?view=owed',
  'all schools': 'schools?view=all',
  'aged weeks': 'charts/aged-weeks',
  dunning: 'charts/dunning',
  failures: 'charts/failures',
} as const;

type Page = keyof typeof PAGES;

/** Finance's pages, one request after the other; the reference is the same product before 100,000 schools came to it. */
export async function finance(bench: Bench): Promise<Row[]> {
  const session = await signIn(bench.environment, 'kewangan@rekod.test');
  return withProduct(bench, BEHIND_PROXY, async (url) => {
    const before = await askedOf(url, session);
    await makePayingSchools(bench.environment.DATABASE_URL, SCHOOLS);
    const after = await askedOf(url, session);
    return [...after].map(([page, rounds]) => {
      const pairs = rounds.map((ours, round) => ({ ours, reference: before.get(page)?.[round] ?? ours }));
      return latencyRow({ name: `${page}, ${SCHOOLS} schools / the demo's`, goal: '<= 500 ms' }, pairs);
    });
  });
}

/** Not counted: a round that warms up. */
async function askedOf(url: string, session: Session): Promise<ReadonlyMap<Page, LoadResult[]>> {
  const found = new Map<Page, LoadResult[]>();
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const page of Object.keys(PAGES) as Page[]) {
      const result = await load(url, requestsOf(page, session), 1);
      if (round > 0) found.set(page, [...(found.get(page) ?? []), result]);
    }
  return found;
}

function requestsOf(page: Page, { authorization }: Session) {
  return Array.from({ length: ASKED }, () => ({
    path: `/api/operations/finance/${PAGES[page]}`,
    headers: { authorization, 'x-forwarded-for': randomAddress() },
  }));
}
