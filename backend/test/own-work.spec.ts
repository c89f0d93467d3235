import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeWork } from '../src/modules/own-work/own-work-brought.js';
import { SchoolsRepository } from '../src/modules/schools/schools.repository.js';
import { Database } from '../src/platform/database/database.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const LESSON = { startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' };
const PLAN = {
  ...{ ...LESSON, date: '2026-03-02', objective: 'Murid dapat meramal.', activities: 'Meramal (60 min)' },
  ...{ learningStandards: ['9.2.1 Meramal'], reflection: 'Ali perlu bantuan.' },
};
const BLOCK = { name: 'Stesen', steps: 'Stesen 1 (15 min)', isShared: true };
const TEMPLATE = {
  ...{ name: 'Semua', category: 'achieved', language: 'ms', text: '{bil} murid.' },
  ...{ isDefault: true, isShared: true },
};
const LINK = { title: 'Video', address: 'https://contoh.my/video' };
const SUBJECT = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] };
const ROW = {
  ...{ week: 3, rank: 0, theme: 'Haba', topic: 'Haba', contentStandards: [], notes: '' },
  ...{ learningStandards: ['9.2.1 Meramal'], objective: '', crossCurricular: '', resources: '' },
};

type Where = 'before' | 'after';
let t: TestApp;
let schools: Record<Where, TestSchool>;
let teacher: TestPerson;
let subjects: Record<Where, string>;
let plan: string;

beforeAll(async () => {
  t = await shareTestApp();
  await t.clockAt('2026-10-12T06:00:00+08:00');
});
afterAll(() => t?.close());
beforeEach(async () => {
  schools = { before: await makeTrialSchool(t), after: await makeTrialSchool(t) };
  teacher = await makeMember(t, schools.before, 'teacher');
  await joinToo(schools.after, teacher);
  subjects = { before: await subjectIn('before'), after: await subjectIn('after') };
  plan = randomUUID();
  await add('before', 'lesson-plans', { ...PLAN, id: plan });
  await add('before', 'plan-attachments/links', { ...LINK, planId: plan });
  await add('before', 'plan-blocks', BLOCK);
  await add('before', 'reflection-templates', TEMPLATE);
  const yearly = randomUUID();
  const yearId = await yearOf('before');
  await add('before', 'yearly-plans', {
    ...{ id: yearly, academicYearId: yearId, subjectId: subjects.before, gradeLevel: 'T5' },
    ...{ isOwn: true, startFrom: null, fromCurriculum: false },
  });
  await add('before', 'yearly-plan-rows', { ...ROW, planId: yearly });
});

/** The same account in another school. */
async function joinToo(school: TestSchool, { userId }: TestPerson): Promise<void> {
  const member = { roles: ['teacher'] as const, displayName: 'Cikgu', email: `${userId}@contoh.test` };
  await t.app
    .get(Database)
    .tenantTransaction(school.id, () => t.app.get(SchoolsRepository).saveMember(school.id, userId, member));
}
type Method = 'get' | 'post' | 'put' | 'delete';
const ask = (where: Where, method: Method, path: string, who = teacher) =>
  t.call(method, `/api/${path}`, { host: schools[where].host, token: who.token });
const add = (where: Where, path: string, body: object, who = teacher) =>
  ask(where, 'post', path, who)
    .send({ id: randomUUID(), ...body })
    .expect(201);
async function subjectIn(where: Where): Promise<string> {
  const id = randomUUID();
  await add(where, 'subjects', { ...SUBJECT, id }, await makeMember(t, schools[where], 'main_admin'));
  return id;
}
const yearOf = async (where: Where) =>
  (await ask(where, 'get', 'academic-years').expect(200)).body.items[0].id;

