import { randomUUID } from 'node:crypto';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const LESSON = { startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' };
const PLAN = {
  ...{ ...LESSON, date: '2026-10-12', objective: 'Murid dapat meramal.', activities: 'Meramal (60 min)' },
  ...{ learningStandards: ['9.2.1 Meramal'], reflection: '18 daripada 20 murid menguasai.' },
};
const LINK = { title: 'Video haba', address: 'https://contoh.my/video' };

type Who = 'author' | 'colleague' | 'admin' | 'stranger';
let t: TestApp;
let school: TestSchool;
let otherSchool: TestSchool;
let people: Record<Who, TestPerson>;
let plan: string;
let share: string;

beforeAll(async () => {
  t = await shareTestApp();
  await t.clockAt('2026-10-12T06:00:00+08:00');
});
afterAll(() => t?.close());
beforeEach(async () => {
  school = await makeTrialSchool(t);
  otherSchool = await makeTrialSchool(t);
  people = {
    author: await makeMember(t, school, 'teacher', 'Cikgu Aminah'),
    colleague: await makeMember(t, school, 'teacher', 'Cikgu Devi'),
    admin: await makeMember(t, school, 'main_admin'),
    stranger: await makeMember(t, otherSchool, 'teacher'),
  };
  plan = await planned('author', PLAN);
  share = (await ask('put', `lesson-plans/${plan}/share`).expect(200)).body.shareId;
});

type Method = 'get' | 'post' | 'put' | 'delete';
const ask = (method: Method, path: string, who: Who = 'author') =>
  t.call(method, `/api/${path}`, {
    host: (who === 'stranger' ? otherSchool : school).host,
    token: people[who].token,
  });
async function planned(who: Who, content: object): Promise<string> {
  const id = randomUUID();
  await ask('post', 'lesson-plans', who)
    .send({ id, reflection: '', ...content })
    .expect(201);
  return id;
}
const open = (who: Who, id = share) => ask('get', `shared-plans/${id}`, who);
const fitting = async (who: Who, lesson: Record<string, string>) => {
  const asked = new URLSearchParams({ ...LESSON, standards: '', ...lesson });
  for (const time of ['startTime', 'endTime']) asked.delete(time);
  return (await ask('get', `shared-plans?${asked}`, who).expect(200)).body.items;
};

describe('a shared plan', () => {
  it('is read by whoever is in the school, as it was planned: no reflection and no numbers', async () => {
    await ask('put', `reflections/${plan}`).send({ version: 1 });
    await ask('post', 'plan-attachments/links').send({ id: randomUUID(), planId: plan, ...LINK });
    for (const who of ['colleague', 'admin', 'author'] as const) {
      const { body } = await open(who).expect(200);
      expect(body).toMatchObject({ objective: PLAN.objective, authorName: 'Cikgu Aminah', id: share });
      expect(body.attachments).toMatchObject([LINK]);
      expect(JSON.stringify(body)).not.toMatch(/menguasai|reflection|authorId|planId/);
    }
  });

  it('does not exist in another school, before it is shared, and under any other name', async () => {
    await open('stranger').expect(404);
    await t
      .call('get', `/api/shared-plans/${share}`, { host: school.host, token: people.stranger.token })
      .expect(403);
    await open('colleague', plan).expect(404);
    await open('colleague', randomUUID()).expect(404);
    await open('colleague', "x' OR 1=1").expect(404);
    await ask('get', `lesson-plans/${plan}`, 'colleague').expect(404);
    await ask('put', `lesson-plans/${plan}/share`, 'colleague').expect(404);
    await ask('get', `lesson-plans/${plan}/share`, 'colleague').expect(404);
  });

  it('keeps its link until it is renewed, which ends the one of before at once', async () => {
    expect((await ask('put', `lesson-plans/${plan}/share`).expect(200)).body.shareId).toBe(share);
    const { body } = await ask('post', `lesson-plans/${plan}/share/renewal`).expect(200);
    await open('colleague').expect(404);
    await open('colleague', body.shareId).expect(200);
    await ask('post', `lesson-plans/${plan}/share/renewal`, 'colleague').expect(404);
  });

  it('is its author’s alone again once that is ended, or the plan is deleted', async () => {
    await ask('delete', `lesson-plans/${plan}/share`, 'colleague').expect(404);
    await ask('delete', `lesson-plans/${plan}`).expect(204);
    await open('colleague').expect(404);
    await ask('post', `lesson-plans/${plan}/restoration`).expect(200);
    await open('colleague').expect(200);
    for (const _again of [1, 2]) await ask('delete', `lesson-plans/${plan}/share`).expect(204);
    await open('colleague').expect(404);
    expect((await ask('get', `lesson-plans/${plan}/share`).expect(200)).body).toEqual({
      shareId: null,
      sharedAt: null,
    });
    await ask('post', `lesson-plans/${plan}/share/renewal`).expect(404);
  });

  it('ends with its author’s place in the school', async () => {
    await ask('delete', `members/${people.author.userId}`, 'admin').expect(204);
    await open('colleague').expect(404);
    expect(await fitting('colleague', {})).toEqual([]);
    expect(await rowsOf(t.database, 'SELECT id FROM plan_shares WHERE id = $1', [share])).toEqual([]);
  });
});

describe('plans of colleagues', () => {
  it('are found for a lesson of their subject and level, those about its standards first', async () => {
    const other = await planned('author', {
      ...PLAN,
      className: '5 Cerdas',
      learningStandards: ['9.9.9 Lain'],
    });
    await ask('put', `lesson-plans/${other}/share`).expect(200);
    await planned('author', { ...PLAN, objective: 'Tidak dikongsi' });
    const found = await fitting('colleague', { className: '5 Elit', standards: '9.2.1 Meramal' });
    expect(found).toMatchObject([
      { id: share, isAboutSame: true, authorName: 'Cikgu Aminah', objective: PLAN.objective },
      { isAboutSame: false, className: '5 Cerdas' },
    ]);
    expect(await fitting('colleague', { className: '4 Elit' })).toEqual([]);
    expect(await fitting('colleague', { subject: 'Matematik' })).toEqual([]);
    expect(await fitting('author', {})).toEqual([]);
    expect(await fitting('stranger', {})).toEqual([]);
  });

  it('name what is wrong with the lesson that is asked for', async () => {
    const { body } = await ask(
      'get',
      `shared-plans?subject=${'a'.repeat(101)}&className=x`,
      'colleague',
    ).expect(400);
    expect(body.details.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'standards',
      'subject',
    ]);
  });
});

