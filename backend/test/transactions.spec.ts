import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { VerdictTelling } from '../src/modules/reviews/sendings/verdict-telling.js';
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
import { importCalls } from './support/import-calls.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

/** So many rounds of a contest; `npm run contests` has 1,000. */
const CONTESTS = Number(process.env.CONTESTS ?? 5);
/** More than are written at once; there it is 2,500. */
const CHANGED_PUPILS = Number(process.env.CHANGED_PUPILS ?? 1_250);

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'aminah' | 'lim', TestPerson>;

const WEEK = '2026-10-12';
const DAYS = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'];
const HOURS = ['08', '09', '10', '11', '12'];
const PLAN = {
  ...{ startTime: '08:00', endTime: '08:30', className: '5 Bestari', subject: 'Sains' },
  ...{ objective: 'Tiga bahan.', activities: 'Stesen', reflection: '' },
};

beforeAll(async () => {
  t = await shareTestApp();
  at('2026-10-11T20:00');
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin'),
    aminah: await makeMember(t, school, 'teacher', 'Aminah'),
    lim: await makeMember(t, school, 'supervisor', 'Lim'),
  };
});
afterAll(() => t?.close());

type Who = keyof typeof people;
const at = (time: string) => t.app.get(BusinessClock).freezeAt(Date.parse(`${time}:00+08:00`));
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });
const add = async (path: string, body: object, who: Who = 'admin'): Promise<string> => {
  const id = randomUUID();
  await ask(who, 'post', path)
    .send({ id, ...body })
    .expect(201);
  return id;
};
const supervise = (academicYearId: string, from: string) =>
  add('/api/supervisions', {
    ...{ academicYearId, teacherId: people.aminah.userId, subjectId: null, step: 1 },
    ...{ supervisorId: people.lim.userId, from, to: null },
  });
const send = (day: string, plans: readonly Readonly<{ planId: string; version: number }>[]) =>
  ask('aminah', 'post', '/api/my-week/sending').send({ id: randomUUID(), day, pressedAt: null, plans });
const verify = (planId = '') =>
  ask('lim', 'post', `/api/school-plans/${planId}/verdicts`).send({
    ...{ id: randomUUID(), verdict: 'verified' },
    comments: [{ id: randomUUID(), section: 'objective', body: 'Baik.' }],
  });

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

describe('of the plans of a week', () => {
  let plans: string[];

  beforeAll(async () => {
    const { body } = await ask('admin', 'get', '/api/academic-years').expect(200);
    await supervise(body.currentId, '2026-10-01');
    plans = [];
    for (const date of DAYS)
      for (const hour of HOURS)
        plans.push(
          await add(
            '/api/lesson-plans',
            { ...PLAN, date, startTime: `${hour}:00`, endTime: `${hour}:30` },
            'aminah',
          ),
        );
  });

  it('25 are sent in at most 50 statements', async () => {
    const sent = plans.map((planId) => ({ planId, version: 1 }));
    expect(await statementsOf(() => send(WEEK, sent).expect(200))).toBeLessThanOrEqual(50);
  });

  it('one is judged in at most 25', async () => {
    expect(await statementsOf(() => verify(plans[0]).expect(200))).toBeLessThanOrEqual(25);
  });

  it('25 that were verified are sealed in at most 30', async () => {
    for (const planId of plans.slice(1)) await verify(planId).expect(200);
    at('2026-10-11T20:02');
    const now = t.app.get(BusinessClock).now();
    const telling = () => t.app.get(VerdictTelling).tellAll(now - 60_000, now, school.id);
    expect(await statementsOf(telling)).toBeLessThanOrEqual(30);
    const sealed = await rowsOf(t.database, 'SELECT 1 FROM seals WHERE school_id = $1', [school.id]);
    expect(sealed).toHaveLength(25);
  });
});

it(`of a list of ${CHANGED_PUPILS} pupils those that change take at most three times the statements of the new, undone too`, async () => {
  const { matched, run, undo } = importCalls(() => ({ t, school, person: people.admin }));
  const list = (birthDate: string) =>
    [
      'NAMA MURID,JANTINA,NO DAFTAR,TARIKH LAHIR,NAMA BAPA,TEL BAPA',
      ...Array.from(
        { length: CHANGED_PUPILS },
        (_, n) => `Murid ${n},L,D${n},${birthDate},Bapa ${n},012345${String(n).padStart(4, '0')}`,
      ),
    ].join('\n');
  const first = await matched(list('14/02/2016'));
  const added = await statementsOf(() => run(first.id).expect(200));
  const second = await matched(list('15/02/2016'));
  expect(second.counts).toMatchObject({ new: 0, changed: CHANGED_PUPILS, bad: 0 });
  expect(await statementsOf(() => run(second.id).expect(200))).toBeLessThanOrEqual(3 * added);
  expect(await statementsOf(() => undo(second.id).expect(200))).toBeLessThanOrEqual(3 * added);
});

