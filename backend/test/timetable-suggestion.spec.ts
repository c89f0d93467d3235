import { randomUUID } from 'node:crypto';
import { seededDice } from '../src/modules/timetable/domain/suggestion/generated-school.js';
import { suggestedLessons } from '../src/modules/timetable/domain/suggestion/suggested-lessons.js';
import { suggestionFor } from '../src/modules/timetable/domain/suggestion/suggestion-problem.js';
import { TimeSearch } from '../src/modules/timetable/domain/suggestion/time-search.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const DAY = '2026-11-18';
const PERIODS = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00'].flatMap(
  (from, at, begins) => {
    const to = begins[at + 1];
    return to ? [{ kind: 'lesson' as const, from, to }] : [];
  },
);

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;
let teachers: string[];
let year: string;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());
beforeEach(async () => {
  t.app.get(BusinessClock).freezeAt(Date.parse(`${DAY}T08:00:00+08:00`));
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
  teachers = [];
  for (let at = 0; at < 5; at += 1) teachers.push((await makeMember(t, school, 'teacher')).userId);
  year = (await ask('get', '/api/academic-years').expect(200)).body.currentId;
});

const ask = (method: 'get' | 'post', path: string) =>
  t.call(method, path, { host: school.host, token: admin.token });
const add = (path: string, content: object) =>
  ask('post', path)
    .send({ id: randomUUID(), ...content })
    .expect(201)
    .then(({ body }) => body);

const teaches = (userId: string | undefined, isLead: boolean, toDay: string | null = null) => ({
  userId,
  isLead,
  fromDay: '2026-01-05',
  toDay,
});

/** Two subjects of a class, of its groups and of it, each with one who leads and one who helps, drawn from few. */
async function addSets(dice: () => number) {
  const draw = () => Math.floor(dice() * teachers.length);
  const sets: { id: string; teacherIds: (string | undefined)[] }[] = [];
  const subjects = [];
  for (const code of ['MT', 'SN', 'PJ'])
    subjects.push(
      await add('/api/subjects', { name: code, code, language: 'ms', religion: null, levels: [] }),
    );
  for (const name of ['4 Arif', '4 Bestari']) {
    const groups = ['A', 'B'].map((group) => ({ id: randomUUID(), name: group }));
    const { id: classId } = await add('/api/classes', {
      ...{ academicYearId: year, name, gradeLevels: ['T4'], shift: 'morning' },
      ...{ stream: null, classTeacherId: null, groups },
    });
    for (const [at, { id: subjectId }] of subjects.entries())
      for (const groupId of at === 2 ? groups.map(({ id }) => id) : [null]) {
        const lead = draw();
        const [helper, gone] = [teachers[(lead + 1) % 5], teachers[(lead + 2) % 5]];
        const { id } = await add('/api/teaching-sets', {
          ...{ academicYearId: year, subjectId, name: null, periodsAWeek: 4 },
          parts: [{ classId, groupId }],
          teachers: [
            teaches(teachers[lead], true),
            teaches(helper, false),
            teaches(gone, false, '2026-03-31'),
          ],
        });
        sets.push({ id, teacherIds: [teachers[lead], helper] });
      }
  }
  return sets;
}

/** Pairs of lessons that want somebody, pupils or a room at one time, asked of the rows themselves. */
const meeting = (timetableId: string) =>
  rowsOf<{ one: string; other: string }>(
    t.database,
    `WITH held AS (
      SELECT lesson.*, teacher_ids || ARRAY(
        SELECT user_id FROM teaching_set_teachers AS teacher
        WHERE teacher.set_id = lesson.teaching_set_id AND from_day <= $2 AND (to_day IS NULL OR to_day >= $2)
      ) AS people
      FROM timetable_lessons AS lesson WHERE timetable_id = $1 AND deleted_at IS NULL)
    SELECT one.id AS one, other.id AS other FROM held AS one JOIN held AS other
      ON one.id < other.id AND one.weekday = other.weekday
      AND one.from_time < other.to_time AND other.from_time < one.to_time
    WHERE one.people && other.people OR one.room_id = other.room_id OR EXISTS (
      SELECT FROM teaching_set_parts AS mine JOIN teaching_set_parts AS theirs ON mine.class_id = theirs.class_id
      WHERE mine.set_id = one.teaching_set_id AND theirs.set_id = other.teaching_set_id
        AND (mine.group_id IS NULL OR theirs.group_id IS NULL OR mine.group_id = theirs.group_id))`,
    [timetableId, DAY],
  );