describe('a copy of a shared plan', () => {
  const WEEK = '2026-10-19';
  const copy = (place: object, who: Who = 'colleague') =>
    ask('post', `shared-plans/${share}/copies`, who).send({ date: WEEK, startTime: '08:00', ...place });
  const plansOf = async () => (await ask('get', `my-week?day=${WEEK}`, 'colleague').expect(200)).body.plans;

  beforeEach(async () => {
    await planned('colleague', {
      ...LESSON,
      date: '2026-10-12',
      className: '5 Elit',
      objective: '',
      activities: '',
    });
  });

  it('is written into a lesson of one’s own, with its links, and goes again by one press', async () => {
    await ask('post', 'plan-attachments/links').send({ id: randomUUID(), planId: plan, ...LINK });
    const { copied } = (await copy({}).expect(200)).body;
    expect(await plansOf()).toMatchObject([
      {
        ...{ id: copied[0].id, className: '5 Elit', date: WEEK, objective: PLAN.objective },
        ...{ reflection: '', isUnseen: false, attachments: 1 },
      },
    ]);
    await ask('post', 'my-week/copies/taking-back', 'colleague').send({ copies: copied }).expect(204);
    expect(await plansOf()).toEqual([]);
    const left = await rowsOf(t.database, 'SELECT id FROM plan_attachments WHERE plan_id = $1', [
      copied[0].id,
    ]);
    expect(left).toEqual([]);
  });

  it('never takes what somebody wrote, by the plan or beside it', async () => {
    const own = await planned('colleague', {
      ...LESSON,
      date: WEEK,
      className: '5 Elit',
      objective: '',
      activities: '',
    });
    await ask('post', 'plan-attachments/links', 'colleague').send({ id: randomUUID(), planId: own, ...LINK });
    expect((await copy({}).expect(409)).body.code).toBe('LESSON_WRITTEN');
    const { items } = (await ask('get', `lesson-plans/${own}/attachments`, 'colleague').expect(200)).body;
    await ask('delete', `plan-attachments/${items[0].id}`, 'colleague').expect(204);
    await copy({}).expect(200);
    expect(await plansOf()).toMatchObject([{ id: own, objective: PLAN.objective }]);
    await ask('put', `lesson-plans/${own}`, 'colleague')
      .send({ ...LESSON, date: WEEK, objective: 'Milik saya', activities: '', version: 2 })
      .expect(200);
    expect((await copy({}).expect(409)).body.code).toBe('LESSON_WRITTEN');
    expect(await plansOf()).toMatchObject([{ id: own, objective: 'Milik saya' }]);
  });

  it('is refused where the caller has no such lesson, where the link has ended, and from another school', async () => {
    expect((await copy({ startTime: '11:00' }).expect(409)).body.code).toBe('NO_SUCH_LESSON');
    expect((await copy({ date: 'esok' }).expect(400)).body.details.fields[0].field).toBe('date');
    await copy({}, 'stranger').expect(404);
    await ask('delete', `lesson-plans/${plan}/share`).expect(204);
    await copy({}).expect(404);
    expect(await plansOf()).toEqual([]);
  });

  it('is told twice at once and made once', async () => {
    const replies = await Promise.all([copy({}), copy({}), copy({})]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await plansOf()).toHaveLength(1);
  });
});
