import { randomUUID } from 'node:crypto';
import { ChangedLessons } from '../src/modules/plan-sending/index.js';
import { VerdictTelling } from '../src/modules/reviews/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { asBytes } from './support/as-bytes.js';
import { inSchool } from './support/in-school.js';
import { readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask, add } = inSchool(
  {
    admin: 'admin',
    aminah: { roles: 'teacher', name: 'Aminah' },
    bakar: { roles: 'teacher', name: 'Bakar' },
    lim: { roles: ['teacher', 'supervisor'], name: 'Lim' },
    zul: { roles: 'supervisor', name: 'Zul' },
  },
  { at: '2026-10-11T20:00' },
);
/** A Monday, and the day after it. */
const [WEEK, TUESDAY] = ['2026-10-12', '2026-10-13'];

type Who = keyof typeof people;
let teachingSetId: string;

/** Aminah has science on Monday, Tuesday and Wednesday, and Lim verifies what she plans. */
beforeEach(async () => {
  const ofYear = { academicYearId: school.year };
  const subjectId = await add('/api/subjects', {
    ...{ name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] },
  });
  const classId = await add('/api/classes', {
    ...{ ...ofYear, gradeLevels: ['T5'], shift: 'morning', stream: null, name: '5 Bestari' },
    ...{ classTeacherId: null, groups: [] },
  });
  teachingSetId = await add('/api/teaching-sets', {
    ...{ ...ofYear, subjectId, name: null, periodsAWeek: 3, parts: [{ classId, groupId: null }] },
    teachers: [{ userId: people.aminah.userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
  });
  const timetableId = await add('/api/timetables', { ...ofYear, name: 'Jadual' });
  for (const weekday of [1, 2, 3])
    await add('/api/timetable-lessons', {
      ...{ timetableId, kind: 'lesson', teachingSetId, title: null, weekday, cycleWeek: null },
      ...{ from: '08:00', to: '09:00', roomId: null, classIds: [], isPinned: false },
      teacherIds: [people.aminah.userId],
    });
  await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
    .send({ version: 1, startsOn: WEEK, reason: null })
    .expect(200);
  await add('/api/supervisions', {
    ...{ ...ofYear, teacherId: people.aminah.userId, subjectId: null, step: 1 },
    ...{ supervisorId: people.lim.userId, from: '2026-10-01', to: null },
  });
});

const planOn = (date: string) =>
  add(
    '/api/lesson-plans',
    {
      ...{ date, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
      ...{ objective: 'Murid dapat menyebut tiga bahan.', activities: 'Stesen (60 min)', reflection: '' },
      learningStandards: ['9.2.1 Lebur'],
    },
    'aminah',
  );
const send = (planIds: readonly string[]) =>
  ask('aminah', 'post', '/api/my-week/sending')
    .send({
      ...{ id: randomUUID(), day: WEEK, pressedAt: null },
      plans: planIds.map((planId) => ({ planId, version: 1 })),
    })
    .expect(200);
const stop = (differing: object = {}) =>
  add('/api/calendar-events', {
    ...{ academicYearId: school.year, title: 'Sukan', unit: 'administration', effect: 'all', classIds: [] },
    ...{ from: TUESDAY, to: TUESDAY, fromTime: null, toTime: null, repeats: null },
    ...{ repeatsUntil: null, except: [], place: '', coordinatorId: null, note: '', ...differing },
  });
const takeBack = (event: string) => ask('admin', 'delete', `/api/calendar-events/${event}`).expect(204);
const run = () => t.app.get(ChangedLessons).tellAll(t.app.get(BusinessClock).now(), school.id);

/** What each has been told of lessons, in the order of the words; whoever was told nothing is absent. */
async function told(): Promise<Partial<Record<Who, string[]>>> {
  const found: Partial<Record<Who, string[]>> = {};
  for (const who of ['admin', 'aminah', 'bakar', 'lim', 'zul'] as const) {
    const { items } = (await ask(who, 'get', '/api/notifications').expect(200)).body;
    const own = items
      .filter(({ title }: { title: string }) => title === 'Pelajaran RPH yang dihantar berubah')
      .map(({ message }: { message: string }) => message);
    if (own.length > 0) found[who] = own.toSorted();
  }
  return found;
}
const STOPPED = '5 Bestari Sains, 13 Oktober 2026: tidak diadakan.';
const AGAIN = '5 Bestari Sains, 13 Oktober 2026: diadakan seperti biasa.';

describe('what the school changes after a plan was sent', () => {
  it('is told once, to its teacher and its verifier and to nobody else, and again once it is taken back', async () => {
    await send([await planOn(WEEK), await planOn(TUESDAY)]);
    const event = await stop();
    await Promise.all([run(), run()]);
    await run();
    expect(await told()).toEqual({ aminah: [STOPPED], lim: [`Aminah: ${STOPPED}`] });
    await takeBack(event);
    await run();
    await run();
    expect(await told()).toEqual({
      aminah: [AGAIN, STOPPED],
      lim: [`Aminah: ${AGAIN}`, `Aminah: ${STOPPED}`],
    });
  });

  it('is told to nobody where it was taken back before', async () => {
    await send([await planOn(TUESDAY)]);
    await takeBack(await stop());
    await run();
    expect(await told()).toEqual({});
  });

  it('is one notice for all of it', async () => {
    const days = [WEEK, TUESDAY, '2026-10-14'];
    await send(await Promise.all(days.map((day) => planOn(day))));
    await stop({ from: WEEK, to: '2026-10-14' });
    await run();
    const all = days.map((day) => `5 Bestari Sains, ${Number(day.slice(-2))} Oktober 2026: tidak diadakan.`);
    expect(await told()).toEqual({
      aminah: [all.join(' ')],
      lim: [all.map((each) => `Aminah: ${each}`).join(' ')],
    });
  });

  it('is told of its hours, too', async () => {
    await send([await planOn(TUESDAY)]);
    await add('/api/calendar-entries', {
      ...{ academicYearId: school.year, kind: 'held', name: 'Separuh hari', from: TUESDAY, to: TUESDAY },
      ...{ followsWeekday: null, cutFrom: '08:30', bellScheduleId: null, hasLessons: true, classIds: null },
    });
    await run();
    expect(await told()).toMatchObject({ aminah: ['5 Bestari Sains, 13 Oktober 2026: kini 8.00-8.30.'] });
  });

  it('is told to who has verified it', async () => {
    const plan = await planOn(TUESDAY);
    await send([plan]);
    await ask('lim', 'post', `/api/school-plans/${plan}/verdicts`)
      .send({ id: randomUUID(), verdict: 'verified', comments: [] })
      .expect(200);
    await stop();
    await run();
    expect(Object.keys(await told())).toEqual(['aminah', 'lim']);
  });
});

describe('a draft', () => {
  const placeOf = async (id: string) => {
    const { plans } = (await ask('aminah', 'get', `/api/my-week?day=${WEEK}`).expect(200)).body;
    const { date, startTime, endTime } = plans.find((plan: { id: string }) => plan.id === id);
    return `${date} ${startTime}-${endTime}`;
  };

  it('goes with its lesson when the school moves that, and what was sent stays', async () => {
    const [sent, draft] = [await planOn(TUESDAY), await planOn('2026-10-14')];
    await send([sent]);
    const cut = { kind: 'held', followsWeekday: null, cutFrom: '08:30', bellScheduleId: null };
    const entry = await add('/api/calendar-entries', {
      ...{ academicYearId: school.year, name: 'Separuh hari', from: TUESDAY, to: TUESDAY },
      ...{ ...cut, hasLessons: true, classIds: null },
    });
    await add('/api/calendar-entries', {
      ...{ academicYearId: school.year, name: 'Separuh hari', from: '2026-10-14', to: '2026-10-14' },
      ...{ ...cut, hasLessons: true, classIds: null },
    });
    await run();
    expect(await placeOf(draft)).toBe('2026-10-14 08:00-08:30');
    expect(await placeOf(sent)).toBe('2026-10-13 08:00-09:00');
    await ask('admin', 'delete', `/api/calendar-entries/${entry}`).expect(204);
    await run();
    expect(await placeOf(sent)).toBe('2026-10-13 08:00-09:00');
  });

  it('goes with it when another timetable is published, before anybody opens the week', async () => {
    const draft = await planOn('2026-10-14');
    const timetableId = await add('/api/timetables', { academicYearId: school.year, name: 'Baharu' });
    for (const weekday of [1, 2, 5])
      await add('/api/timetable-lessons', {
        ...{ timetableId, kind: 'lesson', teachingSetId, title: null, weekday, cycleWeek: null },
        ...{ from: '10:00', to: '11:00', roomId: null, classIds: [], isPinned: false },
        teacherIds: [people.aminah.userId],
      });
    await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
      .send({ version: 1, startsOn: TUESDAY, reason: null })
      .expect(200);
    await run();
    expect(await placeOf(draft)).toBe('2026-10-16 10:00-11:00');
  });
});

describe('the plan of a lesson that is stopped', () => {
  const shift = (planId: string, how: 'alone' | 'following', who: Who = 'aminah') =>
    ask(who, 'post', `/api/lesson-plans/${planId}/shift`).send({ shift: how });
  /** By day, the plan that its lesson has. */
  const plannedIn = async (week = WEEK) => {
    const { lessons } = (await ask('aminah', 'get', `/api/my-week?day=${week}`).expect(200)).body;
    return Object.fromEntries(
      lessons.map(({ date, planId }: { date: string; planId: string | null }) => [date, planId]),
    );
  };
  const judge = (planId: string, verdict: 'returned' | 'verified') =>
    ask('lim', 'post', `/api/school-plans/${planId}/verdicts`)
      .send({
        ...{ id: randomUUID(), verdict },
        comments:
          verdict === 'returned' ? [{ id: randomUUID(), section: 'objective', body: 'Berapa orang?' }] : [],
      })
      .expect(200);
  const note = (id: string) =>
    ask('aminah', 'post', '/api/reflections')
      .send({
        id,
        status: 'taught',
        reason: '',
        present: 27,
        mastered: 26,
        result: 'achieved',
        text: 'Baik.',
      })
      .expect(201);
  const TAUGHT = `SELECT standard, to_char(taught_on, 'YYYY-MM-DD') AS day FROM taught_standards
    WHERE teaching_set_id = $1`;
  const [WEDNESDAY, NEXT] = ['2026-10-14', '2026-10-19'];

  it('goes to the next lesson without one, or takes the next and all that follow go on by one', async () => {
    const [stopped, next] = [await planOn(TUESDAY), await planOn(WEDNESDAY)];
    expect((await shift(next, 'alone').expect(409)).body.code).toBe('LESSON_HELD');
    await stop();
    await shift(stopped, 'alone', 'bakar').expect(404);
    expect((await shift(stopped, 'following').expect(200)).body).toEqual({ moved: [stopped, next] });
    expect(await plannedIn()).toEqual({ [WEEK]: null, [TUESDAY]: null, [WEDNESDAY]: stopped });
    expect((await plannedIn(NEXT))[NEXT]).toBe(next);
    const { plans } = (await ask('aminah', 'get', `/api/my-week?day=${WEEK}`).expect(200)).body;
    expect(plans.map(({ id, date }: { id: string; date: string }) => [id, date])).toEqual([
      [stopped, WEDNESDAY],
    ]);
    await stop({ from: WEDNESDAY, to: WEDNESDAY, title: 'Ujian' });
    await shift(stopped, 'alone').expect(200);
    expect(await plannedIn(NEXT)).toMatchObject({ [NEXT]: next, '2026-10-20': stopped });
  });

  it('leaves out what is noted, whose plan stays', async () => {
    const [stopped, noted] = [await planOn(TUESDAY), await planOn(WEDNESDAY)];
    await stop();
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-14T12:00:00+08:00'));
    await note(noted);
    await shift(stopped, 'following').expect(200);
    expect(await plannedIn()).toMatchObject({ [TUESDAY]: null, [WEDNESDAY]: noted });
    expect((await plannedIn(NEXT))[NEXT]).toBe(stopped);
  });

  it('is withdrawn where nobody has read it, and waits for a return where somebody has', async () => {
    const [stopped, next] = [await planOn(TUESDAY), await planOn(WEDNESDAY)];
    await send([stopped, next]);
    await stop();
    await ask('lim', 'get', `/api/school-plans/${next}`).expect(200);
    await ask('lim', 'post', `/api/school-plans/${next}/reading`).expect(200);
    expect((await shift(stopped, 'following').expect(409)).body.code).toBe('PLAN_READ');
    await judge(next, 'returned');
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-11T20:10:00+08:00'));
    await shift(stopped, 'following').expect(200);
    const { plans } = (await ask('aminah', 'get', `/api/my-week/sending?day=${WEEK}`).expect(200)).body;
    expect(plans).toMatchObject([{ planId: stopped, state: 'draft' }]);
  });

  it('keeps its seal and its sealed day where it was verified, and the other is said beside it', async () => {
    const stopped = await planOn(TUESDAY);
    await send([stopped]);
    await judge(stopped, 'verified');
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-11T20:10:00+08:00'));
    await t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
    const read = async () => (await ask('lim', 'get', `/api/school-plans/${stopped}`).expect(200)).body;
    const sealed = await read();
    await stop();
    await shift(stopped, 'alone').expect(200);
    expect(await plannedIn()).toEqual({ [WEEK]: null, [TUESDAY]: null, [WEDNESDAY]: stopped });
    expect(await read()).toMatchObject({
      ...{ date: TUESDAY, checkCode: sealed.checkCode, state: 'verified' },
      lesson: { fate: 'held', date: WEDNESDAY },
    });
    const check = await t.call('get', `/api/checks/${sealed.checkCode}`, { host: 'localhost' }).expect(200);
    expect(check.body.became).toBe('Diadakan pada 14 Oktober 2026');
    const paper = await asBytes(
      ask('aminah', 'get', `/api/lesson-plan-papers?layout=day&from=${WEEK}&to=2026-10-16&format=pdf`),
    ).expect(200);
    expect((await readPdf(paper.body)).words.replaceAll(/\s/g, '')).toContain('Diadakanpada14Oktober2026');
    await run();
    expect(await told()).toEqual({});
    await stop({ from: WEDNESDAY, to: WEDNESDAY, title: 'Ujian' });
    await shift(stopped, 'alone').expect(200);
    const elsewhere = async (week: string) =>
      (await ask('aminah', 'get', `/api/my-week?day=${week}`).expect(200)).body.elsewhere;
    expect([await elsewhere(WEEK), await elsewhere(NEXT)]).toEqual([[stopped], []]);
    expect((await plannedIn(NEXT))[NEXT]).toBe(stopped);
    expect(await read()).toMatchObject({ date: TUESDAY, lesson: { fate: 'held', date: NEXT } });
    t.app.get(BusinessClock).freezeAt(Date.parse(`${NEXT}T12:00:00+08:00`));
    await note(stopped);
    expect(await rowsOf(t.database, TAUGHT, [teachingSetId])).toEqual([{ standard: '9.2.1', day: NEXT }]);
  });

  it('is found with what became of its lesson', async () => {
    const found = async () =>
      (await ask('aminah', 'get', '/api/search?query=bestari').expect(200)).body.plans.map(
        ({ date, lesson }: { date: string; lesson: { fate: string; stoppedBy: string; date: string } }) => [
          ...[date, lesson.fate, lesson.stoppedBy, lesson.date],
        ],
      );
    const plan = await planOn(TUESDAY);
    expect(await found()).toEqual([[TUESDAY, 'held', '', TUESDAY]]);
    await stop();
    expect(await found()).toEqual([[TUESDAY, 'stopped', 'Sukan', TUESDAY]]);
    await shift(plan, 'alone').expect(200);
    expect(await found()).toEqual([[WEDNESDAY, 'held', '', WEDNESDAY]]);
  });
});

describe('nobody is told', () => {
  it('of an own absence', async () => {
    await send([await planOn(TUESDAY)]);
    await ask('admin', 'post', '/api/absences')
      .send({
        ...{ id: randomUUID(), personId: people.aminah.userId, from: TUESDAY, to: TUESDAY },
        ...{ fromPeriod: null, toPeriod: null, kind: 'sick', reason: '' },
      })
      .expect(201);
    await run();
    expect(await told()).toEqual({});
  });

  it('of a draft, of what was withdrawn, and of what was known when it was sent', async () => {
    await planOn(WEEK);
    const [withdrawn, known] = [await planOn(TUESDAY), await planOn('2026-10-14')];
    await send([withdrawn]);
    await ask('aminah', 'post', '/api/my-week/sending/withdrawal')
      .send({ day: WEEK, planIds: [withdrawn] })
      .expect(200);
    const event = await stop({ from: '2026-10-14', to: '2026-10-14' });
    await run();
    await send([known]);
    await stop({ from: WEEK, to: TUESDAY });
    await run();
    expect(await told()).toEqual({});
    await takeBack(event);
    await run();
    expect(await told()).toMatchObject({
      aminah: ['5 Bestari Sains, 14 Oktober 2026: diadakan seperti biasa.'],
    });
  });
});
