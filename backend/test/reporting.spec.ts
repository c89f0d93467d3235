import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { BillingService } from '../src/modules/billing/index.js';
import { SubscriptionService } from '../src/modules/subscription/index.js';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import {
  makeMember,
  makeSchool,
  makeTrialSchool,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let other: TestSchool;
let supervisor: TestPerson;
let teacher: TestPerson;
let reader: Client;

beforeAll(async () => {
  t = await startTestApp();
  school = await makeTrialSchool(t, 'aba1001');
  other = await makeTrialSchool(t, 'bbb2002');
  supervisor = await makeMember(t, school, 'supervisor');
  teacher = await makeMember(t, school, 'teacher');
  await makeMember(t, other, 'teacher');
  await writePlan(school, teacher);
  await writePlan(school, teacher);
  await writePlan(other, await makeMember(t, other, 'teacher'));
  reader = new Client({ connectionString: t.database.superuserUrl });
  await reader.connect();
});
afterAll(async () => {
  await reader?.end();
  await t?.close();
});

async function writePlan({ host }: TestSchool, { token }: TestPerson) {
  const id = randomUUID();
  const times = { date: '2026-11-23', startTime: '07:40', endTime: '08:40' };
  const texts = {
    className: '4 Bestari',
    subject: 'Matematik',
    objective: '',
    activities: '',
    reflection: '',
  };
  await t
    .call('post', '/api/lesson-plans', { host, token })
    .send({ id, ...times, ...texts })
    .expect(201);
  return id;
}

/** What the hosted backend's /rest/v1 does with a verified token. */
async function readAs(claims: object, select: string) {
  await reader.query('BEGIN');
  try {
    const role = `SELECT set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`;
    await reader.query(role, [JSON.stringify(claims)]);
    return (await reader.query(select)).rows;
  } finally {
    await reader.query('ROLLBACK');
  }
}

const as = ({ userId }: TestPerson) => ({ sub: userId, role: 'authenticated' });

it('a member reads which schools are theirs, and as what', async () => {
  const rows = await readAs(as(supervisor), 'SELECT school_code, role FROM reporting.my_schools');
  expect(rows).toEqual([{ school_code: school.code, role: 'supervisor' }]);
});

it('people are counted of one’s own school only', async () => {
  const rows = await readAs(as(teacher), 'SELECT * FROM reporting.school_people ORDER BY role');
  expect(rows).toEqual([
    { school_code: school.code, role: 'main_admin', people: 1 },
    { school_code: school.code, role: 'supervisor', people: 1 },
    { school_code: school.code, role: 'teacher', people: 1 },
  ]);
});

it('lesson plans are counted by the day for who supervises them', async () => {
  const days = 'SELECT school_code, date::text, lesson_plans, teachers FROM reporting.lesson_plan_days';
  expect(await readAs(as(supervisor), days)).toEqual([
    { school_code: school.code, date: '2026-11-23', lesson_plans: 2, teachers: 1 },
  ]);
  expect(await readAs(as(teacher), days)).toEqual([]);
});

it('a sample counts from the day that somebody has edited it', async () => {
  const fresh = await makeTrialSchool(t, 'cba3003');
  const admin = await makeMember(t, fresh, 'admin');
  const plans = (method: 'get' | 'put', path = '') =>
    t.call(method, `/api/lesson-plans${path}`, { host: fresh.host, token: admin.token });
  await plans('put', '/samples').expect(200);
  const counted = () => readAs(as(admin), 'SELECT date::text, lesson_plans FROM reporting.lesson_plan_days');
  expect(await counted()).toEqual([]);
  const [sample] = (await plans('get').expect(200)).body.items;
  const { className, subject, startTime, endTime, version, date } = sample;
  const texts = { objective: 'Sendiri', activities: '', reflection: '' };
  await plans('put', `/${sample.id}`)
    .send({ className, subject, startTime, endTime, version, date, ...texts })
    .expect(200);
  expect(await counted()).toEqual([{ date, lesson_plans: 1 }]);
});

it.each(['my_schools', 'school_people', 'lesson_plan_days'])(
  'nobody without a membership reads %s',
  async (view) => {
    const select = `SELECT * FROM reporting.${view}`;
    expect(await readAs({ sub: randomUUID() }, select)).toEqual([]);
    expect(await readAs({}, select)).toEqual([]);
    const another = `${select} WHERE school_code = '${other.code}'`;
    expect(await readAs(as(supervisor), another)).toEqual([]);
  },
);

it('the room of a plan is open to its author and to those who supervise, and to nobody else', async () => {
  const id = await writePlan(school, teacher);
  const colleague = await makeMember(t, school, 'teacher');
  const stranger = await makeMember(t, other, 'supervisor');
  const mayEnter = async (person: TestPerson, room: string) => {
    const [row] = await readAs(as(person), `SELECT reporting.may_enter_room('${room}') AS may`);
    return row.may;
  };
  const room = `lesson-plan:${school.code}:${id}`;
  expect(await mayEnter(teacher, room)).toBe(true);
  expect(await mayEnter(supervisor, room)).toBe(true);
  expect(await mayEnter(colleague, room)).toBe(false);
  expect(await mayEnter(stranger, room)).toBe(false);
  expect(await mayEnter(stranger, `lesson-plan:${other.code}:${id}`)).toBe(false);
  for (const none of ['', 'lesson-plan', `lesson-plan:${school.code}:x`, `plan:${school.code}:${id}`])
    expect(await mayEnter(supervisor, none)).toBe(false);
});

it('whoever is signed in reads these views of the product and nothing else, and a stranger nothing', async () => {
  const { rows } = await reader.query(`
    SELECT r.name AS reader, n.nspname || '.' || c.relname AS readable
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname IN ('app', 'bullmq', 'reporting')
    CROSS JOIN (SELECT rolname AS name FROM pg_roles WHERE rolname IN ('anon', 'authenticated')) r
    WHERE c.relkind IN ('r', 'p', 'v', 'm') AND has_any_column_privilege(r.name, c.oid, 'SELECT')
      AND has_schema_privilege(r.name, n.oid, 'USAGE')
    ORDER BY readable`);
  expect(rows).toEqual(
    ['lesson_plan_days', 'my_schools', 'school_people'].map((view) => ({
      reader: 'authenticated',
      readable: `reporting.${view}`,
    })),
  );
});

it('the product’s own tables stay closed to whoever is signed in', async () => {
  for (const table of ['schools', 'school_members', 'lesson_plans']) {
    await expect(readAs(as(supervisor), `SELECT * FROM app.${table}`)).rejects.toThrow('permission denied');
  }
});

describe('Reports', () => {
  const REPORTS = ['school_people', 'lesson_plan_days'];
  /** A month has been paid so many days ago: its last day, its grace and its limited time are known. */
  const LEVELS: [level: string, daysAgo: number, isOpen: boolean][] = [
    ['none', 5, true],
    ['grace_period', 35, true],
    ['limited', 50, false],
    ['locked', 90, false],
  ];

  async function paidSchool(daysAgo: number) {
    const school = await makeSchool(t);
    const admin = await makeMember(t, school, 'admin');
    await rowsOf(
      t.database,
      `INSERT INTO lesson_plans (id, school_id, author_id, date, start_time, end_time, class_name, subject, objective,
         activities, reflection, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, '2026-11-23', '07:40', '08:40', '4 Bestari', 'Matematik', '', '', '',
         now(), now())`,
      [school.id, admin.userId],
    );
    const paidAt = t.app.get(BusinessClock).now() - daysAgo * DAY_MS;
    const payment = { planCode: 't20', termMonths: 1, paidAt } as const;
    await t.app.get(BillingService).recordManualPayment(school.id, payment, paidAt);
    return { school, admin };
  }

  const levelOf = async ({ school, admin }: Awaited<ReturnType<typeof paidSchool>>) =>
    (await t.call('get', '/api/subscription/status', { host: school.host, token: admin.token }).expect(200))
      .body.restrictionLevel;
  const isOpenTo = async (person: TestPerson, view: string) =>
    (await readAs(as(person), `SELECT * FROM reporting.${view}`)).length > 0;

  it.each(LEVELS)(
    'at %s are open or closed in every view, though no worker has passed a boundary since',
    async (level, daysAgo, isOpen) => {
      const own = await paidSchool(daysAgo);
      expect(await levelOf(own)).toBe(level);
      for (const view of REPORTS) expect([view, await isOpenTo(own.admin, view)]).toEqual([view, isOpen]);
      const [mine] = await readAs(
        as(own.admin),
        'SELECT school_code, may_view_reports FROM reporting.my_schools',
      );
      expect(mine).toEqual({ school_code: own.school.code, may_view_reports: isOpen });
    },
  );

  it('stay so once the boundaries have been passed', async () => {
    const schools = await Promise.all(LEVELS.map(([, daysAgo]) => paidSchool(daysAgo)));
    await t.app.get(SubscriptionService).passDueBoundaries(t.app.get(BusinessClock).now());
    for (const [index, { admin }] of schools.entries())
      for (const view of REPORTS) expect(await isOpenTo(admin, view)).toBe(LEVELS[index]?.[2]);
  });

  it('close at once with a suspension, and follow the business clock where that is frozen', async () => {
    const suspended = await paidSchool(5);
    const now = t.app.get(BusinessClock).now();
    const suspension = {
      kind: 'suspension',
      id: randomUUID(),
      from: now,
      until: null,
      actor: 'test',
    } as const;
    await t.app.get(SubscriptionService).recordFact(suspended.school.id, suspension, now);
    expect(await isOpenTo(suspended.admin, 'school_people')).toBe(false);

    const later = await paidSchool(5);
    await t.clockAt(new Date(now + 60 * DAY_MS).toISOString());
    expect(await isOpenTo(later.admin, 'school_people')).toBe(false);
    await t.clockAt(null);
    expect(await isOpenTo(later.admin, 'school_people')).toBe(true);
  });

  it('of a school that never had a subscription are closed', async () => {
    const school = await makeSchool(t);
    const admin = await makeMember(t, school, 'admin');
    expect(await isOpenTo(admin, 'school_people')).toBe(false);
  });

  it('are all the views that are granted, but for whose member one is', async () => {
    const granted = await rowsOf<{ name: string }>(
      t.database,
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'reporting'::regnamespace AND relkind = 'v'
       AND has_table_privilege('authenticated', oid, 'SELECT') ORDER BY relname`,
    );
    expect(granted.map(({ name }) => name)).toEqual(['my_schools', ...REPORTS].toSorted());
  });
});

it('a suspended member reads nothing on the days of the suspension', async () => {
  const away = await makeMember(t, school, 'supervisor');
  const admin = await makeMember(t, school, 'admin');
  const suspend = (from: string) =>
    t
      .call('put', `/api/members/${away.userId}/suspension`, { host: school.host, token: admin.token })
      .send({ from, to: null, reason: 'Cuti belajar' })
      .expect(200);
  const read = () => readAs(as(away), 'SELECT school_code FROM reporting.my_schools');
  await suspend('2099-01-01');
  expect(await read()).toEqual([{ school_code: school.code }]);
  await suspend('2020-01-01');
  expect(await read()).toEqual([]);
  expect(await readAs(as(away), 'SELECT FROM reporting.lesson_plan_days')).toEqual([]);
});
