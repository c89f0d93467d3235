import { sql } from 'kysely';
import { SchoolsService } from '../src/modules/schools/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { Database } from '../src/platform/database/database.js';
import {
  BEHIND_VIEWS,
  CHANGED_BY_TRIGGERS,
  OPAQUE_FUNCTIONS,
} from '../src/platform/database/statement-effects.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import {
  FOLLOWING_REFERENCES,
  FUNCTIONS,
  followed,
  isDynamic,
  RULES,
  TRIGGERS,
  tablesWrittenIn,
  VIEWS,
  withCalled,
} from './support/hidden-changes.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let people: Record<'lim', TestPerson>;

beforeAll(async () => {
  t = await shareTestApp();
  at('2026-10-11T20:00');
  school = await makeTrialSchool(t);
  people = { lim: await makeMember(t, school, 'supervisor', 'Lim') };
});
afterAll(() => t?.close());

const at = (time: string) => t.app.get(BusinessClock).freezeAt(Date.parse(`${time}:00+08:00`));

/** How many statements the product sends for what is done. */
async function statementsOf(work: () => PromiseLike<unknown>): Promise<number> {
  const { statements } = t.app.get(Database);
  const before = statements.soFar;
  await work();
  return statements.soFar - before;
}

describe('what a transaction has read', () => {
  const database = () => t.app.get(Database);
  const inTransaction = <T>(work: () => Promise<T>) => database().tenantTransaction(school.id, work);
  const nameOfLim = async () => {
    const members = await t.app.get(SchoolsService).membersOf(school.id);
    return members.find(({ userId }) => userId === people.lim.userId)?.name;
  };
  const rename = (name: string) =>
    sql`UPDATE school_members SET display_name = ${name} WHERE user_id = ${people.lim.userId}`.execute(
      database().tables(),
    );
  const renameElsewhere = (name: string) =>
    rowsOf(t.database, 'UPDATE school_members SET display_name = $1 WHERE user_id = $2', [
      ...[name, people.lim.userId],
    ]);

  afterEach(() => renameElsewhere('Lim'));

  it('is read once, asked together or one after the other, and once again where it was written', async () => {
    const readAll = () =>
      inTransaction(async () => {
        await Promise.all([nameOfLim(), nameOfLim()]);
        await nameOfLim();
        await rename('Lim Jia Hui');
        expect(await nameOfLim()).toBe('Lim Jia Hui');
        await nameOfLim();
      });
    expect(await statementsOf(readAll)).toBe(3);
  });

  it('is no other transaction’s, and ends with its own', async () => {
    await inTransaction(async () => {
      expect(await nameOfLim()).toBe('Lim');
      await renameElsewhere('Lim Siew Mei');
      expect(await nameOfLim()).toBe('Lim');
    });
    expect(await inTransaction(nameOfLim)).toBe('Lim Siew Mei');
    const failing = inTransaction(async () => {
      await rename('Nobody');
      expect(await nameOfLim()).toBe('Nobody');
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(await inTransaction(nameOfLim)).toBe('Lim Siew Mei');
  });

  it.each([
    'SELECT pg_advisory_xact_lock(1)',
    'SELECT id FROM academic_years FOR UPDATE',
    'SAVEPOINT before_it',
  ])('is read anew behind %s: others may have committed meanwhile', async (lock) => {
    await inTransaction(async () => {
      expect(await nameOfLim()).toBe('Lim');
      await renameElsewhere('Lim Siew Mei');
      await sql.raw(lock).execute(database().tables());
      expect(await nameOfLim()).toBe('Lim Siew Mei');
    });
  });

  it('is read anew behind a savepoint that was rolled back to', async () => {
    const run = (text: string) => sql.raw(text).execute(database().tables());
    await inTransaction(async () => {
      await run('SAVEPOINT before_it');
      await rename('Nobody');
      expect(await nameOfLim()).toBe('Nobody');
      await run('ROLLBACK TO SAVEPOINT before_it');
      expect(await nameOfLim()).toBe('Lim');
    });
  });
});

describe('what changes behind a statement', () => {
  it('is what triggers change, which says a list', async () => {
    const functions = await rowsOf<{ name: string; source: string }>(t.database, FUNCTIONS);
    const triggers = (await rowsOf<{ table: string; source: string }>(t.database, TRIGGERS)).map(
      ({ table, source }) => ({ table, source: withCalled(source, functions) }),
    );
    expect(triggers.filter(({ source }) => isDynamic(source))).toEqual([]);
    const changed = triggers.flatMap(({ table, source }) =>
      tablesWrittenIn(source).map((behind) => ({ table, behind })),
    );
    expect(followed(changed)).toEqual(CHANGED_BY_TRIGGERS);
  });

  it('is nothing that follows a reference or a rule', async () => {
    expect(await rowsOf(t.database, FOLLOWING_REFERENCES)).toEqual([]);
    expect(await rowsOf(t.database, RULES)).toEqual([]);
  });

  it('is read through views and functions, which say lists', async () => {
    const views = await rowsOf<{ table: string; behind: string }>(t.database, VIEWS);
    expect(followed(views)).toEqual(BEHIND_VIEWS);
    const functions = await rowsOf<{ name: string }>(t.database, FUNCTIONS);
    expect(functions.map(({ name }) => name).toSorted()).toEqual(OPAQUE_FUNCTIONS);
  });
});
