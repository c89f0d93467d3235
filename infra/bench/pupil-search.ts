import pg from 'pg';
import { type AdministeredSchool, makeAdministeredSchools } from './administered-schools.ts';
import { interleave } from './interleave.ts';
import { timedInLanes } from './lanes.ts';
import { load } from './load.ts';
import { type Bench, withProduct } from './product.ts';
import { fillSchools } from './pupil-schools.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const ASKED = 10;
const BESIDE = 990;
const SEARCHES = 2_000;
const PAGE = 50;
/** One word that a tenth of a school has, the beginning of one, and two of a name. */
const WORDS = ['nur', 'mu', 'siti sa', 'lim', 'ahmad ba', 'tan ke', 'haris', 'aisyah nu', 'la', 'florence'];

type Search = Readonly<{ school: AdministeredSchool; words: string }>;
type Searched = Readonly<{ url: string; session: Session; pool: pg.Pool; searches: readonly Search[] }>;

/** Names in ten schools of 5,000 pupils; then in the same ten with 990 such schools beside them. Takes minutes. */
export async function pupilSearch(bench: Bench): Promise<Row[]> {
  const databaseUrl = bench.environment.DATABASE_URL;
  const { userId } = await signIn(bench.environment);
  const made = (count: number, prefix: string) =>
    makeAdministeredSchools(databaseUrl, { count, userId, prefix });
  const asked = await made(ASKED, 'asked');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: '-c search_path=app' });
  const searches = Array.from({ length: SEARCHES }, (_, at) => ({
    school: asked[at % ASKED] ?? { id: '', code: '', yearId: '' },
    words: WORDS[Math.floor(at / ASKED) % WORDS.length] ?? '',
  }));
  try {
    return await withProduct(bench, { ...BEHIND_PROXY, ROLE: 'api' }, async (url) => {
      // Filling schools takes longer than a token lasts.
      const measure = async (schools: number) =>
        searchRows({ url, session: await signIn(bench.environment), pool, searches }, schools);
      await fillSchools(databaseUrl, 'asked');
      const few = await measure(ASKED);
      await made(BESIDE, 'beside');
      await fillSchools(databaseUrl, 'beside');
      return [...few, ...(await measure(ASKED + BESIDE))];
    });
  } finally {
    await pool.end();
  }
}

async function searchRows(searched: Searched, schools: number): Promise<Row[]> {
  const { url, session, pool, searches } = searched;
  await checkSame(searched);
  const requests = searches.map((search) => ({
    path: pathOf(search),
    headers: { authorization: session.authorization, 'x-forwarded-for': randomAddress() },
  }));
  const pairs = await interleave(
    () => load(url, requests),
    () => timedInLanes(searches, async (search) => void (await rawSearch(pool, search))),
  );
  const name = `search among 5,000 pupils, ${schools} schools`;
  return [
    throughputRow({ name: `${name} / raw query`, goal: '' }, pairs, 'a second'),
    latencyRow({ name: `${name}, time to reply`, goal: 'p99 <= 100 ms' }, pairs),
  ];
}

function pathOf({ school, words }: Search): string {
  return `/api/pupils?${new URLSearchParams({ schoolCode: school.code, academicYearId: school.yearId, search: words, limit: String(PAGE) })}`;
}

/** What the page shows, asked for by one statement of the role that owns the tables. */
async function rawSearch(pool: pg.Pool, { school, words }: Search): Promise<string[]> {
  const named = words.split(' ').map(
    (_, at) => `AND id IN (SELECT pupil_id FROM pupil_name_words
      WHERE school_id = $1 AND word >= $${at + 2} AND word < $${at + 2} || U&'\\+10FFFF')`,
  );
  const text = `
    SELECT id, name, sex, register_number, number_ending, left_on, (SELECT class_id FROM class_memberships
      WHERE school_id = $1 AND pupil_id = pupils.id AND now()::date BETWEEN from_day AND coalesce(to_day, 'infinity'))
    FROM pupils WHERE school_id = $1 AND deleted_at IS NULL ${named.join(' ')}
    ORDER BY sort_name, id LIMIT ${PAGE}`;
  const name = `search for ${named.length}`;
  const { rows } = await pool.query({ name, text, values: [school.id, ...words.split(' ')] });
  return rows.map(({ id }) => id);
}

async function checkSame({ url, session, pool, searches }: Searched): Promise<void> {
  for (const search of searches.slice(0, ASKED * WORDS.length)) {
    const headers = { authorization: session.authorization, 'x-forwarded-for': randomAddress() };
    const response = await fetch(url + pathOf(search), { headers });
    if (!response.ok) throw new Error(`${pathOf(search)}: ${response.status} ${await response.text()}`);
    const { items } = (await response.json()) as { items: { id: string }[] };
    const expected = await rawSearch(pool, search);
    if (items.length === 0 || items.map(({ id }) => id).join() !== expected.join())
      throw new Error(`${pathOf(search)} found ${items.length}, the raw query ${expected.length}.`);
  }
}
