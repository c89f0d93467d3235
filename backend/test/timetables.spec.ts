import { randomUUID } from 'node:crypto';
import { type Promised, Promises } from '../src/modules/timetable/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { Database } from '../src/platform/database/database.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { PromisedRooms, promisedRooms } from './support/promised-rooms.js';
import { readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'clerk' | 'aminah' | 'bakar', TestPerson>;
let year: string;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' }, [promisedRooms]);
});
afterAll(() => t?.close());
beforeEach(async () => {
  setDay('2026-11-18');
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin'),
    clerk: await makeMember(t, school, []),
    aminah: await makeMember(t, school, 'teacher'),
    bakar: await makeMember(t, school, 'teacher'),
  };
  year = (await ask('admin', 'get', '/api/academic-years').expect(200)).body.currentId;
});

const setDay = (day: string) => t.app.get(BusinessClock).freezeAt(Date.parse(`${day}T08:00:00+08:00`));
type Who = keyof typeof people;
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });
const giveDuty = () =>
  ask('admin', 'put', `/api/members/${people.clerk.userId}/duties/timetable`)
    .send({ from: '2026-11-18', to: null })
    .expect(200);

async function addClass(name: string, groups: string[] = []) {
  const id = randomUUID();
  const named = groups.map((group) => ({ id: randomUUID(), name: group }));
  const content = { name, gradeLevels: ['T4'], shift: 'morning', stream: null, classTeacherId: null };
  await ask('admin', 'post', '/api/classes')
    .send({ id, academicYearId: year, groups: named, ...content })
    .expect(201);
  return { id, groups: named };
}

async function addSet(code: string, parts: { classId: string; groupId: string | null }[]): Promise<string> {
  const subjectId = randomUUID();
  await ask('admin', 'post', '/api/subjects')
    .send({ id: subjectId, name: code, code, language: 'ms', religion: null, levels: [] })
    .expect(201);
  const id = randomUUID();
  await ask('admin', 'post', '/api/teaching-sets')
    .send({ id, academicYearId: year, subjectId, name: null, periodsAWeek: 4, parts, teachers: [] })
    .expect(201);
  return id;
}

async function addDraft(differing: object = {}): Promise<{ id: string; version: number }> {
  const draft = { id: randomUUID(), academicYearId: year, name: `Jadual ${randomUUID()}`, ...differing };
  return (await ask('admin', 'post', '/api/timetables').send(draft).expect(201)).body;
}

const lessonOf = (timetableId: string, differing: object = {}) => ({
  timetableId,
  kind: 'meeting',
  teachingSetId: null,
  title: 'Mesyuarat panitia',
  weekday: 1,
  cycleWeek: null,
  from: '08:10',
  to: '08:40',
  roomId: null,
  teacherIds: [people.aminah.userId],
  classIds: [],
  isPinned: false,
  ...differing,
});
const ofSet = (teachingSetId: string, differing: object = {}) => ({
  kind: 'lesson',
  teachingSetId,
  title: null,
  ...differing,
});
const sendLesson = (timetableId: string, differing: object = {}, who: Who = 'admin') =>
  ask(who, 'post', '/api/timetable-lessons').send({
    id: randomUUID(),
    ...lessonOf(timetableId, differing),
  });
const addLesson = async (timetableId: string, differing: object = {}) =>
  (await sendLesson(timetableId, differing).expect(201)).body;
const publish = (id: string, differing: object = {}, who: Who = 'admin') =>
  ask(who, 'post', `/api/timetables/${id}/publication`).send({
    version: 1,
    startsOn: '2026-11-23',
    reason: null,
    ...differing,
  });
const listed = async (who: Who) =>
  (await ask(who, 'get', `/api/timetables?academicYearId=${school.year}`).expect(200)).body.items;
const lessonsOf = async (id: string) =>
  (await ask('admin', 'get', `/api/timetables/${id}/lessons`).expect(200)).body;
const fieldsOf = ({ body }: { body: { details: { fields: { field: string }[] } } }) =>
  body.details.fields.map(({ field }) => field);

