import { randomUUID } from 'node:crypto';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const DATE = '2026-10-13';
const PLAN = {
  ...{ date: DATE, startTime: '07:40', endTime: '08:40', className: '5 Cerdas', subject: 'Sains' },
  ...{
    objective: 'Mengelaskan tiga bahan',
    activities: '',
    learningStandards: ['9.2.1 Lebur', '9.2.2 Beku'],
  },
};
const NOTED = {
  ...{ status: 'taught', reason: '', present: 1, mastered: 1, result: 'achieved', text: '1 daripada 1.' },
};
const POSTPONED = {
  ...{ status: 'postponed', reason: 'Sukan', present: null, mastered: null, result: null, text: '' },
};

const { t, school, people } = inSchool(
  { admin: 'admin', teacher: 'teacher', colleague: 'teacher' },
  { at: DATE, once: true },
);
let set: string;

beforeAll(async () => {
  set = await makeSet();
});

const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string, who: keyof typeof people = 'teacher') =>
  t.call(method, path, { host: school.host, token: people[who].token });
const add = async (path: string, body: object): Promise<string> => {
  const id = randomUUID();
  await ask('post', path, 'admin')
    .send({ id, ...body })
    .expect(201);
  return id;
};

/** Science of 5 Cerdas, with one pupil. */
async function makeSet(): Promise<string> {
  const year = (await ask('get', '/api/academic-years', 'admin').expect(200)).body.currentId;
  const level = { gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 3 };
  const subjectId = await add('/api/subjects', {
    ...{ name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [level] },
  });
  const classId = await add('/api/classes', {
    ...{ academicYearId: year, gradeLevels: ['T5'], shift: 'morning', stream: null, name: '5 Cerdas' },
    ...{ classTeacherId: null, groups: [] },
  });
  const id = await add('/api/teaching-sets', {
    ...{ academicYearId: year, subjectId, name: null, periodsAWeek: 3, parts: [{ classId, groupId: null }] },
    teachers: [{ userId: people.teacher.userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
  });
  return id;
}

/** `joined`: of the set, as a proposal of its author would make it. */
async function makePlan(content: object = {}, joined = true): Promise<string> {
  const id = randomUUID();
  await ask('post', '/api/lesson-plans')
    .send({ id, ...PLAN, ...content })
    .expect(201);
  if (joined)
    await rowsOf(t.database, 'UPDATE lesson_plans SET teaching_set_id = $1 WHERE id = $2', [set, id]);
  return id;
}
const note = (id: string, content: object = NOTED) =>
  ask('post', '/api/reflections').send({ id, ...content });
const planOf = async (id: string) => (await ask('get', `/api/lesson-plans/${id}`).expect(200)).body;
const marks = async () =>
  (
    await rowsOf<{ standard: string }>(
      t.database,
      'SELECT standard FROM taught_standards WHERE teaching_set_id = $1 ORDER BY standard',
      [set],
    )
  ).map(({ standard }) => standard);

describe('A reflection', () => {
  it('is noted under the id of its plan, once, and read with its plan', async () => {
    const id = await makePlan({}, false);
    const { body } = await note(id).expect(201);
    expect(body).toMatchObject({ id, version: 1, ...NOTED, notMastered: 0 });
    expect((await note(id).expect(201)).body).toEqual(body);
    expect(await planOf(id)).toMatchObject({ reflection: NOTED.text, version: 2 });
    await ask('get', `/api/reflections/${id}`).expect(200, body);
  });

  it('of another device that says something else is a conflict', async () => {
    const id = await makePlan({}, false);
    await note(id).expect(201);
    const { body } = await note(id, { ...NOTED, text: 'Lain' }).expect(409);
    expect(body).toMatchObject({ code: 'REFLECTION_CONFLICT', details: { current: { id, ...NOTED } } });
    const change = { ...NOTED, text: 'Lain' };
    await ask('put', `/api/reflections/${id}`)
      .send({ version: 1, ...change })
      .expect(200);
    await ask('put', `/api/reflections/${id}`)
      .send({ version: 1, ...NOTED })
      .expect(409);
    expect(await planOf(id)).toMatchObject({ reflection: 'Lain' });
  });

  it('deleted is gone from its plan, comes back, and can be written anew', async () => {
    const id = await makePlan({}, false);
    await note(id).expect(201);
    await ask('delete', `/api/reflections/${id}`).expect(204);
    await ask('get', `/api/reflections/${id}`).expect(404);
    expect(await planOf(id)).toMatchObject({ reflection: '' });
    await ask('post', `/api/reflections/${id}/restoration`).expect(200);
    expect(await planOf(id)).toMatchObject({ reflection: NOTED.text });
    await ask('delete', `/api/reflections/${id}`).expect(204);
    const { body } = await note(id, { ...NOTED, text: 'Baharu' }).expect(201);
    expect(body).toMatchObject({ version: 2, text: 'Baharu', deletedAt: null });
  });

  it.each([
    ['status', { date: '2026-10-14' }, NOTED],
    ['text', {}, { ...NOTED, present: null, mastered: null, result: null, text: ' ' }],
    ['mastered', {}, { ...NOTED, mastered: 2 }],
    ['reason', {}, { ...POSTPONED, reason: '' }],
    ['result', {}, { ...POSTPONED, result: 'achieved' }],
    ['present', {}, { ...NOTED, present: 1_000 }],
  ])('that is wrong is refused at its field: %s', async (field, plan, content) => {
    const id = await makePlan(plan, false);
    const { body } = await note(id, content).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [expect.objectContaining({ field })] },
    });
  });

  it('is of a plan of the caller’s own', async () => {
    await note(randomUUID()).expect(400);
    const id = await makePlan({}, false);
    await ask('post', '/api/reflections', 'colleague')
      .send({ id, ...NOTED })
      .expect(400);
    await note(id).expect(201);
    await ask('get', `/api/reflections/${id}`, 'colleague').expect(404);
  });

  it('comes with others, all of them or none, and what is wrong is told at its place', async () => {
    const [first, second] = [await makePlan({}, false), await makePlan({ date: '2026-10-14' }, false)];
    const batch = (reflections: object[]) => ask('post', '/api/reflections/batch').send({ reflections });
    const { body } = await batch([
      { id: first, ...NOTED },
      { id: second, ...NOTED },
    ]).expect(400);
    expect(body.details.fields).toEqual([expect.objectContaining({ field: 'reflections.1.status' })]);
    expect(await planOf(first)).toMatchObject({ reflection: '' });
    const both = await batch([
      { id: first, ...NOTED },
      { id: second, ...POSTPONED },
    ]).expect(201);
    expect(both.body.items).toHaveLength(2);
  });
});