describe('what is proposed for a draft', () => {
  it.each([1, 2, 3])(
    'is taught by everybody who teaches it, and nobody and no room is in two places (%i)',
    async (seed) => {
      const dice = seededDice(seed);
      const sets = await addSets(dice);
      const { id: roomId } = await add('/api/rooms', { name: 'Makmal', capacity: 30 });
      const { id: timetableId } = await add('/api/timetables', { academicYearId: year, name: 'Draf' });
      const place = { timetableId, cycleWeek: null, from: '09:00', to: '09:30' };
      // Each set has one already, on days of their own; half of them in one room, so that what is added is held there too.
      for (const [at, { id, teacherIds }] of sets.entries())
        await add('/api/timetable-lessons', {
          ...{ ...place, kind: 'lesson', teachingSetId: id, title: null, teacherIds, classIds: [] },
          ...{ weekday: 1 + (at % 4), from: PERIODS[at % 6]?.from, to: PERIODS[at % 6]?.to },
          ...{ roomId: at % 2 ? roomId : null, isPinned: at % 3 === 0 },
        });
      await add('/api/timetable-lessons', {
        ...{ ...place, kind: 'meeting', teachingSetId: null, title: 'Mesyuarat', teacherIds: teachers },
        ...{ classIds: [], weekday: 5, roomId, isPinned: false },
      });
      const known = (await ask('get', `/api/timetables/${timetableId}/lessons`).expect(200)).body;
      for (const { id, teacherIds } of sets)
        expect(known.sets.find((set: { id: string }) => set.id === id)).toMatchObject({ teacherIds });
      const suggestion = suggestionFor({
        ...{ sets: known.sets, lessons: known.items, weekdays: [1, 2, 3, 4, 5] },
        ...{ bells: () => PERIODS, doublesOf: () => 1, mayMove: true, mostPeriodsADay: null },
      });
      const search = new TimeSearch(suggestion.problem, dice);
      search.run(3_000);
      const { added, moved, left } = suggestedLessons(suggestion, search.found());
      expect(added.length).toBeGreaterThan(sets.length);
      const standing = new Map(known.items.map((lesson: { id: string }) => [lesson.id, lesson]));
      await ask('post', `/api/timetables/${timetableId}/arrangement`)
        .send({
          added: added.map(({ setId, ...lesson }) => ({ ...lesson, id: randomUUID(), teachingSetId: setId })),
          moves: moved.map(({ lessonId, ...time }) => {
            const { version, roomId: of } = standing.get(lessonId) as {
              version: number;
              roomId: string | null;
            };
            return { ...time, id: lessonId, version, roomId: of };
          }),
          removed: [],
        })
        .expect(200);
      expect(await meeting(timetableId)).toEqual([]);
      const kept = (await ask('get', `/api/timetables/${timetableId}/lessons`).expect(200)).body.items;
      expect(kept).toHaveLength(known.items.length + added.length);
      for (const { id, teacherIds } of sets)
        for (const lesson of kept)
          if (lesson.teachingSetId === id)
            expect(lesson.teacherIds.toSorted()).toEqual(teacherIds.toSorted());
      expect(left.every(({ hindrance }) => hindrance.kind === 'clash')).toBe(true);
      await ask('post', `/api/timetables/${timetableId}/publication`)
        .send({ version: 1, startsOn: '2026-11-23', reason: null })
        .expect(200);
    },
  );
});
