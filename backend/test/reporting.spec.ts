import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RealtimeClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { Client } from 'pg';
import { BillingService } from '../src/modules/billing/index.js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { SubscriptionService } from '../src/modules/subscription/index.js';
import type { SchoolRole } from '../src/platform/access/access.js';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { liveTopicNames } from '../src/platform/database/change-topic.js';
import {
  makeMember,
  makeSchool,
  makeTrialSchool,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { routes } from './support/routes.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const JWT_SECRET = 'rahsia-yang-cukup-panjang-untuk-ujian-ini';
const tokenOf = (sub: string) =>
  new SignJWT({ role: 'authenticated', sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(JWT_SECRET));

/** Kinds of private rooms, and who hears and who speaks there. A new one has its people and its strangers below. */
const ROOMS = { 'lesson-plan': 'heard by whoever reads the plan, who may be seen there; its author speaks' };

/** Lines that stay open, and for whom. */
const LINES = [
  '/api/operations/events/:id/events: staff',
  '/api/operations/overview/events: staff',
  '/api/operations/replays/:id/events: staff',
  '/api/operations/replays/events: staff',
  // A person's own count of what is unread, and the subscription and the topics of the school.
  '/api/subscription/events: member',
];
/** That something of it has changed is heard by the whole school; what has is asked for, as each may. */
const LIVE_TOPICS = ['imports', 'membership'];

const CHECKOUT = join(__dirname, '../..');
/** Of every hosted backend that we start or write down. */
const CONFIGURATIONS = [
  'docker-compose.yml',
  'infra/deploy/etc/auth.json',
  'infra/local/product/hosted-backend-part.ts',
];
const BOTH_RULES =
  /\broomRule"?: ['"]reporting\.may_enter_room['"],\s+"?roomWriteRule"?: ['"]reporting\.may_write_in_room['"]/;
function filesThat(pattern: RegExp): string[] {
  return ['frontend/src', 'backend/src', 'infra/functions']
    .flatMap((folder) =>
      readdirSync(join(CHECKOUT, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && pattern.test(readFileSync(join(CHECKOUT, path), 'utf8')))
    .toSorted();
}
const topicsIn = (path: string) =>
  [...readFileSync(join(CHECKOUT, path), 'utf8').matchAll(/topic = `([a-z-]+):/g)].map(([, topic]) => topic);

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

describe('the room of a plan', () => {
  const WEEK = '2026-10-12';
  const PEOPLE = {
    author: ['teacher'],
    verifier: ['supervisor'],
    second: ['supervisor'],
    general: ['supervisor'],
    former: ['supervisor'],
    others: ['supervisor'],
    colleague: ['teacher'],
    clerk: [],
    head: ['main_admin'],
    suspended: ['supervisor', 'admin'],
    ended: ['supervisor', 'admin'],
  } as const;
  type Who = keyof typeof PEOPLE | 'foreigner';
  const EVERYBODY = [...Object.keys(PEOPLE), 'foreigner'] as Who[];
  let rooms: HostedBackendProcess;
  let home: TestSchool;
  let people: Record<Who, TestPerson>;
  let planId: string;
  const open: RealtimeClient[] = [];

  const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    t.call(method, `/api/${path}`, { host: home.host, token: people[who].token });
  const done = async (who: Who, method: 'post' | 'put', path: string, body: object) => {
    const { ok, text } = await ask(who, method, path).send(body);
    if (!ok) throw new Error(text);
  };

  beforeAll(async () => {
    rooms = await startHostedBackend({
      ...{ databaseUrl: t.database.superuserUrl, jwtSecret: JWT_SECRET, publicChannels: 'nobody' },
      ...{ roomRule: 'reporting.may_enter_room', roomWriteRule: 'reporting.may_write_in_room' },
    });
    await t.clockAt('2026-10-16T20:00:00+08:00');
    home = await makeTrialSchool(t);
    const made = await Promise.all(
      Object.entries<readonly SchoolRole[]>(PEOPLE).map(
        async ([who, roles]) => [who, await makeMember(t, home, roles)] as const,
      ),
    );
    const foreigner = await makeMember(t, other, ['supervisor', 'main_admin']);
    people = { ...(Object.fromEntries(made) as Record<keyof typeof PEOPLE, TestPerson>), foreigner };
    const { academicYearId, subjectId } = await subjectOf();
    const supervise = (supervisor: Who, differing: object = {}) =>
      done('head', 'post', 'supervisions', {
        ...{ id: randomUUID(), academicYearId, teacherId: people.author.userId, subjectId: null, step: 1 },
        ...{ supervisorId: people[supervisor].userId, from: '2026-10-05', to: null, ...differing },
      });
    await supervise('former', { from: '2026-01-12', to: '2026-10-04' });
    await supervise('verifier');
    await supervise('second', { step: 2 });
    await supervise('general', { teacherId: null, subjectId });
    await supervise('others', { teacherId: people.colleague.userId });
    await done('head', 'put', 'school-settings/verificationSteps', { value: 2, from: '2026-10-16' });
    await done('head', 'put', `members/${people.suspended.userId}/suspension`, {
      ...{ from: '2026-10-01', to: null, reason: 'Cuti' },
    });
    await t.app.get(SchoolsService).removeMember(home.id, people.ended.userId);
  });
  afterAll(async () => {
    await Promise.all(open.map((client) => client.disconnect()));
    await t.clockAt(null);
    await rooms?.close();
  });
  beforeEach(async () => {
    planId = randomUUID();
    const texts = { className: '5 Bestari', subject: 'Sains', objective: 'Meramal', activities: 'Stesen' };
    const times = { date: WEEK, startTime: '08:00', endTime: '09:00' };
    await done('author', 'post', 'lesson-plans', { id: planId, ...times, ...texts, reflection: '' });
  });

  async function subjectOf() {
    const years = await ask('head', 'get', 'academic-years').expect(200);
    const subjectId = randomUUID();
    const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 3 }];
    const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels };
    await done('head', 'post', 'subjects', { id: subjectId, ...subject });
    return { academicYearId: years.body.currentId, subjectId };
  }
  const send = () =>
    done('author', 'post', 'my-week/sending', {
      ...{ id: randomUUID(), day: WEEK, pressedAt: null, plans: [{ planId, version: 1 }] },
    });

  /** What somebody may do in a room, tried on a socket; null where it does not let them in. */
  async function inRoom(who: Who, topic = `lesson-plan:${home.code}:${planId}`) {
    const params = { apikey: 'sb_publishable_test' };
    const client = new RealtimeClient(`${rooms.url}/realtime/v1`, { params });
    open.push(client);
    await client.setAuth(await tokenOf(people[who].userId));
    const channel = client.channel(topic, { config: { private: true, broadcast: { ack: true } } });
    const status = await new Promise<string>((resolve) => {
      channel.subscribe(resolve);
    });
    if (status !== 'SUBSCRIBED') return null;
    const shows = await channel.track({ userId: people[who].userId, name: 'Cikgu' });
    const says = await channel.send({ type: 'broadcast', event: 'salam', payload: {} });
    await client.removeAllChannels();
    return { shows, says };
  }
  /** Who enters, and who is not kept out by either route of the plan. */
  async function entering() {
    const found: Record<string, unknown> = {};
    const readers: Who[] = [];
    for (const who of EVERYBODY) {
      const inside = await inRoom(who);
      if (inside) found[who] = inside;
      const routes = ['lesson-plans', 'school-plans'].map((route) => ask(who, 'get', `${route}/${planId}`));
      if ((await Promise.all(routes)).some(({ status }) => status === 200)) readers.push(who);
    }
    expect(Object.keys(found).toSorted()).toEqual(readers.toSorted());
    return found;
  }
  const asAuthor = { shows: 'ok', says: 'ok' };
  const asReader = { shows: 'ok', says: 'error' };

  it('that nobody has sent is its author’s alone', async () => {
    expect(await entering()).toEqual({ author: asAuthor });
  });

  it('that is sent lets in who may read it, who say only that they are there', async () => {
    await send();
    expect(await entering()).toEqual({ author: asAuthor, verifier: asReader, head: asReader });
  });

  it('lets in who verifies second while the first verdict stands, and is closed once it is withdrawn', async () => {
    await send();
    const verdict = { id: randomUUID(), verdict: 'verified', comments: [] };
    await done('verifier', 'post', `school-plans/${planId}/verdicts`, verdict);
    expect(await entering()).toEqual({
      ...{ author: asAuthor, verifier: asReader, head: asReader, second: asReader },
    });
    const withFirst = { author: asAuthor, verifier: asReader, head: asReader };
    const takenBack = await ask('verifier', 'delete', `school-plans/${planId}/verdicts/${verdict.id}`);
    expect([takenBack.status, await entering()]).toEqual([200, withFirst]);
    await rowsOf(t.database, 'UPDATE submitted_records SET withdrawn_at = now() WHERE record_id = $1', [
      planId,
    ]);
    expect(await entering()).toEqual({ author: asAuthor });
  });

  it('is no other room than its own', async () => {
    for (const none of ['x', 'lesson-plan', `lesson-plan:${home.code}:x`, `plan:${home.code}:${planId}`])
      expect([none, await inRoom('author', none)]).toEqual([none, null]);
    expect(await inRoom('foreigner', `lesson-plan:${other.code}:${planId}`)).toBe(null);
  });

  it('is of the only kind that the product opens, and no other rule lets anybody in', async () => {
    const policies = await reader.query(`
      SELECT polname AS name FROM pg_policy
      WHERE polrelid = 'realtime.messages'::regclass AND polname <> 'service_role_messages' ORDER BY polname`);
    expect(policies.rows.map(({ name }) => name)).toEqual(['room_rule_hear', 'room_rule_speak']);
    const published = await reader.query(
      `SELECT FROM pg_publication_tables WHERE pubname = 'supabase_realtime'`,
    );
    expect(published.rows).toEqual([]);
    for (const path of CONFIGURATIONS) expect(readFileSync(join(CHECKOUT, path), 'utf8')).toMatch(BOTH_RULES);
    expect(filesThat(/\.channel\(/)).toEqual(['frontend/src/features/lesson-plans/presence/enter-room.ts']);
    expect(filesThat(/\benterRoom\(/).map(topicsIn)).toEqual([[], Object.keys(ROOMS)]);
    const { rows } = await reader.query(
      `SELECT prosrc AS source FROM pg_proc WHERE pronamespace = 'reporting'::regnamespace AND prosrc ~ 'split_part'`,
    );
    expect(rows.map(({ source }) => /'\^([a-z-]+):/.exec(source)?.[1])).toEqual(Object.keys(ROOMS));
  });
});

it('every line that stays open says who hears it, and what it tells of a school are names of topics', () => {
  const lines = routes(t).filter(({ isStream }) => isStream);
  expect(lines.map(({ template, audience }) => `${template}: ${audience}`).toSorted()).toEqual(LINES);
  expect(liveTopicNames()).toEqual(LIVE_TOPICS);
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
