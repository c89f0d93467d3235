import { randomUUID } from 'node:crypto';
import { SessionCalendars } from '../src/modules/calendar/index.js';
import { type Lesson, Lessons } from '../src/modules/lessons/index.js';
import { AcademicYears } from '../src/modules/schools/index.js';
import { Database } from '../src/platform/database/database.js';
import { inSchool } from './support/in-school.js';

const { t, school, people, ask, add } = inSchool(
  { admin: 'admin', aminah: 'teacher', bakar: 'teacher', chong: 'teacher' },
  { at: '2026-10-11', once: true },
);
/** Of school weeks in October. */
const DAYS = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'];
const WEEKS_LATER = ['2026-10-19', '2026-10-26', '2026-11-02'];
let setId: string;

type Who = keyof typeof people;

/** Aminah and Bakar have science by the timetable, three periods on two days; Chong says what the own week is. */
async function makeTimetable(): Promise<void> {
  const level = { gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 3 };
  const subjectId = await add('/api/subjects', {
    ...{ name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [level] },
  });
  const classId = await add('/api/classes', {
    ...{ academicYearId: school.year, gradeLevels: ['T5'], shift: 'morning', stream: null },
    ...{ name: '5 Bestari', classTeacherId: null, groups: [] },
  });
  setId = await add('/api/teaching-sets', {
    ...{ academicYearId: school.year, subjectId, name: null, periodsAWeek: 3 },
    parts: [{ classId, groupId: null }],
    teachers: [
      { userId: people.aminah.userId, isLead: true, fromDay: '2026-01-12', toDay: null },
      { userId: people.bakar.userId, isLead: false, fromDay: '2026-01-12', toDay: null },
    ],
  });
  const timetableId = await add('/api/timetables', { academicYearId: school.year, name: 'Oktober' });
  for (const [weekday, from, to] of [
    [1, '08:00', '08:30'],
    [1, '08:30', '09:00'],
    [3, '10:00', '10:30'],
  ])
    await add('/api/timetable-lessons', {
      ...{
        timetableId,
        kind: 'lesson',
        teachingSetId: setId,
        title: null,
        weekday,
        cycleWeek: null,
        from,
        to,
      },
      ...{ roomId: null, classIds: [], isPinned: false },
      teacherIds: [people.aminah.userId, people.bakar.userId],
    });
  await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
    .send({ version: 1, startsOn: '2026-10-12', reason: null })
    .expect(200);
  const own = { academicYearId: school.year, teachingSetId: null, className: '5 Melur', subject: 'Jawi' };
  for (const weekday of [2, 4])
    await ask('chong', 'post', '/api/personal-lessons')
      .send({
        ...{ id: randomUUID(), ...own, weekday, cycleWeek: null, from: '08:00', to: '09:00', room: '' },
      })
      .expect(201);
}
beforeAll(makeTimetable);

/** In the order in which they are told, and how many statements were sent for it. */
async function lessonsOf(whose: readonly Who[], days: readonly string[]) {
  const database = t.app.get(Database);
  const year = (await database.tenantRead(school.id, () => t.app.get(AcademicYears).all(school.id)))[0];
  if (!year) throw new Error('The school has a session.');
  const { calendar } = await t.app.get(SessionCalendars).ofYear(school.id, year, '2026-10-11');
  const before = database.statements.soFar;
  const asked = { schoolId: school.id, academicYearId: year.id, calendar, days };
  const ids = whose.map((who) => people[who].userId);
  const found = await database.tenantRead(school.id, () => t.app.get(Lessons).lessonsOf(asked, ids));
  return {
    of: (who: Who): readonly Lesson[] => found.get(people[who].userId) ?? [],
    statements: database.statements.soFar - before,
  };
}
const toldOf = (lessons: readonly Lesson[]) =>
  lessons.map(({ day, time, slot, fate }) => `${day} ${time.from}-${time.to} ${slot?.number} ${fate.kind}`);

it('are told of each person: of the school’s timetable, and of their own week where that says nothing', async () => {
  const { of } = await lessonsOf(['aminah', 'bakar', 'chong'], DAYS);
  expect(toldOf(of('aminah'))).toEqual(['2026-10-12 08:00-09:00 1 held', '2026-10-14 10:00-10:30 2 held']);
  expect(of('bakar').map(({ plannerId }) => plannerId)).toEqual(Array(2).fill(people.aminah.userId));
  expect(of('chong').map(({ className, slot }) => [className, slot])).toEqual(
    Array(2).fill(['5 Melur', null]),
  );
});

it('are counted in their week, whichever of its days is asked for', async () => {
  const { of } = await lessonsOf(['aminah'], ['2026-10-14', '2026-10-21']);
  expect(toldOf(of('aminah'))).toEqual(['2026-10-14 10:00-10:30 2 held', '2026-10-21 10:00-10:30 2 held']);
});

