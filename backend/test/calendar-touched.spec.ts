import { randomUUID } from 'node:crypto';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'teacher', TestPerson>;
let year: string;
let classId: string;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
  t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-01T08:00:00+08:00'));
  school = await makeTrialSchool(t);
  people = { admin: await makeMember(t, school, 'admin'), teacher: await makeMember(t, school, 'teacher') };
  year = (await ask('admin', 'get', '/api/academic-years').expect(200)).body.currentId;
  await publishTimetable();
});
afterAll(() => t?.close());

const ask = (who: keyof typeof people, method: 'get' | 'post', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });
async function add(path: string, content: object): Promise<string> {
  const id = randomUUID();
  await ask('admin', 'post', path)
    .send({ id, ...content })
    .expect(201);
  return id;
}

/** From 5 October on: a lesson of 1 Bestari at 8.10 and one at 10.00 on Mondays, and a meeting that is none. */
async function publishTimetable(): Promise<void> {
  const ofYear = { academicYearId: year };
  const ofClass = { gradeLevels: ['T1'], shift: 'morning', stream: null, classTeacherId: null, groups: [] };
  classId = await add('/api/classes', { ...ofYear, name: '1 Bestari', ...ofClass });
  const ofSubject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] };
  const subjectId = await add('/api/subjects', ofSubject);
  const parts = [{ classId, groupId: null }];
  const ofSet = { ...ofYear, subjectId, name: null, periodsAWeek: 2, parts, teachers: [] };
  const teachingSetId = await add('/api/teaching-sets', ofSet);
  const timetableId = await add('/api/timetables', { ...ofYear, name: 'Oktober' });
  const lesson = { timetableId, weekday: 1, cycleWeek: null, roomId: null, classIds: [], isPinned: false };
  const taught = { ...lesson, kind: 'lesson', teachingSetId, title: null, teacherIds: [] };
  await add('/api/timetable-lessons', { ...taught, from: '08:10', to: '08:40' });
  await add('/api/timetable-lessons', { ...taught, from: '10:00', to: '10:30' });
  const meeting = { ...lesson, kind: 'meeting', teachingSetId: null, title: 'Mesyuarat' };
  const teacherIds = [people.teacher.userId];
  await add('/api/timetable-lessons', { ...meeting, teacherIds, from: '12:00', to: '12:30' });
  await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
    .send({ version: 1, startsOn: '2026-10-05', reason: null })
    .expect(200);
}

const monday = '2026-10-12';
const entryOf = (differing: object) => ({
  ...{
    id: randomUUID(),
    academicYearId: year,
    kind: 'school_event',
    name: 'Sambutan',
    from: monday,
    to: monday,
  },
  ...{ followsWeekday: null, cutFrom: null, hasLessons: false, bellScheduleId: null, classIds: null },
  ...differing,
});
const eventOf = (differing: object) => ({
  ...{
    id: randomUUID(),
    academicYearId: year,
    title: 'Sukan',
    unit: 'cocurriculum',
    from: monday,
    to: monday,
  },
  ...{ fromTime: null, toTime: null, repeats: null, repeatsUntil: null, except: [], place: '', note: '' },
  ...{ coordinatorId: null, effect: 'all', classIds: [] },
  ...differing,
});
const touchedBy = async (path: string, body: object) =>
  (await ask('admin', 'post', `${path}/touched`).send(body).expect(200)).body.lines;
const [entries, events] = ['/api/calendar-entries', '/api/calendar-events'];
const held = { kind: 'held', hasLessons: true };

describe('what a change of the calendar would touch', () => {
  it.each([
    ['a holiday', {}, { gone: 2, added: 0, moved: 0 }],
    ['a half day', { ...held, cutFrom: '10:00' }, { gone: 1, added: 0, moved: 0 }],
    ['an hour in a lesson', { ...held, cutFrom: '10:10' }, { gone: 0, added: 0, moved: 1 }],
    [
      'a hari ganti',
      { ...held, followsWeekday: 1, from: '2026-10-17', to: '2026-10-17' },
      { gone: 0, added: 2, moved: 0 },
    ],
    ['days before the timetable', { from: '2026-09-21', to: '2026-09-21' }, { gone: 0, added: 0, moved: 0 }],
  ])('is told of %s in lessons, before it is saved', async (_, differing, line) => {
    expect(await touchedBy(entries, entryOf(differing))).toEqual([{ what: 'lessons', ...line }]);
  });

  it.each([
    ['all classes', {}, 2],
    ['the hours of a lesson', { fromTime: '08:00', toTime: '09:00' }, 1],
    ['three Mondays', { repeats: 'weekly', repeatsUntil: '2026-10-26' }, 6],
    ['nobody', { effect: 'none' }, 0],
  ])('is told of an event for %s', async (_, differing, gone) => {
    expect(await touchedBy(events, eventOf(differing))).toMatchObject([{ what: 'lessons', gone }]);
  });

  it('compares with what it replaces, keeps nothing, and is for who keeps the calendar', async () => {
    const event = eventOf({ effect: 'some', classIds: [classId] });
    await ask('admin', 'post', events).send(event).expect(201);
    expect(await touchedBy(events, event)).toMatchObject([{ gone: 0, added: 0 }]);
    expect(await touchedBy(events, { ...event, effect: 'none', classIds: [] })).toMatchObject([{ added: 2 }]);
    expect((await ask('admin', 'get', '/api/calendar').expect(200)).body.entries).toEqual([]);
    await ask('teacher', 'post', `${events}/touched`).send(event).expect(403);
    await ask('admin', 'post', `${entries}/touched`)
      .send(entryOf({ from: '2026-02-30' }))
      .expect(400);
  });
});
