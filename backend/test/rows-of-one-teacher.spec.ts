import { VerdictTelling } from '../src/modules/reviews/index.js';
import type { RowScope } from '../src/platform/access/route-policy.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { CollectedExports } from '../src/platform/exports/collected-exports.js';
import { asBytes } from './support/as-bytes.js';
import { FIELDS, NOT_SOUGHT, SURFACES, wordsFor } from './support/fields-on-surfaces.js';
import {
  ASKED_ELSEWHERE,
  ASKS,
  type Ask,
  hiddenFrom,
  LISTS,
  PARTLY_SHARED,
  WITHOUT_ROW,
} from './support/lists-of-rows.js';
import { openStream } from './support/open-stream.js';
import { type Route, schoolRoutes } from './support/routes.js';
import { rowsOf } from './support/rows-of.js';
import {
  EVERY_KIND,
  EVERYBODY,
  IDS,
  NOWHERE,
  type OwnersWorld,
  ownersWordsIn,
  ownersWorld,
  type Who,
} from './support/rows-of-one-teacher.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { wordsOfReply } from './support/words-of-reply.js';

/** Whose own counts are looked at; who left, is suspended or elsewhere is answered nothing here in any case. */
const COUNTED: readonly Who[] = ['colleague', 'other', 'former'];

let t: TestApp;
let world: OwnersWorld;
/** Of everybody, before there was a row and since. */
let before: readonly Answered[];
let since: readonly Answered[];

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' });
  world = await ownersWorld(t);
  before = await answersTo(LISTS, [...COUNTED, 'head', 'owner']);
  await world.fill();
  since = await answersTo(LISTS, EVERYBODY);
  // Half a thousand calls twice, on a machine that may do something else.
}, 300_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await t?.close();
});

const nameOf = ({ method, template }: Route) => `${method} ${template}`;
type Answered = Readonly<{ name: string; who: Who; status: number; words: string }>;
let asked = 0;
async function answer(name: string, { query, row, path: pathOf }: Ask, who: Who): Promise<Answered> {
  const path =
    pathOf?.(world.visitorSecret()) ?? name.replace('get ', '').replace(/:\w+/, row ? IDS[row] : NOWHERE);
  const more = typeof query === 'function' ? query(world.people.owner.userId, world.school.year) : query;
  asked += 1;
  // Each from an address of its own: limits are another test's.
  const address = `10.0.${asked >> 8}.${asked % 256}`;
  const call = world.ask(who, 'get', more ? `${path}?${more}` : path).set('x-forwarded-for', address);
  const reply = await asBytes(call);
  return { name, who, status: reply.status, words: await wordsOfReply(reply) };
}
async function answersTo(lists: Readonly<Record<string, Ask>>, people: readonly Who[]) {
  const found: Answered[] = [];
  for (const [name, ask] of Object.entries(lists))
    found.push(...(await Promise.all(people.map((who) => answer(name, ask, who)))));
  return found;
}
const routesOf = (...scopes: readonly RowScope[]) =>
  schoolRoutes(t).filter(({ method, rows }) => method === 'get' && rows && scopes.includes(rows));
const isAsBefore = ({ name, who, words }: Answered) =>
  before.some((earlier) => earlier.name === name && earlier.who === who && earlier.words === words);