it('are none of nobody, and on no day', async () => {
  expect((await lessonsOf([], DAYS)).statements).toBe(0);
  expect((await lessonsOf(['aminah'], [])).of('aminah')).toEqual([]);
});

it('of many people in many weeks are read by as many statements as of two on a day', async () => {
  const few = await lessonsOf(['aminah', 'chong'], DAYS.slice(0, 1));
  const many = await lessonsOf(['aminah', 'bakar', 'chong', 'admin'], [...DAYS, ...WEEKS_LATER]);
  expect(few.statements).toBeLessThanOrEqual(15);
  expect(many.statements).toBe(few.statements);
});

it('that the school stops or a teacher misses say so', async () => {
  await add('/api/calendar-events', {
    ...{ academicYearId: school.year, title: 'Sukan', unit: 'administration' },
    ...{ from: '2026-10-12', to: '2026-10-12', fromTime: null, toTime: null, repeats: null },
    ...{
      repeatsUntil: null,
      except: [],
      place: '',
      coordinatorId: null,
      effect: 'all',
      classIds: [],
      note: '',
    },
  });
  await ask('admin', 'post', '/api/absences')
    .send({
      ...{ id: randomUUID(), personId: people.aminah.userId, from: '2026-10-14', to: '2026-10-14' },
      ...{ fromPeriod: null, toPeriod: null, kind: 'sick', reason: '' },
    })
    .expect(201);
  const { of } = await lessonsOf(['aminah', 'bakar'], DAYS);
  expect(of('aminah').map(({ fate, slot }) => [fate, slot?.number])).toEqual([
    [{ kind: 'stopped', by: 'Sukan' }, 1],
    [{ kind: 'away' }, 2],
  ]);
  expect(of('bakar').map(({ fate }) => fate.kind)).toEqual(['stopped', 'held']);
});

describe('of a set of several classes', () => {
  const stop = (title: string, classIds: readonly string[]) =>
    add('/api/calendar-events', {
      ...{ academicYearId: school.year, title, unit: 'administration', effect: 'some', classIds },
      ...{ from: '2026-10-20', to: '2026-10-20', fromTime: null, toTime: null, repeats: null },
      ...{ repeatsUntil: null, except: [], place: '', coordinatorId: null, note: '' },
    });

  it('are held as long as one of them has them, and say which has not', async () => {
    const ofYear = { academicYearId: school.year };
    const ofClass = { gradeLevels: ['T4'], shift: 'morning', stream: null, classTeacherId: null, groups: [] };
    const classIds = await Promise.all(
      ['4 Arif', '4 Bijak'].map((name) => add('/api/classes', { ...ofYear, ...ofClass, name })),
    );
    const subjectId = await add('/api/subjects', {
      ...{ name: 'Muzik', code: 'MZ', language: 'ms', religion: null, levels: [] },
    });
    const teachingSetId = await add('/api/teaching-sets', {
      ...{ ...ofYear, subjectId, name: 'Muzik 4', periodsAWeek: 1 },
      parts: classIds.map((classId) => ({ classId, groupId: null })),
      teachers: [{ userId: people.chong.userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
    });
    const timetableId = await add('/api/timetables', { ...ofYear, name: 'Kedua' });
    await add('/api/timetable-lessons', {
      ...{ timetableId, kind: 'lesson', teachingSetId, title: null, weekday: 2, cycleWeek: null },
      ...{ from: '11:00', to: '11:30', roomId: null, classIds: [], isPinned: false },
      teacherIds: [people.chong.userId],
    });
    await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
      .send({ version: 1, startsOn: '2026-10-19', reason: null })
      .expect(200);
    const told = async () =>
      (await lessonsOf(['chong'], ['2026-10-20'])).of('chong').map(({ fate, periods, day }) => ({
        ...{ day, fate },
        partly: periods.map(({ partlyStopped }) => partlyStopped),
      }));
    const note = async () =>
      (await ask('chong', 'get', '/api/my-week?day=2026-10-20').expect(200)).body.lessons.map(
        ({ standing, note }: { standing: string; note: string }) => [standing, note],
      );
    const day = '2026-10-20';
    expect(await told()).toEqual([{ day, fate: { kind: 'held' }, partly: [''] }]);
    const first = await stop('Lawatan', classIds.slice(0, 1));
    expect(await told()).toEqual([{ day, fate: { kind: 'held' }, partly: ['4 Arif: Lawatan'] }]);
    expect(await note()).toEqual([['own', '4 Arif: Lawatan']]);
    await stop('Ujian', classIds.slice(1));
    expect(await told()).toEqual([{ day, fate: { kind: 'stopped', by: 'Lawatan, Ujian' }, partly: [''] }]);
    expect(await note()).toEqual([['stopped', 'Lawatan, Ujian']]);
    await ask('admin', 'delete', `/api/calendar-events/${first}`).expect(204);
    expect(await told()).toEqual([{ day, fate: { kind: 'held' }, partly: ['4 Bijak: Ujian'] }]);
  });
});
