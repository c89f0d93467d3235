import { randomUUID } from 'node:crypto';
import { RollOverPart } from '../src/modules/schools/index.js';
import type { SchoolCaller } from '../src/platform/access/caller.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** A part that a later module would bring: it copies nothing, and names what is in use. */
class NotesPart extends RollOverPart {
  readonly part = 'notes';
  used: string[] = [];

  async propose() {
    return { count: 0, choices: [], rows: [] };
  }
  async make(): Promise<string[]> {
    return ['note'];
  }
  async findUsed(_caller: SchoolCaller, _yearId: string, made: readonly string[]): Promise<string[]> {
    return made.length > 0 ? this.used : [];
  }
  async takeBack(): Promise<void> {
    this.used = [];
  }
}
class NotesModule {}

const YEAR = { name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' };

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;
let teacher: TestPerson;
let year: string;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' }, [{ module: NotesModule, providers: [NotesPart] }]);
});
afterAll(() => t?.close());
beforeEach(async () => {
  at('2026-11-23T08:00:00+08:00');
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
  teacher = await makeMember(t, school, 'teacher');
  year = (await ask('get', '/api/academic-years').expect(200)).body.currentId;
});

const at = (instant: string) => t.app.get(BusinessClock).freezeAt(Date.parse(instant));
type Method = 'get' | 'post' | 'put' | 'delete';
const ask = (method: Method, path: string, person = admin) =>
  t.call(method, path, { host: school.host, token: person.token });
const made = async (path: string, content: object): Promise<string> => {
  const id = randomUUID();
  await ask('post', path)
    .send({ id, ...content })
    .expect(201);
  return id;
};
const addClass = (level: number, name = `${level} Bestari`, part: object = {}) =>
  made('/api/classes', {
    academicYearId: year,
    name,
    gradeLevels: [`T${level}`],
    shift: 'morning',
    stream: null,
    classTeacherId: null,
    groups: [],
    ...part,
  });
const addSubject = () =>
  made('/api/subjects', { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] });