describe('a room', () => {
  it('is kept by administrators and the duty of the timetable, and known to everybody of the school', async () => {
    const room = { id: randomUUID(), name: 'Makmal Sains 1', capacity: 36 };
    for (const who of ['clerk', 'aminah'] as const)
      await ask(who, 'post', '/api/rooms').send(room).expect(403);
    await giveDuty();
    await ask('clerk', 'post', '/api/rooms').send(room).expect(201);
    const { body } = await ask('aminah', 'get', '/api/rooms').expect(200);
    expect(body.items).toMatchObject([{ name: 'Makmal Sains 1', capacity: 36 }]);
    const taken = { id: randomUUID(), name: 'makmal sains 1', capacity: null };
    for (const name of [taken.name, 'MAKMAL SAİNS 1'])
      expect(
        fieldsOf(
          await ask('admin', 'post', '/api/rooms')
            .send({ ...taken, name })
            .expect(400),
        ),
      ).toEqual(['name']);
  });

  it('is not deleted while a timetable that is not over uses it', async () => {
    const roomId = randomUUID();
    await ask('admin', 'post', '/api/rooms')
      .send({ id: roomId, name: 'Bengkel', capacity: null })
      .expect(201);
    const { id } = await addDraft();
    const lesson = await addLesson(id, { roomId });
    const refused = await ask('admin', 'delete', `/api/rooms/${roomId}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'ROOM_IN_USE', details: { lessons: 1 } });
    await ask('admin', 'delete', `/api/timetable-lessons/${lesson.id}`).expect(204);
    await ask('admin', 'delete', `/api/rooms/${roomId}`).expect(204);
  });
});

describe('a draft', () => {
  it('is seen and changed only by administrators and the duty of the timetable', async () => {
    const { id } = await addDraft({ name: 'Jadual Julai' });
    const lesson = await addLesson(id);
    expect(await listed('aminah')).toEqual([]);
    await ask('aminah', 'get', `/api/timetables/${id}/lessons`).expect(404);
    await sendLesson(id, {}, 'aminah').expect(403);
    await ask('aminah', 'delete', `/api/timetable-lessons/${lesson.id}`).expect(403);
    await publish(id, {}, 'aminah').expect(403);
    await giveDuty();
    expect(await listed('clerk')).toMatchObject([{ name: 'Jadual Julai', startsOn: null, lastDay: null }]);
    await sendLesson(id, { weekday: 2 }, 'clerk').expect(201);
  });

  it('holds lessons that clash, and names what no lesson can be', async () => {
    const { id } = await addDraft();
    await addLesson(id);
    await addLesson(id, { from: '08:20', to: '08:50' });
    const wrong = [
      [{ to: '08:10' }, ['to']],
      [{ cycleWeek: 1 }, ['cycleWeek']],
      [{ title: null }, ['title']],
      [{ kind: 'lesson', title: null }, ['teachingSetId']],
      [{ kind: 'lesson', title: null, teachingSetId: randomUUID() }, ['teachingSetId']],
      [{ teacherIds: [people.aminah.userId, randomUUID()] }, ['teacherIds.1']],
      [{ classIds: [randomUUID()] }, ['classIds.0']],
      [{ roomId: randomUUID() }, ['roomId']],
      [{ timetableId: randomUUID() }, ['timetableId']],
    ] as const;
    for (const [differing, fields] of wrong)
      expect(fieldsOf(await sendLesson(id, differing).expect(400))).toEqual(fields);
    expect((await lessonsOf(id)).items).toHaveLength(2);
  });

  it('begins with the lessons of another timetable, and leaves those as they are', async () => {
    const { id } = await addDraft();
    const lesson = await addLesson(id);
    const copy = await addDraft({ copyOf: id });
    const [copied] = (await lessonsOf(copy.id)).items;
    expect(copied).toMatchObject({
      title: 'Mesyuarat panitia',
      timetableId: copy.id,
      weekday: 1,
      version: 1,
    });
    await ask('admin', 'put', `/api/timetable-lessons/${copied.id}`)
      .send({ ...lessonOf(copy.id, { weekday: 3 }), version: 1 })
      .expect(200);
    expect((await lessonsOf(id)).items).toMatchObject([{ id: lesson.id, weekday: 1 }]);
  });
});

describe('a timetable as a table', () => {
  const tableOf = (id: string, format: string, who: Who = 'admin') =>
    ask(who, 'get', `/api/timetables/${id}/table?format=${format}`);

  it('has a line for each lesson in the order of the week, in words, and formulas are words', async () => {
    const { id: classId } = await addClass('4 Cekal');
    const setId = await addSet('SN', [{ classId, groupId: null }]);
    const { id } = await addDraft();
    await addLesson(id, ofSet(setId, { weekday: 3 }));
    await addLesson(id, { title: '=2+2', classIds: [classId], teacherIds: [] });
    const { text } = await tableOf(id, 'csv').expect(200);
    const [head, ...lines] = text.trimEnd().split(/\r?\n/);
    expect(head).toBe('\uFEFFHari,Dari,Hingga,Minggu,Jenis,Kelas,Subjek atau tajuk,Kod,Guru,Bilik');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Isnin,08:10,08:40,,Mesyuarat,4 Cekal,'=2\+2,,,$/);
    expect(lines[1]).toMatch(/^Rabu,08:10,08:40,,PdP,4 Cekal,SN,SN,[^,]+,$/);
    const { headers } = await tableOf(id, 'xlsx').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="jadual-mengajar.xlsx"');
    expect(fieldsOf(await tableOf(id, 'pdf').expect(400))).toEqual(['format']);
  });

  it('is had by whoever may read the timetable', async () => {
    const { id } = await addDraft();
    await tableOf(id, 'csv', 'aminah').expect(404);
    await publish(id).expect(200);
    await tableOf(id, 'csv', 'aminah').expect(200);
  });
});

describe('a timetable on paper', () => {
  const paper = (id: string, query: string, who: Who = 'aminah') =>
    ask(who, 'get', `/api/timetables/${id}/paper?${query}`).responseType('blob');

  it('is the week of a teacher or a class on A4, or all teachers on a sheet of A3, in any script', async () => {
    const one = await addClass('一年级 Teratai');
    const set = await addSet('தமிழ்', [{ classId: one.id, groupId: null }]);
    const { id } = await addDraft({ name: 'Jadual Julai' });
    await addLesson(id, ofSet(set));
    await addLesson(id, { weekday: 3, title: 'Perhimpunan rasmi', classIds: [one.id] });
    await publish(id).expect(200);
    for (const query of [
      `of=teacher&whoseId=${people.aminah.userId}`,
      `of=class&whoseId=${one.id}`,
      'of=teachers',
    ]) {
      const read = await readPdf((await paper(id, query).expect(200)).body);
      expect(read.hasUnknown).toBe(false);
      for (const words of [school.code.toUpperCase(), 'Jadual Julai', 'Isnin', 'தமிழ்', 'Perhimpunan rasmi'])
        expect([query, read.words.includes(words)]).toEqual([query, true]);
      // On the sheet classes are short.
      const className = query === 'of=teachers' ? '一年级' : '一年级 Teratai';
      expect([query, read.words.includes(className)]).toEqual([query, true]);
    }
  });

  it('is refused by name what it cannot be of, and a draft to whoever does not keep it', async () => {
    const { id } = await addDraft();
    const refused = await ask('admin', 'get', `/api/timetables/${id}/paper?of=room`).expect(400);
    expect(fieldsOf(refused)).toEqual(['of']);
    await ask('admin', 'get', `/api/timetables/${id}/paper?of=teacher`).expect(404);
    await ask('admin', 'get', `/api/timetables/${id}/paper?of=class&whoseId=${randomUUID()}`).expect(404);
    await ask('aminah', 'get', `/api/timetables/${id}/paper?of=teachers`).expect(404);
  });
});

describe('an arrangement of a draft', () => {
  const arrange = (id: string, differing: object, who: Who = 'admin') =>
    ask(who, 'post', `/api/timetables/${id}/arrangement`).send({
      added: [],
      moves: [],
      removed: [],
      ...differing,
    });
  const place = { weekday: 3, cycleWeek: null, from: '10:00', to: '10:30', roomId: null };
  let draft: string;
  let setId: string;

  beforeEach(async () => {
    const { id: classId } = await addClass('4 Cekal');
    setId = await addSet('SN', [{ classId, groupId: null }]);
    draft = (await addDraft()).id;
  });
  const added = (differing: object = {}) => ({
    id: randomUUID(),
    teachingSetId: setId,
    teacherIds: [people.bakar.userId],
    ...place,
    ...differing,
  });

  it('adds, moves and removes lessons at once, and its way back does the same', async () => {
    const [moved, gone] = [await addLesson(draft), await addLesson(draft, { weekday: 2 })];
    const made = added();
    const asked = {
      added: [made],
      moves: [{ id: moved.id, version: moved.version, ...place, weekday: 4 }],
      removed: [{ id: gone.id, version: gone.version }],
    };
    const { body } = await arrange(draft, asked).expect(200);
    expect(body.items).toMatchObject([
      { ...made, kind: 'lesson', version: 1 },
      { id: moved.id, weekday: 4, from: '10:00', version: 2 },
    ]);
    expect((await lessonsOf(draft)).items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [made.id, moved.id].toSorted(),
    );
    await arrange(draft, {
      moves: [{ id: moved.id, version: 2, ...place, weekday: 1, from: '08:10', to: '08:40' }],
      removed: [{ id: made.id, version: 1 }],
    }).expect(200);
    expect((await lessonsOf(draft)).items).toMatchObject([{ id: moved.id, weekday: 1, from: '08:10' }]);
  });

  it('is done as a whole or not at all, and says what is wrong at its place', async () => {
    const lesson = await addLesson(draft);
    const read = { id: lesson.id, version: lesson.version };
    const wrong = [
      [{ added: [added(), added({ to: '09:00' })] }, ['added.1.to']],
      [{ added: [added({ teachingSetId: randomUUID() })] }, ['added.0.teachingSetId']],
      [{ added: [added(), added({ roomId: randomUUID() })] }, ['added.1.roomId']],
      [{ added: [added()], moves: [{ ...read, ...place, to: '09:00' }] }, ['moves.0.to']],
      [{ added: [added()], moves: [{ ...place, id: randomUUID(), version: 1 }] }, ['moves.0.id']],
      [{ added: [added()], removed: [{ id: randomUUID(), version: 1 }] }, ['removed.0.id']],
      [{ removed: [read, read] }, ['removed']],
    ] as const;
    for (const [asked, fields] of wrong)
      expect(fieldsOf(await arrange(draft, asked).expect(400))).toEqual(fields);
    const { body } = await arrange(draft, { added: [added()], removed: [{ ...read, version: 9 }] }).expect(
      409,
    );
    expect(body).toMatchObject({
      code: 'TIMETABLE_LESSON_CONFLICT',
      details: { current: { id: lesson.id, version: 1 } },
    });
    const deleted = await addLesson(draft);
    await ask('admin', 'delete', `/api/timetable-lessons/${deleted.id}`).expect(204);
    const taken = await arrange(draft, { added: [added({ id: deleted.id })], removed: [read] }).expect(409);
    expect(taken.body.code).toBe('TIMETABLE_LESSON_ID_TAKEN');
    expect((await lessonsOf(draft)).items).toMatchObject([{ id: lesson.id, version: 1 }]);
  });

  it('sent again is answered as it stands, and nothing is there twice', async () => {
    const asked = { added: [added(), added({ weekday: 5 })] };
    const first = await arrange(draft, asked).expect(200);
    const again = await arrange(draft, asked).expect(200);
    expect(again.body).toEqual(first.body);
    expect((await lessonsOf(draft)).items).toHaveLength(2);
  });

  it('is for who keeps the timetables, and never of one that is published', async () => {
    await arrange(draft, { added: [added()] }, 'aminah').expect(403);
    await publish(draft).expect(200);
    const { body } = await arrange(draft, { added: [added()] }).expect(409);
    expect(body.code).toBe('TIMETABLE_PUBLISHED');
  });
});

describe('a timetable', () => {
  it('holds from the day on which it begins until the next one does', async () => {
    const first = await addDraft({ name: 'Pertama' });
    const second = await addDraft({ name: 'Kedua' });
    await publish(first.id, { startsOn: '2026-11-19' }).expect(200);
    await publish(second.id, { startsOn: '2026-11-30' }).expect(200);
    expect(await listed('aminah')).toMatchObject([
      { name: 'Pertama', startsOn: '2026-11-19', lastDay: '2026-11-29' },
      { name: 'Kedua', startsOn: '2026-11-30', lastDay: '2026-12-04' },
    ]);
  });

  it('begins tomorrow at the earliest; by an administrator who says why also on a day that is over', async () => {
    await giveDuty();
    const { id } = await addDraft();
    for (const startsOn of ['2026-11-18', '2026-11-16', '2027-11-16', '2025-11-16'])
      expect(fieldsOf(await publish(id, { startsOn }, 'clerk').expect(400))).toEqual(['startsOn']);
    expect(fieldsOf(await publish(id, { startsOn: '2026-11-16' }).expect(400))).toEqual(['reason']);
    const reason = 'Jadual kertas sudah dipakai sejak Isnin.';
    await publish(id, { startsOn: '2026-11-16', reason }).expect(200);
    expect(await listed('admin')).toMatchObject([{ startsOn: '2026-11-16', backdatingReason: reason }]);
    const earlier = await addDraft();
    expect(fieldsOf(await publish(earlier.id, { startsOn: '2026-11-09', reason }).expect(400))).toEqual([
      'startsOn',
    ]);
  });

  it('is published in the version that was read, once, and withdrawn only before its first day', async () => {
    const { id } = await addDraft();
    await publish(id, { version: 2 }).expect(409);
    const { body } = await publish(id).expect(200);
    expect((await publish(id, { version: body.version }).expect(409)).body.code).toBe('TIMETABLE_PUBLISHED');
    const withdraw = (version: number) =>
      ask('admin', 'post', `/api/timetables/${id}/withdrawal`).send({ version });
    expect((await withdraw(body.version).expect(200)).body).toMatchObject({ startsOn: null });
    const again = await publish(id, { version: body.version + 1 }).expect(200);
    setDay('2026-11-23');
    expect((await withdraw(again.body.version).expect(409)).body.code).toBe('TIMETABLE_BEGUN');
  });

  it('is changed no more from its first day on', async () => {
    const { id } = await addDraft();
    const lesson = await addLesson(id);
    await publish(id).expect(200);
    setDay('2026-11-23');
    const path = `/api/timetable-lessons/${lesson.id}`;
    const refused = [
      await sendLesson(id, { weekday: 2 }).expect(409),
      await ask('admin', 'put', path)
        .send({ ...lessonOf(id), version: 1 })
        .expect(409),
      await ask('admin', 'delete', path).expect(409),
    ];
    for (const { body } of refused) expect(body.code).toBe('TIMETABLE_BEGUN');
    expect((await lessonsOf(id)).items).toHaveLength(1);
  });

  it('is not published while two lessons want one teacher, class or room at one time', async () => {
    const one = await addClass('4 Bestari');
    const roomId = randomUUID();
    await ask('admin', 'post', '/api/rooms').send({ id: roomId, name: 'Makmal', capacity: null }).expect(201);
    const apart = { teacherIds: [] };
    const pairs = [
      [{}, { from: '08:30', to: '09:00' }],
      [
        { ...apart, classIds: [one.id] },
        { ...apart, classIds: [one.id] },
      ],
      [
        { ...apart, roomId },
        { ...apart, roomId },
      ],
    ];
    for (const [first, second] of pairs) {
      const { id } = await addDraft();
      const lessons = [await addLesson(id, first), await addLesson(id, second)];
      await addLesson(id, { weekday: 4 });
      const { body } = await publish(id).expect(409);
      expect(body.code).toBe('TIMETABLE_CLASH');
      expect(new Set(body.details.lessonIds)).toEqual(new Set(lessons.map((lesson) => lesson.id)));
      expect(await listed('aminah')).toEqual([]);
    }
  });

  it('holds at one time what does not meet: the next minute, another day, two groups of a class', async () => {
    const one = await addClass('4 Cekal', ['Islam', 'Moral']);
    const [islam, moral] = one.groups;
    const sets = [
      await addSet('PI', [{ classId: one.id, groupId: String(islam?.id) }]),
      await addSet('PM', [{ classId: one.id, groupId: String(moral?.id) }]),
    ];
    const { id } = await addDraft();
    await addLesson(id);
    await addLesson(id, { from: '08:40', to: '09:10' });
    await addLesson(id, { weekday: 2 });
    for (const set of sets) await addLesson(id, ofSet(set, { weekday: 3, teacherIds: [] }));
    await publish(id).expect(200);
    const whole = await sendLesson(id, { weekday: 3, teacherIds: [], classIds: [one.id] }).expect(409);
    expect(whole.body.code).toBe('TIMETABLE_CLASH');
  });

  it('takes turns where the school has two: the odd and the even week do not meet, every week meets both', async () => {
    await ask('admin', 'put', '/api/calendar/cycle')
      .send({
        academicYearId: year,
        version: (await ask('admin', 'get', `/api/calendar?academicYearId=${school.year}`).expect(200)).body
          .version,
        cycle: { weeks: 2, anchor: '2026-01-12', skipsHolidayWeeks: false },
      })
      .expect(200);
    const { id } = await addDraft();
    await addLesson(id, { cycleWeek: 1 });
    await addLesson(id, { cycleWeek: 2 });
    await publish(id).expect(200);
    expect((await sendLesson(id).expect(409)).body.code).toBe('TIMETABLE_CLASH');
  });
});

describe('a lesson of a timetable that is published and has not begun', () => {
  it('is refused where it meets another, with what stands in the way', async () => {
    const { id } = await addDraft();
    const standing = await addLesson(id);
    await publish(id).expect(200);
    const refused = await sendLesson(id, { from: '08:00', to: '08:11' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'TIMETABLE_CLASH', details: { lessonIds: [standing.id] } });
    const other = await addLesson(id, { from: '09:00', to: '09:30' });
    await ask('admin', 'put', `/api/timetable-lessons/${other.id}`)
      .send({ ...lessonOf(id), version: 1 })
      .expect(409);
    expect((await lessonsOf(id)).items).toMatchObject([{ from: '08:10' }, { from: '09:00', version: 1 }]);
  });

  it('frees its time when it is deleted, and comes back only while that is free', async () => {
    const { id } = await addDraft();
    const gone = await addLesson(id);
    await publish(id).expect(200);
    await ask('admin', 'delete', `/api/timetable-lessons/${gone.id}`).expect(204);
    const instead = await addLesson(id);
    const restore = () => ask('admin', 'post', `/api/timetable-lessons/${gone.id}/restoration`);
    expect((await restore().expect(409)).body.details.lessonIds).toEqual([instead.id]);
    await ask('admin', 'delete', `/api/timetable-lessons/${instead.id}`).expect(204);
    await restore().expect(200);
    await sendLesson(id).expect(409);
  });

  it('changes places with another in one step, all or nothing', async () => {
    const { id } = await addDraft();
    const [early, late] = [await addLesson(id), await addLesson(id, { from: '09:00', to: '09:30' })];
    await publish(id).expect(200);
    const place = ({ weekday, cycleWeek, from, to, roomId }: Record<string, unknown>) => ({
      weekday,
      cycleWeek,
      from,
      to,
      roomId,
    });
    const move = (moves: object[]) => ask('admin', 'post', `/api/timetables/${id}/moves`).send({ moves });
    await move([{ ...place(late), id: early.id, version: 1 }]).expect(409);
    await move([
      { ...place(late), id: early.id, version: 1 },
      { ...place(early), id: late.id, version: 7 },
    ]).expect(409);
    const { body } = await move([
      { ...place(late), id: early.id, version: 1 },
      { ...place(early), id: late.id, version: 1 },
    ]).expect(200);
    expect(body.items).toMatchObject([
      { id: early.id, from: '09:00', version: 2 },
      { id: late.id, from: '08:10', version: 2 },
    ]);
    await sendLesson(id, { from: '09:15', to: '09:20' }).expect(409);
    const stranger = await addDraft();
    expect(
      fieldsOf(
        await ask('admin', 'post', `/api/timetables/${stranger.id}/moves`)
          .send({ moves: [{ ...place(late), id: early.id, version: 2 }] })
          .expect(400),
      ),
    ).toEqual(['moves.0.id']);
  });
});

describe('a teaching set with lessons in a timetable', () => {
  const setOf = async (id: string) => {
    const { body } = await ask('admin', 'get', `/api/teaching-sets?academicYearId=${school.year}`).expect(
      200,
    );
    return body.items.find((set: { id: string }) => set.id === id);
  };
  const changeSet = async (id: string, differing: object) => {
    const { version, academicYearId, subjectId, name, periodsAWeek, parts, teachers } = await setOf(id);
    const content = { academicYearId, subjectId, name, periodsAWeek, parts, teachers };
    return ask('admin', 'put', `/api/teaching-sets/${id}`).send({ ...content, ...differing, version });
  };

  it('takes the time of the classes that it is given, and is refused those that are taught then', async () => {
    const [one, other] = [await addClass('4 Arif'), await addClass('4 Bijak')];
    const set = await addSet('SN', [{ classId: one.id, groupId: null }]);
    const { id } = await addDraft();
    await addLesson(id, ofSet(set, { teacherIds: [] }));
    const meeting = await addLesson(id, { teacherIds: [], classIds: [other.id] });
    await publish(id).expect(200);
    const parts = [{ classId: other.id, groupId: null }];
    const refused = await changeSet(set, { parts });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'TIMETABLE_CLASH', details: { lessonIds: [meeting.id] } });
    await ask('admin', 'delete', `/api/timetable-lessons/${meeting.id}`).expect(204);
    expect((await changeSet(set, { parts })).status).toBe(200);
    await sendLesson(id, { teacherIds: [], classIds: [other.id] }).expect(409);
    await sendLesson(id, { teacherIds: [], classIds: [one.id] }).expect(201);
  });

  it('stays as long as a timetable that is not over has them, and so does a class', async () => {
    const one = await addClass('4 Cerdas');
    const lone = await addClass('4 Dedikasi');
    const set = await addSet('SJ', [{ classId: one.id, groupId: null }]);
    const { id } = await addDraft();
    await addLesson(id, ofSet(set, { teacherIds: [] }));
    await addLesson(id, { classIds: [lone.id] });
    for (const path of [`/api/teaching-sets/${set}`, `/api/classes/${lone.id}`]) {
      const { body } = await ask('admin', 'delete', path).expect(409);
      expect(body).toMatchObject({ code: 'IN_TIMETABLE', details: { lessons: 1 } });
    }
    await ask('admin', 'delete', `/api/timetables/${id}`).expect(204);
    for (const path of [`/api/teaching-sets/${set}`, `/api/classes/${lone.id}`])
      await ask('admin', 'delete', path).expect(204);
  });
});

describe('an override', () => {
  const override = (timetableId: string, lessonIds: string[]) =>
    ask('admin', 'post', `/api/timetables/${timetableId}/overrides`).send({
      id: randomUUID(),
      reason: 'Mesyuarat bersama sekali sebulan.',
      lessonIds,
    });

  it('lets its lessons stand at one time and refuses a third', async () => {
    const { id } = await addDraft();
    const two = [await addLesson(id), await addLesson(id)];
    const { body } = await override(
      id,
      two.map((lesson) => lesson.id),
    ).expect(201);
    await publish(id).expect(200);
    expect((await lessonsOf(id)).overrides).toMatchObject([
      { id: body.id, reason: 'Mesyuarat bersama sekali sebulan.', madeBy: people.admin.userId },
    ]);
    const third = await sendLesson(id).expect(409);
    expect(new Set(third.body.details.lessonIds)).toEqual(new Set(two.map((lesson) => lesson.id)));
  });

  it('is taken back from a published timetable only when its lessons are apart', async () => {
    const { id } = await addDraft();
    const [one, other] = [await addLesson(id), await addLesson(id)];
    const { body } = await override(id, [one.id, other.id]).expect(201);
    await publish(id).expect(200);
    const path = `/api/timetable-overrides/${body.id}`;
    expect((await ask('admin', 'delete', path).expect(409)).body.code).toBe('TIMETABLE_CLASH');
    await ask('admin', 'put', `/api/timetable-lessons/${other.id}`)
      .send({ ...lessonOf(id, { weekday: 4 }), version: 2 })
      .expect(200);
    await ask('admin', 'delete', path).expect(204);
    expect((await lessonsOf(id)).overrides).toEqual([]);
  });

  it('names lessons of its own timetable and is made by those who keep it', async () => {
    const { id } = await addDraft();
    const elsewhere = await addDraft();
    const [one, other] = [await addLesson(id), await addLesson(elsewhere.id)];
    expect(fieldsOf(await override(id, [one.id, other.id]).expect(400))).toEqual(['lessonIds.1']);
    await ask('aminah', 'post', `/api/timetables/${id}/overrides`)
      .send({ id: randomUUID(), reason: 'Saya mahu.', lessonIds: [one.id, other.id] })
      .expect(403);
  });
});

describe('what another module has promised on a date', () => {
  // A Monday of the week in which timetables begin here.
  const DAY = '2026-11-23';
  const promiseOf = (differing: Partial<Promised> = {}): Promised => {
    const id = randomUUID();
    const who = { kind: 'teacher', id: people.aminah.userId, division: '', groupKey: '' } as const;
    const time = { day: DAY, from: '08:00', to: '08:30' };
    return { kind: 'room_visit', id, shared: id, ...time, resources: [who], ...differing };
  };
  const inSchool = <T>(work: () => Promise<T>) => t.app.get(Database).tenantTransaction(school.id, work);
  const make = (...promised: Promised[]) =>
    inSchool(() => t.app.get(Promises).make({ schoolId: school.id }, promised));
  const promised = async (differing: Partial<Promised> = {}) => {
    const promise = promiseOf(differing);
    await make(promise);
    return promise;
  };
  const answering = (promise: Promised, answer: string, place?: object) => ({
    promises: [{ kind: promise.kind, id: promise.id, answer, ...(place && { place }) }],
  });
  const standing = () =>
    rowsOf<{ id: string; day: string; minutes: string }>(
      t.database,
      `SELECT holder_id AS id, on_day::text AS day, minutes::text FROM app.timetable_claims
       WHERE on_day IS NOT NULL AND school_id = '${school.id}' ORDER BY minutes`,
    );
  const heardOf = ({ id }: Promised) => t.app.get(PromisedRooms).heard.filter((each) => each.id === id);

  it('is broken by no timetable that nobody has answered for, and named with its lessons', async () => {
    const { id } = await addDraft();
    const lesson = await addLesson(id);
    await addLesson(id, { weekday: 2 });
    const promise = await promised();
    await promised({ day: '2026-11-25', from: '10:00', to: '10:30' });
    const { body } = await publish(id).expect(409);
    expect(body).toMatchObject({
      code: 'TIMETABLE_BREAKS_PROMISES',
      details: {
        promises: [
          {
            ...{ kind: 'room_visit', id: promise.id, day: DAY, from: '08:00', to: '08:30' },
            ...{ words: 'Lawatan ke makmal', lessonIds: [lesson.id], answers: ['keep', 'move', 'release'] },
          },
        ],
      },
    });
    expect(await listed('aminah')).toEqual([]);
    await publish(id, { startsOn: '2026-11-24' }).expect(200);
  });

  it('is kept beside the lesson, and beside no other', async () => {
    const { id } = await addDraft();
    const lesson = await addLesson(id);
    const promise = await promised();
    await publish(id, answering(promise, 'keep')).expect(200);
    expect(await standing()).toMatchObject([{ id: promise.id, day: DAY }]);
    const change = (differing: object, version: number) =>
      ask('admin', 'put', `/api/timetable-lessons/${lesson.id}`).send({
        ...lessonOf(id, differing),
        version,
      });
    await change({ title: 'Mesyuarat kurikulum' }, 1).expect(200);
    const refused = await sendLesson(id, { from: '08:00', to: '08:10' }).expect(409);
    expect(refused.body).toMatchObject({
      code: 'TIMETABLE_BREAKS_PROMISES',
      details: { promises: [{ id: promise.id }] },
    });
    expect((await lessonsOf(id)).items).toHaveLength(1);
  });

  it('moves to where nobody is taken, with its module told, and nowhere else', async () => {
    const { id } = await addDraft();
    await addLesson(id);
    await addLesson(id, { from: '09:00', to: '09:30' });
    const promise = await promised();
    const moveTo = (from: string, to: string, day = DAY) =>
      publish(id, answering(promise, 'move', { day, from, to }));
    expect((await moveTo('09:10', '09:20').expect(409)).body.code).toBe('TIMETABLE_CLASH');
    for (const [from, to, day, field] of [
      ['10:00', '10:30', '2026-11-17', 'place.day'],
      ['10:00', '10:00', DAY, 'place.to'],
    ] as const)
      expect(fieldsOf(await moveTo(from, to, day).expect(400))).toEqual([`promises.0.${field}`]);
    expect(fieldsOf(await publish(id, answering(promise, 'move')).expect(400))).toEqual(['promises.0.place']);
    expect(heardOf(promise)).toEqual([]);
    await moveTo('10:00', '10:30').expect(200);
    expect(await standing()).toEqual([{ id: promise.id, day: DAY, minutes: '[600,630)' }]);
    expect(heardOf(promise)).toEqual([{ id: promise.id, time: { day: DAY, from: '10:00', to: '10:30' } }]);
  });

  it('is released, with its module told, only where that module allows it', async () => {
    const { id } = await addDraft();
    await addLesson(id);
    const vow = await promised({ kind: 'vow' });
    expect(fieldsOf(await publish(id, answering(vow, 'release')).expect(400))).toEqual(['promises.0.answer']);
    await inSchool(() => t.app.get(Promises).release({ schoolId: school.id }, 'vow', [vow.id]));
    const promise = await promised();
    await publish(id, answering(promise, 'release')).expect(200);
    expect(await standing()).toEqual([]);
    expect(heardOf(promise)).toEqual([{ id: promise.id, time: null }]);
  });

  it('is asked about again when the timetable is withdrawn before which it was made', async () => {
    const first = await addDraft();
    await addLesson(first.id);
    await publish(first.id).expect(200);
    const second = await addDraft();
    const { body } = await publish(second.id, { startsOn: '2026-11-30' }).expect(200);
    const promise = await promised({ day: '2026-11-30' });
    const withdraw = (differing: object = {}) =>
      ask('admin', 'post', `/api/timetables/${second.id}/withdrawal`).send({
        version: body.version,
        ...differing,
      });
    expect((await withdraw().expect(409)).body.details.promises).toMatchObject([{ id: promise.id }]);
    await withdraw(answering(promise, 'release')).expect(200);
    expect(await standing()).toEqual([]);
  });

  it('is refused while a lesson of the same person is held, as the day rings it', async () => {
    const { id } = await addDraft();
    const lesson = await addLesson(id);
    await publish(id).expect(200);
    await expect(promised()).rejects.toMatchObject({
      code: 'TIMETABLE_CLASH',
      details: { lessonIds: [lesson.id] },
    });
    await promised({ from: '08:40', to: '09:00' });
    // Of Monday's lessons nobody has any on a Tuesday.
    await promised({ day: '2026-11-24' });
    expect(await standing()).toHaveLength(2);
  });

  it('may stand with another one at one time where both share it, and a third is refused', async () => {
    const shared = randomUUID();
    const [one, other] = [await promised({ shared }), await promised({ shared })];
    await expect(promised()).rejects.toMatchObject({
      code: 'PROMISE_CLASH',
      details: { promiseIds: expect.arrayContaining([one.id, other.id]) },
    });
    expect(await standing()).toHaveLength(2);
  });

  it('changes places with another in one transaction, all or nothing', async () => {
    const early = await promised();
    const late = await promised({ from: '09:00', to: '09:30' });
    await expect(make({ ...early, from: '09:10', to: '09:20' })).rejects.toMatchObject({
      code: 'PROMISE_CLASH',
    });
    await make({ ...early, from: '09:00', to: '09:30' }, { ...late, from: '08:00', to: '08:30' });
    expect(await standing()).toMatchObject([
      { id: late.id, minutes: '[480,510)' },
      { id: early.id, minutes: '[540,570)' },
    ]);
  });

  it('is one of two that were promised at the same moment', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => promised()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await standing()).toHaveLength(1);
  });
});

/** More by `npm run claims`. */
const WRITES = Number(process.env.CLAIM_WRITES ?? 100);
const AT_ONCE = 100;

describe('however many write at once', () => {
  it('nobody is taken twice, and nobody locks anybody out', async () => {
    const { id } = await addDraft();
    await publish(id).expect(200);
    const write = (turn: number) => {
      const begin = 480 + (turn % 30) * 10;
      const [teacher] = turn % 3 === 0 ? [people.bakar] : [people.aminah];
      return sendLesson(id, {
        from: clock(begin),
        to: clock(begin + 15),
        weekday: turn % 5,
        teacherIds: [teacher.userId],
      });
    };
    const answered = new Map<number, number>();
    for (let turn = 0; turn < WRITES; turn += AT_ONCE) {
      const round = Array.from({ length: Math.min(AT_ONCE, WRITES - turn) }, (_, at) => write(turn + at * 7));
      for (const { status } of await Promise.all(round))
        answered.set(status, (answered.get(status) ?? 0) + 1);
    }
    // Whoever waits too long for a connection is told to come again, and has written nothing.
    const { 503: _turnedAway, ...served } = Object.fromEntries(answered);
    expect(Object.keys(served)).toEqual(['201', '409']);
    const { items } = await lessonsOf(id);
    expect(items).toHaveLength(answered.get(201) ?? 0);
    expect(items.filter((one: Written) => items.some((other: Written) => meet(one, other)))).toEqual([]);
    const [counted] = await rowsOf<{ deadlocks: string }>(
      t.database,
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(Number(counted?.deadlocks)).toBe(0);
  }, 600_000);
});

type Written = { id: string; weekday: number; from: string; to: string; teacherIds: string[] };

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const meet = (one: Written, other: Written) =>
  one.id !== other.id &&
  one.weekday === other.weekday &&
  one.teacherIds[0] === other.teacherIds[0] &&
  one.from < other.to &&
  other.from < one.to;
