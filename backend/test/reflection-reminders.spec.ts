import { randomUUID } from 'node:crypto';
import { ReflectionReminders } from '../src/modules/lesson-plans/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** A Tuesday of school. */
const DAY = '2026-10-13';
const PLAN = {
  ...{ date: DAY, startTime: '07:40', endTime: '08:40', className: '5 Cerdas', subject: 'Sains' },
  ...{ objective: 'Mengelaskan bahan', activities: '' },
};
const NOTED = {
  ...{ status: 'taught', reason: '', present: null, mastered: null, result: 'achieved', text: 'Tercapai.' },
};

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'teacher' | 'colleague', TestPerson>;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
beforeEach(async () => {
  moveTo('07:00');
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin'),
    teacher: await makeMember(t, school, 'teacher'),
    colleague: await makeMember(t, school, 'teacher'),
  };
});
afterAll(() => t?.close());

type Who = keyof typeof people;
const moveTo = (time: string, day = DAY) =>
  t.app.get(BusinessClock).freezeAt(Date.parse(`${day}T${time}:00+08:00`));
const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string, who: Who = 'teacher') =>
  t.call(method, path, { host: school.host, token: people[who].token });
const run = () => t.app.get(ReflectionReminders).remindAll(t.app.get(BusinessClock).now());
const runAt = (time: string, day?: string) => {
  moveTo(time, day);
  return run();
};

async function plan(content: object = {}): Promise<string> {
  const id = randomUUID();
  await ask('post', '/api/lesson-plans')
    .send({ id, ...PLAN, ...content })
    .expect(201);
  return id;
}
const note = (id: string) =>
  ask('post', '/api/reflections')
    .send({ id, ...NOTED })
    .expect(201);
const told = async (who: Who = 'teacher') =>
  (await ask('get', '/api/notifications?kind=teaching', who).expect(200)).body.items;
const mails = () =>
  rowsOf<{ subject: string; body_text: string }>(
    t.database,
    'SELECT subject, body_text FROM mail_outbox WHERE recipient = $1',
    [`${people.teacher.userId}@contoh.test`],
  );