it('60 sets are made in at most 30 statements, and made again they are the same', async () => {
  const make = (path: string, body: object) => ask('admin', 'post', path).send(body).expect(201);
  const ofYear = { academicYearId: school.year, gradeLevels: ['T3'], shift: 'morning', stream: null };
  const classes = Array.from({ length: 6 }, (_, at) => ({
    ...{ id: randomUUID(), name: `3 Kelas ${at}`, classTeacherId: null, groups: [], ...ofYear },
  }));
  const levels = [{ gradeLevel: 'T3', curriculum: 'KSSR', periodsAWeek: 4 }];
  const subjects = Array.from({ length: 10 }, (_, at) => ({
    ...{ id: randomUUID(), name: `Subjek ${at}`, code: `S${at}`, language: 'ms', religion: null, levels },
  }));
  await make('/api/classes/batch', { classes });
  await make('/api/subjects/batch', { subjects });
  const teachingSets = classes.flatMap(({ id: classId }) =>
    subjects.map(({ id: subjectId }) => ({
      ...{ id: randomUUID(), academicYearId: school.year, subjectId, name: null, periodsAWeek: 4 },
      ...{ parts: [{ classId, groupId: null }], teachers: [] },
    })),
  );
  const makeSets = () => make('/api/teaching-sets/batch', { teachingSets });
  expect(await statementsOf(makeSets)).toBeLessThanOrEqual(30);
  const ids = (await makeSets()).body.items.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(teachingSets.map(({ id }) => id));
});

describe('at one instant', () => {
  it(`of two verdicts and two sendings one counts, and the session closes: ${CONTESTS} times`, async () => {
    const year = await add('/api/academic-years', {
      ...{ name: '2025', firstDay: '2025-01-13', lastDay: '2025-12-19' },
    });
    const day = '2025-03-03';
    await supervise(year, '2025-01-13');
    const planOn = async () => ({
      planId: await add('/api/lesson-plans', { ...PLAN, date: day }, 'aminah'),
      version: 1,
    });
    let [edited, judged] = [await planOn(), await planOn()];
    await send(day, [judged]).expect(200);
    for (let round = 1; round <= CONTESTS; round += 1) {
      const { body } = await ask('aminah', 'put', `/api/lesson-plans/${edited.planId}`)
        .send({ ...PLAN, date: day, version: edited.version, objective: `Pusingan ${round}` })
        .expect(200);
      const sent = { ...edited, version: body.version };
      const [verdicts, sendings, closing] = await Promise.all([
        Promise.all([verify(judged.planId), verify(judged.planId)]),
        Promise.all([send(day, [sent]), send(day, [sent])]),
        ask('admin', 'put', `/api/academic-years/${year}/closure`).send({ reason: 'Tamat' }),
      ]);
      const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status);
      const counted = await rowsOf(t.database, STANDING, [
        ...[school.id, sent.planId, sent.version, judged.planId, judged.version, year],
      ]);
      expect([round, statuses(verdicts).toSorted(), statuses(sendings), closing.status, counted]).toEqual([
        ...[round, [200, 403], [200, 200], 200, [{ sent: 1, verdicts: 1, closed: true }]],
      ]);
      await ask('admin', 'delete', `/api/academic-years/${year}/closure`).expect(200);
      [edited, judged] = [judged, sent];
    }
  }, 600_000);
});

const STANDING = `
  SELECT
    (SELECT count(*)::int FROM submitted_records
     WHERE school_id = $1 AND record_id = $2 AND record_version = $3) AS sent,
    (SELECT count(*)::int FROM verdicts AS said
     JOIN submitted_records AS sent ON sent.school_id = said.school_id AND sent.id = said.submitted_id
     WHERE sent.school_id = $1 AND sent.record_id = $4 AND sent.record_version = $5) AS verdicts,
    (SELECT closed_at IS NOT NULL FROM academic_years WHERE school_id = $1 AND id = $6) AS closed`;
