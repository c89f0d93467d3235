import { randomUUID } from 'node:crypto';
import { needOf, type WrittenNeed } from '../src/modules/timetable/domain/room-need.js';
import { seededDice } from '../src/modules/timetable/domain/suggestion/generated-school.js';
import { suggestedLessons } from '../src/modules/timetable/domain/suggestion/suggested-lessons.js';
import {
  type SuggestedSet,
  suggestionFor,
} from '../src/modules/timetable/domain/suggestion/suggestion-problem.js';
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

const CODES = ['MT', 'SN', 'PJ'];
const ANYWHERE = { roomId: null, kind: null, seats: null };

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

const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
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
  const sets: { id: string; code: string | undefined; teacherIds: (string | undefined)[] }[] = [];
  const subjects = [];
  for (const code of CODES)
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
        sets.push({ id, code: CODES[at], teacherIds: [teachers[lead], helper] });
      }
  }
  return sets;
}

const asksFor = (needs: readonly object[], status = 204) =>
  ask('put', '/api/room-needs').send({ academicYearId: year, needs }).expect(status);

type SetTold = Parameters<typeof needsTold>[0][number];

const needsTold = (
  sets: readonly (Omit<SuggestedSet, 'roomNeed'> & Readonly<{ roomNeed: WrittenNeed | null }>)[],
) => Object.fromEntries(sets.flatMap(({ id, roomNeed }) => (roomNeed ? [[id, roomNeed]] : [])));

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
      const { id: roomId } = await add('/api/rooms', { name: 'Dewan', kind: null, capacity: 30 });
      const labs: string[] = [];
      for (const capacity of [30, null, 20]) {
        const lab = { name: `Makmal ${labs.length + 1}`, kind: 'Makmal', capacity };
        labs.push((await add('/api/rooms', lab)).id);
      }
      const inLab = sets.filter(({ code }) => code === 'SN').map(({ id }) => id);
      await asksFor(
        inLab.map((teachingSetId) => ({ teachingSetId, roomId: null, kind: 'makmal', seats: 25 })),
      );
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
      const { items: rooms } = (await ask('get', '/api/rooms').expect(200)).body;
      const suggestion = suggestionFor({
        ...{ rooms, lessons: known.items, weekdays: [1, 2, 3, 4, 5] },
        sets: known.sets.map((set: SetTold) => ({ ...set, roomNeed: set.roomNeed && needOf(set.roomNeed) })),
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
          moves: moved.map(({ lessonId, ...place }) => {
            const { version } = standing.get(lessonId) as { version: number };
            return { ...place, id: lessonId, version };
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
      for (const lesson of kept.filter(({ id }: { id: string }) => !standing.has(id)))
        if (inLab.includes(lesson.teachingSetId)) expect(labs.slice(0, 2)).toContain(lesson.roomId);
      expect(left.every(({ hindrance }) => hindrance.kind === 'clash')).toBe(true);
      await ask('post', `/api/timetables/${timetableId}/publication`)
        .send({ version: 1, startsOn: '2026-11-23', reason: null })
        .expect(200);
    },
  );
});

describe('where a set has to be taught', () => {
  it('is a room, a kind of room, or anywhere; it is told with the set, and of a room that is gone nothing is asked', async () => {
    const [one, two] = (await addSets(seededDice(1))).map(({ id }) => id);
    const { id: roomId } = await add('/api/rooms', { name: 'Makmal 1', kind: 'Makmal', capacity: null });
    const { id: timetableId } = await add('/api/timetables', { academicYearId: year, name: 'Draf' });
    const told = async () =>
      needsTold((await ask('get', `/api/timetables/${timetableId}/lessons`).expect(200)).body.sets);
    const [inRoom, inKind] = [
      { roomId, kind: null, seats: null },
      { roomId: null, kind: 'Makmal', seats: 30 },
    ];
    expect(await told()).toEqual({});
    await asksFor([
      { teachingSetId: one, ...inRoom },
      { teachingSetId: two, ...inKind },
    ]);
    expect(await told()).toEqual({ [`${one}`]: inRoom, [`${two}`]: inKind });
    await ask('delete', `/api/rooms/${roomId}`).expect(204);
    expect(await told()).toEqual({ [`${two}`]: inKind });
    await ask('post', `/api/rooms/${roomId}/restoration`).expect(200);
    await asksFor([
      { teachingSetId: one, ...inKind },
      { teachingSetId: two, ...ANYWHERE },
    ]);
    expect(await told()).toEqual({ [`${one}`]: inKind });
  });

  it('is refused for what is no set of the session or no room, and for a room and a kind at once', async () => {
    const [set] = await addSets(seededDice(1));
    const { id: roomId } = await add('/api/rooms', { name: 'Makmal 1', kind: null, capacity: null });
    const refused = async (need: object) => {
      const { body } = await asksFor([{ teachingSetId: set?.id, ...ANYWHERE, ...need }], 400);
      return body.details.fields.map(({ field }: { field: string }) => field);
    };
    expect(await refused({ teachingSetId: randomUUID() })).toEqual(['needs.0.teachingSetId']);
    expect(await refused({ roomId: randomUUID() })).toEqual(['needs.0.roomId']);
    expect(await refused({ roomId, kind: 'Makmal' })).toEqual(['needs.0.kind']);
    expect(await refused({ seats: 30 })).toEqual(['needs.0.seats']);
  });

  it('is kept by who keeps the timetable alone', async () => {
    const [set] = await addSets(seededDice(1));
    const needs = [{ teachingSetId: set?.id, ...ANYWHERE, kind: 'Makmal' }];
    const teacher = await makeMember(t, school, 'teacher');
    const asked = { host: school.host, token: teacher.token };
    await t.call('put', '/api/room-needs', asked).send({ academicYearId: year, needs }).expect(403);
  });

  it('stays with a room that a page of before does not know the kind of', async () => {
    const { id, version } = await add('/api/rooms', { name: 'Makmal 1', kind: 'Makmal', capacity: null });
    const changed = await ask('put', `/api/rooms/${id}`)
      .send({ name: 'Makmal Satu', capacity: 40, version })
      .expect(200);
    expect(changed.body).toMatchObject({ name: 'Makmal Satu', kind: 'Makmal', capacity: 40 });
  });
});