async function taken(where: Where = 'before'): Promise<Record<string, unknown>> {
  const { body, headers } = await asBytes(ask(where, 'get', 'own-work')).expect(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="kerja-saya-.*\.json"$/);
  return JSON.parse(body.toString());
}
const send = (path: string, file: object | string | Buffer, who = teacher, where: Where = 'after') =>
  ask(where, 'post', `own-work/${path}`, who).attach(
    'file',
    Buffer.from(typeof file === 'string' || Buffer.isBuffer(file) ? file : JSON.stringify(file)),
    'kerja.json',
  );
const bring = async (file: object) => (await send('arrivals', file).expect(201)).body;
const fitting = async (className = '5 Elit') => {
  const asked = new URLSearchParams({ subject: 'Sains', className, standards: '9.2.1 Meramal' });
  return (await ask('after', 'get', `brought-plans?${asked}`).expect(200)).body;
};
const counts = (added: number, there = 0, invalid = 0) => ({ added, there, invalid });
const yearlyPlans = async () => {
  const year = await yearOf('after');
  return (await ask('after', 'get', `yearly-plans?academicYearId=${year}`).expect(200)).body.items;
};
const each = (count: object) => ({ blocks: count, templates: count, plans: count, yearlyPlans: count });

describe('the work of a teacher', () => {
  it('leaves as one file: what they typed, no numbers of pupils, and nothing of anybody else', async () => {
    await ask('before', 'put', `reflections/${plan}`).send({
      ...{ version: 1, status: 'taught', reason: '', present: 27, mastered: 26, result: null },
      text: 'Ali perlu bantuan.',
    });
    const colleague = await makeMember(t, schools.before, 'teacher');
    await add('before', 'plan-blocks', { ...BLOCK, name: 'Blok rakan' }, colleague);
    const file = await taken();
    expect(file).toMatchObject({
      ...{ format: 'rekod-mengajar/kerja-sendiri', version: 1, author: teacher.userId },
      blocks: [{ name: 'Stesen' }],
      templates: [{ text: '{bil} murid.' }],
      plans: [{ id: plan, objective: PLAN.objective, links: [LINK] }],
      yearlyPlans: [{ subject: 'Sains', gradeLevel: 'T5', rows: [{ week: 3 }] }],
    });
    expect(JSON.stringify(file)).not.toMatch(/Blok rakan|"(present|mastered|attachments|version)":2/);
    expect(JSON.stringify(file)).not.toMatch(/\b27\b/);
  });

  it('is tried first, which says what would come and keeps nothing', async () => {
    const { body } = await send('trials', await taken()).expect(200);
    expect(body).toMatchObject({ counts: each(counts(1)), problems: [], made: null });
    expect(await fitting()).toEqual({ items: [], all: 0 });
    expect((await ask('after', 'get', 'plan-blocks').expect(200)).body.items).toEqual([]);
  });

  it('comes into another school once, and what is there stays as it is', async () => {
    const file = await taken();
    expect((await bring(file)).counts).toEqual(each(counts(1)));
    const [block] = (await ask('after', 'get', 'plan-blocks').expect(200)).body.items;
    expect(block).toMatchObject({ name: 'Stesen', isShared: false });
    await ask('after', 'put', `plan-blocks/${block.id}`)
      .send({ ...BLOCK, name: 'Diubah', isShared: false, version: 1 })
      .expect(200);
    expect((await bring(file)).counts).toEqual(each(counts(0, 1)));
    expect((await ask('after', 'get', 'plan-blocks').expect(200)).body.items).toMatchObject([
      { name: 'Diubah' },
    ]);
    const { items } = (await ask('after', 'get', 'reflection-templates').expect(200)).body;
    expect(items).toMatchObject([{ name: 'Semua', isShared: false, isDefault: false }]);
    const yearly = await yearlyPlans();
    expect(yearly).toMatchObject([{ subjectId: subjects.after, authorId: teacher.userId, rowCount: 1 }]);
  });

  it('is there already in the school that it came from', async () => {
    const file = await taken();
    const { body } = await send('arrivals', file, teacher, 'before').expect(201);
    expect(body.counts).toEqual(each(counts(0, 1)));
  });

  it('is taken back but for what was changed since, and may come again', async () => {
    const file = await taken();
    const made: MadeWork = (await bring(file)).made;
    const [id] = made.blocks;
    await ask('after', 'put', `plan-blocks/${id}`)
      .send({ ...BLOCK, name: 'Diubah', isShared: false, version: 1 })
      .expect(200);
    await ask('after', 'post', 'own-work/arrivals/taking-back').send(made).expect(204);
    expect(await fitting()).toEqual({ items: [], all: 0 });
    expect((await ask('after', 'get', 'plan-blocks').expect(200)).body.items).toMatchObject([
      { name: 'Diubah' },
    ]);
    expect(await yearlyPlans()).toEqual([]);
    expect((await bring(file)).counts).toEqual({ ...each(counts(1)), blocks: counts(0, 1) });
    expect(await yearlyPlans()).toMatchObject([{ rowCount: 1 }]);
  });

  it('may come from a file of the first version as long as the product lives', async () => {
    const kept = readFileSync(join(__dirname, 'fixtures/own-work-1.json'), 'utf8');
    const file = { ...JSON.parse(kept), author: teacher.userId };
    expect((await bring(file)).counts).toEqual(each(counts(1)));
  });
});