describe('The lessons of some days', () => {
  it('are listed in order with what is noted of each, those of others never', async () => {
    const day = { date: '2026-10-05' };
    const late = await makePlan({ ...day, startTime: '10:00', endTime: '11:00' }, false);
    const early = await makePlan(day, false);
    await note(early).expect(201);
    const { body } = await ask('get', '/api/reflections?from=2026-10-05&to=2026-10-05').expect(200);
    expect(body.items).toMatchObject([
      { plan: { id: early, objective: PLAN.objective }, pupils: null, reflection: NOTED },
      { plan: { id: late }, reflection: null },
    ]);
    const others = await ask('get', '/api/reflections?from=2026-10-05&to=2026-10-05', 'colleague').expect(
      200,
    );
    expect(others.body.items).toEqual([]);
  });

  it('are those of 62 days at most', async () => {
    await ask('get', '/api/reflections?from=2026-08-01&to=2026-10-01').expect(200);
    for (const range of ['from=2026-08-01&to=2026-10-02', 'from=2026-08-02&to=2026-08-01'])
      await ask('get', `/api/reflections?${range}`).expect(400);
  });
});

describe('What a lesson taught', () => {
  it('is marked with its reflection, and unmarked when it was put off after all', async () => {
    const id = await makePlan();
    await note(id).expect(201);
    expect(await marks()).toEqual(['9.2.1', '9.2.2']);
    await ask('put', `/api/reflections/${id}`)
      .send({ version: 1, ...POSTPONED })
      .expect(200);
    expect(await marks()).toEqual([]);
    await ask('put', `/api/reflections/${id}`)
      .send({ version: 2, ...NOTED })
      .expect(200);
    await ask('delete', `/api/lesson-plans/${id}`).expect(204);
    expect(await marks()).toEqual([]);
  });

  it('stays where another lesson taught it too, or somebody marked it by hand', async () => {
    const byHand = { teachingSetId: set, standards: ['9.2.2'], taughtOn: '2026-10-01' };
    await ask('put', '/api/taught-standards').send(byHand).expect(200);
    const [first, second] = [await makePlan(), await makePlan({ startTime: '07:50' })];
    await note(first).expect(201);
    await note(second).expect(201);
    await ask('delete', `/api/reflections/${first}`).expect(204);
    expect(await marks()).toEqual(['9.2.1', '9.2.2']);
    await ask('delete', `/api/reflections/${second}`).expect(204);
    expect(await marks()).toEqual(['9.2.2']);
  });

  it('follows the standards of its plan', async () => {
    const id = await makePlan({ learningStandards: ['1.1.1 Lama'] });
    await note(id).expect(201);
    const change = { ...PLAN, version: 2, learningStandards: ['1.1.2 Baharu'] };
    await ask('put', `/api/lesson-plans/${id}`).send(change).expect(200);
    expect(await marks()).toEqual(['1.1.2', '9.2.2']);
  });
});

describe('A plan of yesterday’s page', () => {
  it('takes its reflection with it, and a read answers it back', async () => {
    const id = await makePlan({ reflection: '24 daripada 25.' }, false);
    const { body } = await ask('get', `/api/reflections/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'taught', text: '24 daripada 25.', present: null, version: 1 });
    const sent = { ...PLAN, version: 1, reflection: '25 daripada 25.' };
    const changed = await ask('put', `/api/lesson-plans/${id}`).send(sent).expect(200);
    expect(changed.body).toMatchObject({ reflection: '25 daripada 25.', version: 2 });
    const again = await ask('get', `/api/reflections/${id}`).expect(200);
    expect(again.body).toMatchObject({ text: '25 daripada 25.', version: 2 });
  });

  it('that was read before something was noted elsewhere writes nothing over it', async () => {
    const id = await makePlan({}, false);
    await note(id).expect(201);
    const { body } = await ask('put', `/api/lesson-plans/${id}`)
      .send({ ...PLAN, version: 1, reflection: 'Lama' })
      .expect(409);
    expect(body.details.current).toMatchObject({ reflection: NOTED.text, version: 2 });
  });

  it('without a reflection leaves the one that stands', async () => {
    const id = await makePlan({ reflection: 'Baik' }, false);
    const { body } = await ask('put', `/api/lesson-plans/${id}`)
      .send({ ...PLAN, version: 1, objective: 'Lain' })
      .expect(200);
    expect(body).toMatchObject({ reflection: 'Baik', objective: 'Lain' });
  });
});