/** Science of 5 Cerdas on Tuesdays at these times, by a timetable; the set. */
async function timetable(...times: [from: string, to: string][]): Promise<string> {
  const add = async (path: string, body: object) => {
    const id = randomUUID();
    await ask('post', path, 'admin')
      .send({ id, ...body })
      .expect(201);
    return id;
  };
  const academicYearId = (await ask('get', '/api/academic-years', 'admin').expect(200)).body.currentId;
  const level = { gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 3 };
  const subjectId = await add('/api/subjects', {
    ...{ name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [level] },
  });
  const classId = await add('/api/classes', {
    ...{ academicYearId, gradeLevels: ['T5'], shift: 'morning', stream: null, name: '5 Cerdas' },
    ...{ classTeacherId: null, groups: [] },
  });
  const teachingSetId = await add('/api/teaching-sets', {
    ...{ academicYearId, subjectId, name: null, periodsAWeek: 3, parts: [{ classId, groupId: null }] },
    teachers: [{ userId: people.teacher.userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
  });
  const timetableId = await add('/api/timetables', { academicYearId, name: 'Jadual' });
  for (const [from, to] of times)
    await add('/api/timetable-lessons', {
      ...{ timetableId, kind: 'lesson', teachingSetId, title: null, weekday: 2, cycleWeek: null, from, to },
      ...{ roomId: null, teacherIds: [people.teacher.userId], classIds: [], isPinned: false },
    });
  moveTo('07:00', '2026-10-11');
  await ask('post', `/api/timetables/${timetableId}/publication`, 'admin')
    .send({ version: 1, startsOn: '2026-10-12', reason: null })
    .expect(200);
  moveTo('07:00');
  return academicYearId;
}

describe('A teacher who has noted nothing of a lesson', () => {
  it('is told after the last lesson of the same day, once, in the inbox and by mail', async () => {
    await plan();
    await plan({ startTime: '11:00', endTime: '11:30', className: '4 Amanah' });
    await runAt('10:59');
    expect(await told()).toEqual([]);
    await runAt('11:30');
    await Promise.all([run(), run()]);
    await runAt('15:00');
    expect(await told()).toMatchObject([
      {
        ...{ kind: 'teaching', title: 'Refleksi hari ini', link: '/refleksi' },
        message: '2 pelajaran hari ini belum ada refleksi: 5 Cerdas Sains dan 4 Amanah Sains.',
      },
    ]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.body_text).toContain(`http://${school.host}/refleksi`);
    expect(await told('colleague')).toEqual([]);
  });

  it('is told of the next day on the next day alone', async () => {
    await plan();
    await runAt('09:00');
    await plan({ date: '2026-10-14' });
    await runAt('09:00', '2026-10-14');
    expect((await told()).map(({ message }: { message: string }) => message)).toEqual([
      '1 pelajaran hari ini belum ada refleksi: 5 Cerdas Sains.',
      '1 pelajaran hari ini belum ada refleksi: 5 Cerdas Sains.',
    ]);
    await runAt('10:00', '2026-10-15');
    expect(await told()).toHaveLength(2);
  });

  it('is told after what the timetable holds last, whether it was planned or not', async () => {
    await timetable(['07:40', '08:40'], ['12:00', '12:30']);
    await plan();
    await runAt('12:29');
    expect(await told()).toEqual([]);
    await runAt('12:30');
    expect(await told()).toHaveLength(1);
  });
});

describe('It stays quiet', () => {
  it('where all is noted', async () => {
    await note(await planOfThisMorning());
    await runAt('15:00');
    expect(await told()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('on a holiday', async () => {
    const academicYearId = await timetable(['07:40', '08:40']);
    await plan();
    await ask('post', '/api/calendar-entries', 'admin')
      .send({
        ...{ id: randomUUID(), academicYearId, kind: 'additional', name: 'Cuti peristiwa' },
        ...{ from: DAY, to: DAY, followsWeekday: null, cutFrom: null, hasLessons: false },
        ...{ bellScheduleId: null, classIds: null },
      })
      .expect(201);
    await runAt('15:00');
    expect(await told()).toEqual([]);
  });

  it('for who is away, the whole day or in that lesson', async () => {
    await plan();
    const away = { from: DAY, to: DAY, fromPeriod: null, toPeriod: null, kind: 'sick', reason: '' };
    await ask('post', '/api/absences', 'admin')
      .send({ id: randomUUID(), personId: people.teacher.userId, ...away })
      .expect(201);
    await runAt('15:00');
    expect(await told()).toEqual([]);
  });

  it('of a lesson that an event stops, and tells of the others', async () => {
    const academicYearId = await timetable(['07:40', '08:40'], ['10:00', '10:30']);
    await plan();
    await plan({ startTime: '10:00', endTime: '10:30' });
    await ask('post', '/api/calendar-events', 'admin')
      .send({
        ...{ id: randomUUID(), academicYearId, title: 'Sukan', unit: 'administration', effect: 'all' },
        ...{ classIds: [], from: DAY, to: DAY, fromTime: '07:30', toTime: '09:00', repeats: null },
        ...{ repeatsUntil: null, except: [], place: '', coordinatorId: null, note: '' },
      })
      .expect(201);
    await runAt('14:00');
    expect((await told()).map(({ message }: { message: string }) => message)).toEqual([
      '1 pelajaran hari ini belum ada refleksi: 5 Cerdas Sains.',
    ]);
  });

  it('for who has switched it off, on each way by itself', async () => {
    await plan();
    await ask('put', '/api/notifications/preferences')
      .send({ preferences: [{ kind: 'teaching', app: true, mail: false }] })
      .expect(200);
    await runAt('15:00');
    expect(await told()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it('at night, and of the day before', async () => {
    await plan();
    await runAt('21:00');
    await runAt('07:30', '2026-10-14');
    expect(await told()).toEqual([]);
  });

  it('in a school that nothing can be written in', async () => {
    await plan();
    const later = '2027-03-02';
    moveTo('07:00', later);
    await rowsOf(t.database, 'UPDATE lesson_plans SET date = $1 WHERE school_id = $2', [later, school.id]);
    await runAt('15:00', later);
    const rows = await rowsOf(t.database, 'SELECT FROM notifications WHERE kind = $1 AND school_id = $2', [
      'teaching',
      school.id,
    ]);
    expect(rows).toEqual([]);
  });
});

const planOfThisMorning = async () => {
  const id = await plan();
  moveTo('09:00');
  return id;
};

describe('The time of the reminder', () => {
  const choose = (at: unknown, who?: Who) => ask('put', '/api/reflection-reminder', who).send({ at });

  it('is after the last lesson until the person chooses another, for themselves alone', async () => {
    await ask('get', '/api/reflection-reminder').expect(200, { at: null });
    await choose('18:00').expect(200, { at: '18:00' });
    await ask('get', '/api/reflection-reminder').expect(200, { at: '18:00' });
    await ask('get', '/api/reflection-reminder', 'colleague').expect(200, { at: null });
    await plan();
    await runAt('17:59');
    expect(await told()).toEqual([]);
    await runAt('18:00');
    expect(await told()).toHaveLength(1);
  });

  it('changed on the day counts on the day, and nothing is told twice', async () => {
    await plan();
    await choose('20:00').expect(200);
    await runAt('15:00');
    expect(await told()).toEqual([]);
    await choose(null).expect(200);
    await run();
    expect(await told()).toHaveLength(1);
    await choose('16:00').expect(200);
    await runAt('16:00');
    expect(await told()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each(['07:00', '25:00', 14, undefined])('is one of those that are offered: not %s', async (at) => {
    const { body } = await choose(at).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [expect.objectContaining({ field: 'at' })] },
    });
  });
});