const addSet = (subjectId: string, parts: readonly object[], userId = teacher.userId) =>
  made('/api/teaching-sets', {
    academicYearId: year,
    subjectId,
    name: null,
    periodsAWeek: 4,
    parts,
    teachers: [{ userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
  });
const addPupil = (name: string, classId?: string) =>
  made('/api/pupils', {
    name,
    sex: 'F',
    registerNumber: null,
    birthDate: null,
    ...(classId && { placing: { academicYearId: year, classId, groupIds: [], day: '2026-01-12' } }),
  });

const begin = async () =>
  (
    await ask('post', '/api/roll-overs')
      .send({ fromYearId: year, ...YEAR })
      .expect(200)
  ).body;
const decide = async (id: string, ...decisions: { key: string; value: string }[]) =>
  (await ask('put', `/api/roll-overs/${id}/decisions`).send({ decisions }).expect(200)).body;
type Kept = { id: string; version: number };
const open = ({ id, version }: Kept, confirmation = '2027') =>
  ask('put', `/api/roll-overs/${id}/application`).send({ version, confirmation });
const takeBack = ({ id }: Kept) => ask('delete', `/api/roll-overs/${id}/application`);
const itemsOf = async (path: string) => (await ask('get', path).expect(200)).body.items;
const years = async () => itemsOf('/api/academic-years');
const next = async (path: string) => {
  const id = (await years()).find(({ name }: { name: string }) => name === '2027').id;
  return itemsOf(`${path}?academicYearId=${id}`);
};

const inTable = (table: string) =>
  rowsOf<Record<string, unknown>>(
    t.database,
    `SELECT * FROM ${table} WHERE school_id = $1 ORDER BY 1, 2, 3`,
    [school.id],
  );

describe('Buka sesi baharu', () => {
  it('proposes the classes a level up, their sets and panels, and changes nothing', async () => {
    const [four, six] = [await addClass(4), await addClass(6)];
    await addClass(5);
    const subject = await addSubject();
    await addSet(subject, [{ classId: four, groupId: null }]);
    await addPupil('Aisyah', four);
    await addPupil('Mei Ling', six);
    await made('/api/panels', {
      academicYearId: year,
      subjectId: subject,
      headId: teacher.userId,
      memberIds: [teacher.userId],
    });
    const { parts } = await begin();
    expect(parts.classes.rows.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      [null, '4 Bestari'],
      ['4 Bestari', '5 Bestari'],
      ['5 Bestari', '6 Bestari'],
    ]);
    expect(parts).toMatchObject({
      classes: { count: 3 },
      teachingSets: { count: 1, rows: [{ to: 'Sains · 4 Bestari', chosen: teacher.userId, problem: null }] },
      panels: { count: 1, rows: [{ to: 'Sains', chosen: teacher.userId }] },
      pupils: {
        count: 1,
        rows: [
          { to: '4 Bestari', pupils: 1, problem: null },
          { to: '6 Bestari', pupils: 1, chosen: 'leave' },
        ],
      },
      leavers: { count: 1 },
    });
    expect(await years()).toHaveLength(1);
  });

  it('opens the session once, whoever presses how often, and takes it back as if it had never been', async () => {
    const group = { id: randomUUID(), name: 'A' };
    const four = await addClass(4, undefined, { groups: [group] });
    const six = await addClass(6);
    await addClass(5);
    const standingSet = await addSet(await addSubject(), [{ classId: four, groupId: group.id }]);
    const lab = { roomId: null, kind: 'Makmal', seats: 30 };
    await ask('put', '/api/room-needs')
      .send({ academicYearId: year, needs: [{ ...lab, teachingSetId: standingSet }] })
      .expect(204);
    const aisyah = await addPupil('Aisyah', four);
    const meiLing = await addPupil('Mei Ling', six);
    const supervisor = await makeMember(t, school, 'supervisor');
    const named = { academicYearId: year, teacherId: teacher.userId, subjectId: null, step: 1, to: null };
    const from = '2026-03-02';
    await made('/api/supervisions', { ...named, supervisorId: supervisor.userId, from });
    const before = await standing();
    const kept = await begin();

    const answers = await Promise.all(Array.from({ length: 6 }, () => open(kept)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.at(-1)?.body).toMatchObject({
      parts: null,
      made: { classes: 3, teachingSets: 1, panels: 0, supervisions: 1, pupils: 1, leavers: 1 },
    });
    expect(await next('/api/supervisions')).toMatchObject([
      { teacherId: teacher.userId, supervisorId: supervisor.userId, from: '2027-01-11', to: null },
    ]);
    const classes = await next('/api/classes');
    expect(classes.map(({ name }: { name: string }) => name)).toEqual([
      '4 Bestari',
      '5 Bestari',
      '6 Bestari',
    ]);
    const [set] = await next('/api/teaching-sets');
    expect(set).toMatchObject({
      parts: [{ classId: classes[0].id, groupId: classes[0].groups[0].id }],
      teachers: [{ userId: teacher.userId, isLead: true, fromDay: '2027-01-11', toDay: null }],
    });
    expect(await inTable('room_needs')).toContainEqual(
      expect.objectContaining({ teaching_set_id: set.id, kind: 'Makmal', seats: 30 }),
    );
    const stays = await inTable('class_memberships');
    expect(stays.filter(({ pupil_id }) => pupil_id === aisyah).map(({ class_id }) => class_id)).toContain(
      classes[1].id,
    );
    expect((await ask('get', `/api/pupils/${meiLing}`).expect(200)).body.leftOn).toBe('2026-12-04');

    const { body } = await takeBack(kept).expect(200);
    expect(body).toMatchObject({ appliedAt: null, made: null });
    await takeBack(kept).expect(200);
    expect(await standing()).toEqual(before);
    expect((await inTable('roll_over_log')).map(({ act }) => act).toSorted()).toEqual([
      'applied',
      'taken_back',
    ]);

    await open(body).expect(200);
    expect(await next('/api/classes')).toHaveLength(3);
  });

  async function standing() {
    const pupils = await itemsOf(`/api/pupils?academicYearId=${year}`);
    return {
      years: await years(),
      classes: await itemsOf(`/api/classes?academicYearId=${year}`),
      sets: await itemsOf(`/api/teaching-sets?academicYearId=${year}`),
      stays: await inTable('class_memberships'),
      roomNeeds: await inTable('room_needs'),
      left: pupils.map(({ name, leftOn }: { name: string; leftOn: string | null }) => [name, leftOn]),
    };
  }

  it('asks who follows a teacher who is suspended, and keeps what was decided', async () => {
    const set = await addSet(await addSubject(), [{ classId: await addClass(4), groupId: null }]);
    const other = await makeMember(t, school, 'teacher');
    await ask('put', `/api/members/${teacher.userId}/suspension`)
      .send({ from: '2026-11-23', to: null, reason: 'Cuti bersalin' })
      .expect(200);
    const kept = await begin();
    expect(kept.parts.teachingSets.rows).toMatchObject([{ problem: 'teacherGone', chosen: null }]);
    const refused = await open(kept).expect(409);
    expect(refused.body).toMatchObject({ code: 'ROLL_OVER_UNDECIDED', details: { undecided: 1 } });

    const decided = await decide(kept.id, { key: `set:${set}`, value: other.userId });
    expect(decided.parts.teachingSets.rows).toMatchObject([{ problem: null, chosen: other.userId }]);
    const again = await begin();
    expect(again.parts).toEqual(decided.parts);
    await open(again).expect(200);
    expect(await next('/api/teaching-sets')).toMatchObject([{ teachers: [{ userId: other.userId }] }]);
  });

  it('names the classes that have no sets to copy, and those whose level has no subjects either', async () => {
    const [two, four] = [await addClass(2), await addClass(4)];
    const levels = ['T2', 'T3'].map((gradeLevel) => ({ gradeLevel, curriculum: 'KSSR', periodsAWeek: 4 }));
    const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels };
    await addSet(await made('/api/subjects', subject), [{ classId: two, groupId: null }]);
    const { id, parts } = await begin();
    expect(parts.teachingSets.lacking).toEqual([
      { name: '3 Bestari', hasSubjects: true },
      { name: '5 Bestari', hasSubjects: false },
    ]);
    const decided = await decide(id, { key: `class:${four}`, value: 'make' });
    expect(decided.parts.teachingSets.lacking).toContainEqual({ name: '4 Bestari', hasSubjects: false });
  });

  it('asks where a pupil without a class goes', async () => {
    const five = await addClass(5);
    await addClass(4);
    const pupil = await addPupil('Kavitha');
    const kept = await begin();
    expect(kept.parts.pupils.rows).toMatchObject([{ to: 'Kavitha', from: null, problem: 'noClass' }]);
    const decided = await decide(kept.id, { key: `pupil:${pupil}`, value: five });
    expect(decided.parts.pupils).toMatchObject({ count: 1, rows: [{ problem: null, chosen: five }] });
  });

  it('lets single pupils stay behind, go elsewhere or leave, though their class goes up', async () => {
    const [four, five] = [await addClass(4), await addClass(5)];
    await addClass(4, '4 Cemerlang');
    const stays = await addPupil('Aisyah', four);
    const moves = await addPupil('Lim Jia Hui', four);
    const leaves = await addPupil('Kavitha', four);
    const goes = await addPupil('Ravi', four);
    const { id, parts } = await begin();
    const toCemerlang = parts.pupils.choices.find(
      ({ name }: { name: string }) => name === '5 Cemerlang',
    ).value;
    const asked = await decide(id, { key: `pupil:${stays}`, value: 'ask' });
    expect(asked.parts.pupils.rows.at(-1)).toMatchObject({
      ...{ to: 'Aisyah', from: '4 Bestari', problem: 'undecided', chosen: null, others: ['follow', 'stay'] },
    });
    expect((await open(asked).expect(409)).body.code).toBe('ROLL_OVER_UNDECIDED');
    const decided = await decide(
      id,
      { key: `pupil:${stays}`, value: 'stay' },
      { key: `pupil:${moves}`, value: toCemerlang },
      { key: `pupil:${leaves}`, value: 'leave' },
    );
    expect(decided.parts).toMatchObject({ pupils: { count: 3 }, leavers: { count: 1 } });
    await open(decided).expect(200);

    const classes = new Map<string, string>(
      (await next('/api/classes')).map(({ id: classId, name }: { id: string; name: string }) => [
        classId,
        name,
      ]),
    );
    const places = (await inTable('class_memberships')).filter(({ class_id }) =>
      classes.has(String(class_id)),
    );
    const placeOf = (pupil: string) =>
      classes.get(String(places.find(({ pupil_id }) => pupil_id === pupil)?.class_id));
    expect([stays, moves, goes, leaves].map(placeOf)).toEqual([
      '4 Bestari',
      '5 Cemerlang',
      '5 Bestari',
      undefined,
    ]);
    expect((await ask('get', `/api/pupils/${leaves}`).expect(200)).body.leftOn).toBe('2026-12-04');
    expect([five, four].map((classId) => classes.has(classId))).toEqual([false, false]);
  });

  it('asks where a whole class goes that goes up into none, or has no next level', async () => {
    const mixed = await addClass(1, 'Cantum', { gradeLevels: ['T1', 'T2'] });
    const preschool = await addClass(1, 'Prasekolah Mawar', { gradeLevels: ['PRA'] });
    const one = await addClass(1);
    const kept = await begin();
    expect(kept.parts.pupils.rows).toEqual([]);
    await addPupil('Aisyah', mixed);
    await addPupil('Mei Ling', preschool);
    await decide(kept.id, { key: `class:${mixed}`, value: 'skip' });
    const asking = await begin();
    expect(asking.parts.pupils.rows).toMatchObject([
      { to: 'Cantum', problem: 'goesNowhere', chosen: null },
      { to: 'Prasekolah Mawar', problem: 'goesNowhere', chosen: null },
    ]);
    const decided = await decide(
      kept.id,
      { key: `pupilsOf:${mixed}`, value: 'each' },
      { key: `pupilsOf:${preschool}`, value: one },
    );
    expect(decided.parts.pupils).toMatchObject({
      count: 1,
      rows: [{ chosen: 'each' }, { chosen: one }, { to: 'Aisyah', problem: 'noClass' }],
    });
  });

  it('leaves the last day of a leaver alone that somebody has changed since', async () => {
    const six = await addClass(6);
    const [moved, stays] = [await addPupil('Aisyah', six), await addPupil('Mei Ling', six)];
    const kept = await begin();
    await open(kept).expect(200);
    await ask('put', `/api/pupils/${moved}/leaving`).send({ leftOn: '2026-11-20' }).expect(200);
    const { name, firstDay, version } = (await years())[0];
    await ask('put', `/api/academic-years/${year}`)
      .send({ name, firstDay, lastDay: '2026-12-01', version })
      .expect(200);
    await takeBack(kept).expect(200);
    const leftOn = async (id: string) => (await ask('get', `/api/pupils/${id}`).expect(200)).body.leftOn;
    expect([await leftOn(moved), await leftOn(stays)]).toEqual(['2026-11-20', null]);
  });

  it('is opened by one of two administrators at once; the other reads what happened', async () => {
    await addClass(4);
    const kept = await begin();
    const other = await makeMember(t, school, 'admin');
    const body = { version: kept.version, confirmation: '2027' };
    const openAs = (person: TestPerson) =>
      ask('put', `/api/roll-overs/${kept.id}/application`, person).send(body).expect(200);
    const [one, two] = await Promise.all([openAs(admin), openAs(other)]);
    expect(one.body).toEqual(two.body);
    expect(one.body).toMatchObject({ parts: null, made: { classes: 2 } });
    expect(await inTable('roll_over_log')).toHaveLength(1);
    await ask('put', `/api/roll-overs/${kept.id}`, other)
      .send({ ...YEAR, version: kept.version })
      .expect(409);
  });

  it('is not taken back once its session is closed', async () => {
    await addClass(4);
    const { id, version } = await begin();
    const short = { name: '2027', firstDay: '2026-12-05', lastDay: '2026-12-06', version };
    const kept = (await ask('put', `/api/roll-overs/${id}`).send(short).expect(200)).body;
    await open(kept).expect(200);
    const made = (await years()).find(({ name }: { name: string }) => name === '2027');
    at('2026-12-07T08:00:00+08:00');
    await ask('put', `/api/academic-years/${made.id}/closure`)
      .send({ reason: 'Semua rekod lengkap' })
      .expect(200);
    const { body } = await takeBack(kept).expect(409);
    expect(body.code).toBe('ACADEMIC_YEAR_CLOSED');
    expect(await inTable('school_classes')).toHaveLength(3);
  });

  it('names classes anew, and waits where two would have one name', async () => {
    const four = await addClass(4);
    await addClass(5);
    const kept = await begin();
    const twice = await decide(kept.id, { key: `name:${four}`, value: '5 Bestari' });
    expect(twice.parts.classes.rows.map(({ problem }: { problem: string }) => problem)).toContain('sameName');
    const named = await decide(kept.id, { key: `name:${four}`, value: '4 Amanah' });
    await open(named).expect(200);
    expect((await next('/api/classes')).map(({ name }: { name: string }) => name)).toContain('4 Amanah');
  });

  it('is opened by the typed name alone, and only as it was read', async () => {
    await addClass(4);
    const kept = await begin();
    const { body } = await open(kept, '2026').expect(400);
    expect(body.details.fields).toMatchObject([{ field: 'confirmation' }]);
    const changed = { ...YEAR, firstDay: '2027-01-18', version: kept.version };
    await ask('put', `/api/roll-overs/${kept.id}`).send(changed).expect(200);
    expect((await open(kept).expect(409)).body.code).toBe('ROLL_OVER_CONFLICT');
    expect(await years()).toHaveLength(1);
  });

  it('asks every module that brings a part, and names what of it is in use', async () => {
    const notes = t.app.get(NotesPart);
    await addClass(4);
    const kept = await begin();
    expect((await open(kept).expect(200)).body.made).toMatchObject({ classes: 2, notes: 1 });
    notes.used = ['Nota pertama'];
    const { body } = await takeBack(kept).expect(409);
    expect(body.details.used).toEqual({ notes: ['Nota pertama'] });
    notes.used = [];
    await takeBack(kept).expect(200);
    expect(await years()).toHaveLength(1);
  });

  it('rings as before, and is not taken back once its calendar says something', async () => {
    const bells = { academicYearId: year, name: 'Biasa', isUsual: true, days: [] };
    await made('/api/bell-schedules', bells);
    const kept = await begin();
    expect((await open(kept).expect(200)).body.made).toMatchObject({ bellSchedules: 1 });
    const newYear = (await years()).find(({ name }: { name: string }) => name === '2027').id;
    const of = `?academicYearId=${newYear}`;
    const { body: calendar } = await ask('get', `/api/calendar${of}`).expect(200);
    expect(calendar.bellSchedules).toMatchObject([{ name: 'Biasa', isUsual: true }]);
    const entry = await made('/api/calendar-entries', {
      academicYearId: newYear,
      kind: 'school_event',
      name: 'Sukan daerah',
      from: '2027-06-18',
      to: '2027-06-18',
      followsWeekday: null,
      cutFrom: null,
      hasLessons: false,
      bellScheduleId: null,
      classIds: null,
    });
    const { body } = await takeBack(kept).expect(409);
    expect(body.details.used).toEqual({ bellSchedules: ['Sukan daerah'] });
    await ask('delete', `/api/calendar-entries/${entry}`).expect(204);
    await takeBack(kept).expect(200);
  });

  it('begins without a timetable, and is not taken back once one is made for it', async () => {
    const kept = await begin();
    await open(kept).expect(200);
    const newYear = (await years()).find(({ name }: { name: string }) => name === '2027').id;
    const draft = await made('/api/timetables', { academicYearId: newYear, name: 'Draf pertama' });
    const { body } = await takeBack(kept).expect(409);
    expect(body.details.used).toEqual({ timetables: ['Draf pertama'] });
    await ask('delete', `/api/timetables/${draft}`).expect(204);
    await takeBack(kept).expect(200);
  });

  it('is not taken back once something of the session is in use', async () => {
    await addClass(4);
    const kept = await begin();
    await open(kept).expect(200);
    const newYear = (await years()).find(({ name }: { name: string }) => name === '2027').id;
    await addClass(3, '3 Baru', { academicYearId: newYear });
    const { body } = await takeBack(kept).expect(409);
    expect(body).toMatchObject({ code: 'ROLL_OVER_USED', details: { used: { classes: ['3 Baru'] } } });
  });

  it('goes into a session that is prepared while nothing stands in it, and never into days that are over', async () => {
    await addClass(4);
    const { body } = await ask('post', '/api/academic-years')
      .send({ id: randomUUID(), ...YEAR })
      .expect(201);
    const kept = await begin();
    await open(kept).expect(200);
    expect(await years()).toHaveLength(2);
    await takeBack(kept).expect(200);
    expect((await years()).map(({ id }: { id: string }) => id)).toContain(body.id);
    const early = { fromYearId: year, ...YEAR, firstDay: '2026-06-01', lastDay: '2026-12-20' };
    const refused = await ask('post', '/api/roll-overs').send(early).expect(400);
    expect(refused.body.details.fields).toMatchObject([{ field: 'firstDay' }]);
  });

  it('stands whole or not at all where one opens it and another takes it back', async () => {
    await addClass(4);
    await addClass(5);
    const kept = await begin();
    const [first, second] = await Promise.all([open(kept), takeBack(kept)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    // Tahun 4, 5 and 6 of the new session beside the two that stood, or these alone.
    const isOpen = (await years()).length === 2;
    expect(await inTable('school_classes')).toHaveLength(isOpen ? 5 : 2);
  });

  it('is the business of administrators of the school alone', async () => {
    const kept = await begin();
    await ask('get', '/api/roll-overs', teacher).expect(403);
    await ask('post', '/api/roll-overs', teacher)
      .send({ fromYearId: year, ...YEAR })
      .expect(403);
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    const there = (method: Method, path: string) =>
      t.call(method, path, { host: other.host, token: stranger.token });
    await there('get', `/api/roll-overs/${kept.id}`).expect(404);
    await there('delete', `/api/roll-overs/${kept.id}/application`).expect(404);
    await there('post', '/api/roll-overs')
      .send({ fromYearId: year, ...YEAR })
      .expect(404);
    await ask('get', '/api/roll-overs/x').expect(404);
  });
});
