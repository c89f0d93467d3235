import { randomUUID } from 'node:crypto';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask } = inSchool(
  { admin: 'admin', teacher: 'teacher' },
  { at: '2026-10-01', once: true },
);
let classId: string;
let teachingSetId: string;
let subjectId: string;

beforeAll(async () => {
  await publishTimetable();
});

async function add(path: string, content: object): Promise<string> {
  const id = randomUUID();
  await ask('admin', 'post', path)
    .send({ id, ...content })
    .expect(201);
  return id;
}

/** From 5 October on: a lesson of 1 Bestari at 8.10 and one at 10.00 on Mondays, and a meeting that is none. */
async function publishTimetable(): Promise<void> {
  const ofYear = { academicYearId: school.year };
  const ofClass = { gradeLevels: ['T1'], shift: 'morning', stream: null, classTeacherId: null, groups: [] };
  classId = await add('/api/classes', { ...ofYear, name: '1 Bestari', ...ofClass });
  const ofSubject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] };
  subjectId = await add('/api/subjects', ofSubject);
  const parts = [{ classId, groupId: null }];
  const ofSet = { ...ofYear, subjectId, name: null, periodsAWeek: 2, parts, teachers: [] };
  teachingSetId = await add('/api/teaching-sets', ofSet);
  const timetableId = await add('/api/timetables', { ...ofYear, name: 'Oktober' });
  const lesson = { timetableId, weekday: 1, cycleWeek: null, roomId: null, classIds: [], isPinned: false };
  const teacherIds = [people.teacher.userId];
  const taught = { ...lesson, kind: 'lesson', teachingSetId, title: null, teacherIds };
  await add('/api/timetable-lessons', { ...taught, from: '08:10', to: '08:40' });
  await add('/api/timetable-lessons', { ...taught, from: '10:00', to: '10:30' });
  const meeting = { ...lesson, kind: 'meeting', teachingSetId: null, title: 'Mesyuarat' };
  await add('/api/timetable-lessons', { ...meeting, teacherIds, from: '12:00', to: '12:30' });
  await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
    .send({ version: 1, startsOn: '2026-10-05', reason: null })
    .expect(200);
}

const monday = '2026-10-12';
const entryOf = (differing: object) => ({
  ...{
    id: randomUUID(),
    academicYearId: school.year,
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
    academicYearId: school.year,
    title: 'Sukan',
    unit: 'cocurriculum',
    from: monday,
    to: monday,
  },
  ...{ fromTime: null, toTime: null, repeats: null, repeatsUntil: null, except: [], place: '', note: '' },
  ...{ coordinatorId: null, effect: 'all', classIds: [] },
  ...differing,
});
type Line = Readonly<{ what: string; gone: number; added: number; moved: number; people: number }>;
const touchedBy = async (path: string, body: object, what = 'lessons'): Promise<Line | undefined> => {
  const { lines } = (await ask('admin', 'post', `${path}/touched`).send(body).expect(200)).body;
  return lines.find((line: Line) => line.what === what);
};
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
    const people = line.gone + line.added + line.moved > 0 ? 1 : 0;
    expect(await touchedBy(entries, entryOf(differing))).toEqual({ what: 'lessons', ...line, people });
  });

  it.each([
    ['all classes', {}, 2],
    ['the hours of a lesson', { fromTime: '08:00', toTime: '09:00' }, 1],
    ['three Mondays', { repeats: 'weekly', repeatsUntil: '2026-10-26' }, 6],
    ['nobody', { effect: 'none' }, 0],
  ])('is told of an event for %s', async (_, differing, gone) => {
    expect(await touchedBy(events, eventOf(differing))).toMatchObject({ what: 'lessons', gone });
  });

  it('compares with what it replaces, keeps nothing, and is for who keeps the calendar', async () => {
    const event = eventOf({ effect: 'some', classIds: [classId] });
    await ask('admin', 'post', events).send(event).expect(201);
    expect(await touchedBy(events, event)).toMatchObject({ gone: 0, added: 0 });
    expect(await touchedBy(events, { ...event, effect: 'none', classIds: [] })).toMatchObject({ added: 2 });
    expect(
      (await ask('admin', 'get', `/api/calendar?academicYearId=${school.year}`).expect(200)).body.entries,
    ).toEqual([]);
    await ask('teacher', 'post', `${events}/touched`).send(event).expect(403);
    await ask('admin', 'post', `${entries}/touched`)
      .send(entryOf({ from: '2026-02-30' }))
      .expect(400);
  });

  it('counts the plans that somebody wrote for these lessons, and tells of none what it says', async () => {
    const later = '2026-10-26';
    const write = async (startTime: string, endTime: string, day = later) => {
      const id = randomUUID();
      const words = { className: '1 Bestari', subject: 'Sains', objective: 'Rahsia', activities: '' };
      await ask('teacher', 'post', '/api/lesson-plans')
        .send({ id, date: day, startTime, endTime, ...words, reflection: '' })
        .expect(201);
      const ofSet = 'UPDATE lesson_plans SET teaching_set_id = $2 WHERE id = $1';
      await rowsOf(t.database, ofSet, [id, teachingSetId]);
      return id;
    };
    await write('08:10', '08:40');
    const late = await write('10:00', '10:30');
    await write('08:10', '08:40', '2026-10-19');
    const plans = (body: object) =>
      touchedBy(entries, entryOf({ from: later, to: later, ...body }), 'lesson_plans');
    expect(await plans({})).toEqual({ what: 'lesson_plans', gone: 2, added: 0, moved: 0, people: 1 });
    expect(await plans({ ...held, cutFrom: '10:00' })).toMatchObject({ gone: 1, moved: 0 });
    expect(await plans({ ...held, cutFrom: '10:10' })).toMatchObject({ gone: 0, moved: 1 });
    expect(await touchedBy(events, eventOf({ effect: 'none' }), 'lesson_plans')).toMatchObject({ gone: 0 });
    await rowsOf(t.database, 'UPDATE lesson_plans SET is_unseen = true WHERE id = $1', [late]);
    expect(await plans({})).toMatchObject({ gone: 1 });
  });

  it('counts the rows of yearly plans whose whole week is lost', async () => {
    const ofPlan = { academicYearId: school.year, subjectId, gradeLevel: 'T1', isOwn: false };
    const planId = await add('/api/yearly-plans', { ...ofPlan, startFrom: null, fromCurriculum: false });
    const texts = {
      theme: '',
      topic: 'Tumbuhan',
      objective: '',
      crossCurricular: '',
      resources: '',
      notes: '',
    };
    const standards = { contentStandards: [], learningStandards: [] };
    // 12 October 2026 begins the 36th week of teaching.
    for (const [rank, week] of [36, 36, 37].entries())
      await add('/api/yearly-plan-rows', { planId, week, rank, ...texts, ...standards });
    const rows = (body: object) => touchedBy(entries, entryOf(body), 'plan_rows');
    expect(await rows({})).toMatchObject({ gone: 0 });
    expect(await rows({ to: '2026-10-16' })).toEqual({
      ...{ what: 'plan_rows', gone: 2, added: 0, moved: 0, people: 0 },
    });
  });
});