describe('a plan that was brought', () => {
  it('serves lessons of its subject and level as a pattern, with its reflection and its links', async () => {
    await bring(await taken());
    const { items, all } = await fitting();
    expect([items.length, all]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({ isAboutSame: true, className: '5 Bestari', date: '2026-03-02' });
    expect((await fitting('4 Elit')).items).toEqual([]);
    const { body } = await ask('after', 'get', `brought-plans/${items[0].id}`).expect(200);
    expect(body).toMatchObject({ reflection: PLAN.reflection, attachments: [LINK] });
    await add('after', 'lesson-plans', {
      ...LESSON,
      ...{ date: '2026-10-05', className: '5 Elit' },
      ...BLANK,
    });
    const { copied } = (
      await ask('after', 'post', `brought-plans/${items[0].id}/copies`)
        .send({ date: '2026-10-12', startTime: '08:00' })
        .expect(200)
    ).body;
    const made = (await ask('after', 'get', `lesson-plans/${copied[0].id}`).expect(200)).body;
    expect(made).toMatchObject({
      objective: PLAN.objective,
      className: '5 Elit',
      reflection: '',
      attachments: 1,
    });
  });

  it('is no record of this school: no plan of a week, none that is due, and none in the list', async () => {
    await bring({
      ...(await taken()),
      plans: [{ ...((await taken()).plans as object[])[0], date: '2026-10-12' }],
    });
    expect((await ask('after', 'get', 'lesson-plans').expect(200)).body.items).toEqual([]);
    const { lessons, plans } = (await ask('after', 'get', 'my-week?day=2026-10-12').expect(200)).body;
    expect([lessons, plans]).toEqual([[], []]);
    expect((await ask('after', 'get', 'my-week?day=2026-10-19').expect(200)).body.lessons).toEqual([]);
  });

  it('is its author’s, and travels on with what they write here', async () => {
    await bring(await taken());
    const [{ id }] = (await fitting()).items;
    const colleague = await makeMember(t, schools.after, 'main_admin');
    await ask('after', 'get', `brought-plans/${id}`, colleague).expect(404);
    expect(await taken('after')).toMatchObject({ plans: [{ id, objective: PLAN.objective, links: [LINK] }] });
  });
});

const BLANK = { objective: '', activities: '', reflection: '' };

describe('a file that is none', () => {
  it.each<[string, string | Buffer]>([
    ['no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['of something else', '{"format":"lain","version":1}'],
    ['deep', `{"format":"rekod-mengajar/kerja-sendiri","version":1,"plans":${'['.repeat(100_000)}`],
    [
      'of many keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, 1]))),
    ],
    ['no lists', '{"format":"rekod-mengajar/kerja-sendiri","version":1,"plans":{"length":9}}'],
    ['of too many', `{"format":"rekod-mengajar/kerja-sendiri","version":1,"blocks":[${'1,'.repeat(500)}1]}`],
    ['of keys that mean something', '{"__proto__":{"format":"rekod-mengajar/kerja-sendiri"},"version":1}'],
  ])('is refused with a name: %s', async (_what, file) => {
    const { body } = await send('trials', file).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it('is refused where it is larger than 25 MB', async () => {
    expect((await send('trials', Buffer.alloc(25_000_001, 32)).expect(413)).body.code).toBe(
      'PAYLOAD_TOO_LARGE',
    );
  });

  it('is refused where its version is of tomorrow, or it is the work of somebody else', async () => {
    const file = await taken();
    expect((await send('trials', { ...file, version: 2 }).expect(400)).body.code).toBe('OWN_WORK_VERSION');
    const colleague = await makeMember(t, schools.after, 'teacher');
    expect((await send('arrivals', file, colleague).expect(409)).body.code).toBe('OWN_WORK_OF_ANOTHER');
    expect((await send('arrivals', { ...file, author: 'x' }).expect(400)).body.details.fields[0].field).toBe(
      'author',
    );
  });

  it('has what is wrong with each part named, and the rest comes', async () => {
    const file = await taken();
    const [good] = file.plans as object[];
    const bad = { ...good, id: randomUUID() };
    const { body } = await send('arrivals', {
      ...file,
      plans: [
        { ...bad, date: 'esok' },
        { ...bad, objective: 'a\u0000' },
        { ...bad, links: [{ title: 'x', address: 'javascript:alert(1)' }] },
        { ...bad, isAdmin: true },
        7,
        good,
        good,
      ],
      blocks: [{ id: 'satu', name: '', steps: 'a' }],
      yearlyPlans: (file.yearlyPlans as object[]).map((yearly) => ({ ...yearly, subject: 'Astronomi' })),
    }).expect(201);
    expect(body.counts).toMatchObject({
      ...{ plans: counts(1, 1, 5), blocks: counts(0, 0, 1), yearlyPlans: counts(0, 0, 1) },
    });
    const fields = body.problems.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(
      expect.arrayContaining([
        ...[
          'plans.0.date',
          'plans.1.objective',
          'plans.2.links.0.address',
          'plans.3.isAdmin',
          'plans.4.item',
        ],
        ...['blocks.0.id', 'blocks.0.name', 'yearlyPlans.0.subject'],
      ]),
    );
  });

  it('never reaches what somebody else has under the same id', async () => {
    const colleague = await makeMember(t, schools.after, 'teacher');
    const file = await taken();
    const id = (file.blocks as { id: string }[])[0]?.id;
    await add('after', 'plan-blocks', { ...BLOCK, id, name: 'Milik rakan' }, colleague);
    expect((await bring(file)).counts).toEqual(each(counts(1)));
    const own = (await ask('after', 'get', 'plan-blocks', colleague).expect(200)).body.items;
    expect(own).toMatchObject([{ id, name: 'Milik rakan' }]);
    const rows = await rowsOf(
      t.database,
      'SELECT count(*)::int AS all FROM plan_blocks WHERE school_id = $1',
      [schools.after.id],
    );
    expect(rows).toEqual([{ all: 2 }]);
  });

  it('of a thousand plans comes in one go', async () => {
    const file = await taken();
    const [good] = file.plans as object[];
    const plans = Array.from({ length: 1_000 }, () => ({ ...good, id: randomUUID(), links: [] }));
    expect((await bring({ ...file, plans })).counts.plans).toEqual(counts(1_000));
    expect((await fitting()).all).toBe(1_000);
  });
});
