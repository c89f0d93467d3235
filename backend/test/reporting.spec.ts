import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
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

it('the product’s own tables stay closed to whoever is signed in', async () => {
  for (const table of ['schools', 'school_members', 'lesson_plans']) {
    await expect(readAs(as(supervisor), `SELECT * FROM app.${table}`)).rejects.toThrow('permission denied');
  }
});