describe('what is asked for', () => {
  it('is every list, count, file and object of one’s own or of whom one verifies', () => {
    expect(routesOf('own', 'supervised').map(nameOf).toSorted()).toEqual(
      Object.keys({ ...ASKS, ...ASKED_ELSEWHERE }).toSorted(),
    );
    expect(routesOf('school').map(nameOf)).toEqual(expect.arrayContaining(Object.keys(PARTLY_SHARED)));
  });

  it('has a row of everything that is somebody’s own', async () => {
    const without: string[] = [];
    for (const { table, ...own } of t.app.get(CollectedExports).all()) {
      if (own.to !== 'person' || table in WITHOUT_ROW) continue;
      const statement = `SELECT FROM ${table} WHERE school_id = $1 AND ${own.person} = $2 LIMIT 1`;
      const found = await rowsOf(t.database, statement, [world.school.id, world.people.owner.userId]);
      if (found.length === 0) without.push(table);
    }
    expect(without).toEqual([]);
  });

  it('is found by whose it is: what nobody else finds is there', () => {
    const missed = Object.entries(LISTS).filter(([name, { by = 'owner', isChanged }]) => {
      const found = since.find((reply) => reply.name === name && reply.who === by);
      if (found?.status !== 200) return true;
      return isChanged ? isAsBefore(found) : ownersWordsIn(found.words, EVERY_KIND).length === 0;
    });
    expect(missed).toEqual([]);
  });

  it('holds nothing that is somebody else’s, whoever asks and whatever the route says of its rows', async () => {
    const ofSchool = routesOf('school').filter(
      ({ template, isStream }) => !template.includes(':') && !isStream,
    );
    const lists = Object.fromEntries(ofSchool.map((route) => [nameOf(route), {}] as const));
    const replies = [...since, ...(await answersTo(lists, ['colleague', 'head', 'foreigner']))];
    const leaks = replies.flatMap(({ name, who, words }) => {
      const found = ownersWordsIn(words, hiddenFrom(who, name));
      return found.length > 0 ? [`${name} tells ${who} ${found}`] : [];
    });
    expect(leaks).toEqual([]);
  });

  it('is nothing to who has left or is suspended', () => {
    const away = since.filter(({ who }) => who === 'suspended' || who === 'ended');
    expect([...new Set(away.map(({ status }) => status))]).toEqual([403]);
  });

  it('is the same before and after somebody else has rows, by every count in it', () => {
    const own = new Set(routesOf('own').map(nameOf));
    const changed = since.filter(
      (reply) =>
        ASKS[reply.name]?.alsoSchools === undefined &&
        reply.name in ASKS &&
        (COUNTED.includes(reply.who) || (reply.who === 'head' && own.has(reply.name))) &&
        !isAsBefore(reply),
    );
    expect(changed.map(({ name, who, words }) => [name, who, words.slice(0, 200)])).toEqual([]);
  });

  it('is heard on the open line of a person by nobody else', async () => {
    const unreadOf = async (who: Who) => {
      const line = await openStream(await t.app.getUrl(), world.school, world.people[who].token);
      const { data } = await line.nextOf('notifications');
      line.close();
      return data;
    };
    expect(await unreadOf('owner')).not.toEqual({ unread: 0 });
    for (const who of ['colleague', 'other', 'former', 'head'] as const)
      expect([who, await unreadOf(who)]).toEqual([who, { unread: 0 }]);
  });
});

describe('each field', () => {
  it.each(SURFACES)(
    'of a $noun stands on $surface, or it is said why not',
    async ({ noun, name, notHere, ...asked }) => {
      const { status, words } = await answer(name, asked, asked.by ?? 'owner');
      expect(status).toBe(200);
      const placed = FIELDS[noun].map(
        (field) => [field, wordsFor(noun, asked.kept, field).test(words)] as const,
      );
      expect(placed.filter(([, isThere]) => !isThere).map(([field]) => field)).toEqual(
        Object.keys(notHere ?? {}),
      );
    },
  );

  it('of a plan is found by its words, or it is said why not', async () => {
    const missed: string[] = [];
    for (const field of FIELDS.plan) {
      const word = field === 'className' ? 'class' : field.toLowerCase();
      const query = field === 'subject' ? 'query=Sains' : `query=Zownplan${word}`;
      const { words } = await answer('get /api/search', { query }, 'owner');
      if (!words.includes(IDS.shared) && !words.includes(IDS.own)) missed.push(field);
    }
    expect(missed).toEqual(Object.keys(NOT_SOUGHT));
  });

  it('of a plan is sealed, but what is written afterwards', async () => {
    await t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() + 2 * 60_000 });
    const seals = await rowsOf<{ content: string }>(
      t.database,
      'SELECT content FROM seals WHERE school_id = $1',
      [world.school.id],
    );
    const missed = FIELDS.plan.filter(
      (field) => !seals.every(({ content }) => wordsFor('plan', 'sent', field).test(content)),
    );
    expect([seals.length, missed]).toEqual([1, ['reflection']]);
  });
});
