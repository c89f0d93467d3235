import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LessonPlanDto } from '../src/modules/lesson-plans/lesson-plans.dto.js';
import { WeekPlansRepository } from '../src/modules/lesson-plans/week/week-plans.repository.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { Database } from '../src/platform/database/database.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'aminah' | 'bakar', TestPerson>;
let year: string;
let subject: string;
let sets: Record<'bestari' | 'cerdas', string>;

/** A Monday. */
const WEEK = '2026-10-12';
const [MONDAY, TUESDAY, WEDNESDAY] = [1, 2, 3];

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-11T20:00:00+08:00'));
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin'),
    aminah: await makeMember(t, school, 'teacher'),
    bakar: await makeMember(t, school, 'teacher'),
  };
  year = (await ask('admin', 'get', '/api/academic-years').expect(200)).body.currentId;
});

type Who = keyof typeof people;
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });
const add = async (path: string, body: object, who: Who = 'admin'): Promise<string> => {
  const id = randomUUID();
  await ask(who, 'post', path)
    .send({ id, ...body })
    .expect(201);
  return id;
};
const week = async (who: Who = 'aminah', day = WEEK) =>
  (await ask(who, 'get', `/api/my-week?day=${day}`).expect(200)).body;
const prepare = async (who: Who = 'aminah', day = WEEK) =>
  (await ask(who, 'post', '/api/my-week/preparation').send({ day }).expect(200)).body;

/** Two classes of year 5 that have science with aminah. */
async function makeSets(): Promise<void> {
  const level = { gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 3 };
  subject = await add('/api/subjects', {
    ...{ name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [level] },
  });
  const [bestari, cerdas] = await Promise.all(['5 Bestari', '5 Cerdas'].map((name) => makeSet(name)));
  sets = { bestari: bestari ?? '', cerdas: cerdas ?? '' };
}
async function makeSet(name: string, others: readonly TestPerson[] = []): Promise<string> {
  const own = { academicYearId: year, gradeLevels: ['T5'], shift: 'morning', stream: null };
  const classId = await add('/api/classes', { ...own, name, classTeacherId: null, groups: [] });
  const teacher = (person: TestPerson, isLead: boolean) => ({
    ...{ userId: person.userId, isLead, fromDay: '2026-01-12', toDay: null },
  });
  return add('/api/teaching-sets', {
    ...{ academicYearId: year, subjectId: subject, name: null, periodsAWeek: 3 },
    parts: [{ classId, groupId: null }],
    teachers: [teacher(people.aminah, true), ...others.map((each) => teacher(each, false))],
  });
}

type Time = readonly [weekday: number, from: string, to: string];

async function publish(
  lessons: readonly (readonly [setId: string, time: Time, teachers?: readonly string[]])[],
  from = '2026-10-12',
) {
  const timetableId = await add('/api/timetables', { academicYearId: year, name: `Sejak ${from}` });
  for (const [teachingSetId, [weekday, start, end], teacherIds = [people.aminah.userId]] of lessons)
    await add('/api/timetable-lessons', {
      ...{ timetableId, kind: 'lesson', teachingSetId, title: null, weekday, cycleWeek: null },
      ...{ from: start, to: end, roomId: null, teacherIds, classIds: [], isPinned: false },
    });
  await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
    .send({ version: 1, startsOn: from, reason: null })
    .expect(200);
}

/** Three lessons of 5 Bestari and two of 5 Cerdas; on Monday a double period. */
const publishUsual = (from?: string) =>
  publish(
    [
      [sets.bestari, [MONDAY, '08:00', '08:30']],
      [sets.bestari, [MONDAY, '08:30', '09:00']],
      [sets.bestari, [TUESDAY, '08:00', '08:30']],
      [sets.bestari, [WEDNESDAY, '10:00', '10:30']],
      [sets.cerdas, [MONDAY, '11:00', '11:30']],
      [sets.cerdas, [WEDNESDAY, '08:00', '08:30']],
    ],
    from,
  );

/** Rows of the weeks of teaching around the one that begins on 12 October, which is the 36th. */
async function makeYearlyPlan(): Promise<void> {
  const plan = { academicYearId: year, subjectId: subject, gradeLevel: 'T5', isOwn: false };
  const planId = await add('/api/yearly-plans', { ...plan, startFrom: null, fromCurriculum: false });
  const standards: readonly (readonly [number, string, readonly string[]])[] = [
    [35, 'Haba', ['9.1.1 Haba']],
    [36, 'Perubahan jirim', ['9.2.1 Lebur', '9.2.2 Beku', '9.2.3 Didih']],
    [37, 'Bunyi', ['9.2.3 Didih', '10.1.1 Getaran']],
  ];
  for (const [number, topic, learningStandards] of standards)
    await add('/api/yearly-plan-rows', {
      ...{ planId, week: number, rank: 0, theme: 'Bahan', topic, contentStandards: ['9.2 Bahan'] },
      ...{
        learningStandards,
        objective: `Murid dapat ${topic}.`,
        crossCurricular: 'Sains',
        resources: 'Ais',
      },
      notes: '',
    });
  for (const teachingSetId of Object.values(sets))
    await ask('aminah', 'put', '/api/taught-standards')
      .send({ teachingSetId, standards: ['9.1.1'], taughtOn: '2026-10-06' })
      .expect(200);
}

const toldOf = (lessons: readonly Record<string, string>[]) =>
  lessons.map(({ date, startTime, endTime, className }) => `${date} ${startTime}-${endTime} ${className}`);

describe('Minggu Saya', () => {
  beforeEach(makeSets);

  it('has the lessons of the timetable, a double period as one, and what the yearly plan has for each', async () => {
    await publishUsual();
    await makeYearlyPlan();
    const found = await week();
    expect(found).toMatchObject({
      week: WEEK,
      source: 'timetable',
      plans: [],
      withoutLesson: [],
      relief: [],
    });
    expect(found.number).toEqual(expect.any(Number));
    expect(toldOf(found.lessons)).toEqual([
      '2026-10-12 08:00-09:00 5 Bestari',
      '2026-10-12 11:00-11:30 5 Cerdas',
      '2026-10-13 08:00-08:30 5 Bestari',
      '2026-10-14 08:00-08:30 5 Cerdas',
      '2026-10-14 10:00-10:30 5 Bestari',
    ]);
    expect(
      found.lessons.map(
        ({ proposed }: { proposed: { learningStandards: string[] } }) => proposed.learningStandards,
      ),
    ).toEqual([
      ['9.2.1 Lebur'],
      ['9.2.1 Lebur'],
      ['9.2.2 Beku'],
      ['9.2.2 Beku', '9.2.3 Didih'],
      ['9.2.3 Didih'],
    ]);
    expect(await week('aminah', '2026-10-18')).toEqual(found);
    expect((await week('bakar')).lessons).toEqual([]);
  });

  it('is written as far as timetable, yearly plan and earlier plans can, and not by one plan more however often it is asked', async () => {
    await publishUsual();
    await makeYearlyPlan();
    await add(
      '/api/lesson-plans',
      {
        ...{
          date: '2026-03-02',
          startTime: '08:00',
          endTime: '09:00',
          className: '5 Amanah',
          subject: 'Sains',
        },
        ...{ objective: 'Lama', activities: 'Stesen ais (20 min)', reflection: 'Baik' },
        learningStandards: ['9.2.2 Beku'],
      },
      'aminah',
    );
    const both = await Promise.all([prepare(), prepare()]);
    expect(both.flatMap(({ made }) => made)).toHaveLength(5);
    const again = await prepare();
    expect(again).toMatchObject({ made: [], withoutLesson: [] });
    // The plan goes on with the last standard for another week.
    expect(again.lessons.map(({ isAhead }: { isAhead: boolean }) => isAhead)).not.toContain(true);
    expect(again.plans).toHaveLength(5);
    expect(again.plans[2]).toMatchObject({
      ...{
        date: '2026-10-13',
        startTime: '08:00',
        endTime: '08:30',
        className: '5 Bestari',
        subject: 'Sains',
      },
      ...{ topic: 'Perubahan jirim', learningStandards: ['9.2.2 Beku'], contentStandards: ['9.2 Bahan'] },
      ...{ objective: 'Murid dapat Perubahan jirim.', activities: 'Stesen ais (20 min)', reflection: '' },
      ...{ crossCurricular: 'Sains', resources: 'Ais', teachingSetId: sets.bestari, isUnseen: true },
    });
    const ids = again.plans.map(({ id }: { id: string }) => id);
    expect(again.lessons.map(({ planId }: { planId: string }) => planId).sort()).toEqual(ids.sort());
  });

  it('goes on the next week with what was neither taught nor planned', async () => {
    await publishUsual();
    await makeYearlyPlan();
    await prepare();
    const next = await week('aminah', '2026-10-19');
    expect(next.lessons[0]).toMatchObject({
      className: '5 Bestari',
      proposed: { learningStandards: ['10.1.1 Getaran'] },
    });
    const [{ id, version, ...plan }] = (await week()).plans;
    const {
      isComplete,
      isSample,
      isUnseen,
      isSealed,
      teachingSetId,
      attachments,
      updatedAt,
      deletedAt,
      ...content
    } = plan;
    const changed = { ...content, learningStandards: ['10.1.1 Getaran'], version };
    await ask('aminah', 'put', `/api/lesson-plans/${id}`).send(changed).expect(200);
    const [first] = (await week()).lessons;
    expect(first).toMatchObject({ planId: id, isAhead: true });
    expect((await week()).plans[0].isUnseen).toBe(false);
    expect((await week('aminah', '2026-10-19')).lessons[0].proposed.learningStandards).toEqual([
      '9.2.1 Lebur',
    ]);
  });

  it('comes back to what was postponed, in the week itself and later', async () => {
    await publishUsual();
    await makeYearlyPlan();
    const { plans } = await prepare();
    const ofBestari = plans.filter(({ className }: { className: string }) => className === '5 Bestari');
    const last = ofBestari.at(-1);
    const postponed = {
      status: 'postponed',
      reason: 'Sukan',
      present: null,
      mastered: null,
      result: null,
      text: '',
    };
    await ask('aminah', 'post', '/api/reflections')
      .send({ id: last.id, ...postponed })
      .expect(201);
    expect((await week()).noted).toEqual([
      { id: last.id, status: 'postponed', reason: 'Sukan', present: null, mastered: null },
    ]);
    const [next] = (await week('aminah', '2026-10-19')).lessons;
    expect(next).toMatchObject({ className: '5 Bestari', proposed: { learningStandards: ['9.2.3 Didih'] } });
  });

  it('comes back to what the school stopped or its teacher missed, unless it was given all the same', async () => {
    await publishUsual();
    await makeYearlyPlan();
    const { plans } = await prepare();
    const firstOfNext = async () =>
      (await week('aminah', '2026-10-19')).lessons[0].proposed.learningStandards;
    expect(await firstOfNext()).toEqual(['10.1.1 Getaran']);
    await ask('aminah', 'post', '/api/absences')
      .send({
        ...{ id: randomUUID(), personId: people.aminah.userId, from: '2026-10-14', to: '2026-10-14' },
        ...{ fromPeriod: null, toPeriod: null, kind: 'sick', reason: '' },
      })
      .expect(201);
    expect(await firstOfNext()).toEqual(['9.2.3 Didih']);
    const event = await add('/api/calendar-events', {
      ...{ academicYearId: year, title: 'Sukan', unit: 'administration', effect: 'all', classIds: [] },
      ...{ from: '2026-10-13', to: '2026-10-13', fromTime: null, toTime: null, repeats: null },
      ...{ repeatsUntil: null, except: [], place: '', coordinatorId: null, note: '' },
    });
    expect(await firstOfNext()).toEqual(['9.2.2 Beku']);
    await ask('admin', 'delete', `/api/calendar-events/${event}`).expect(204);
    expect(await firstOfNext()).toEqual(['9.2.3 Didih']);
    const ofWednesday = plans.find(
      ({ className, date }: LessonPlanDto) => className === '5 Bestari' && date === '2026-10-14',
    );
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-16T20:00:00+08:00'));
    await ask('aminah', 'post', '/api/reflections')
      .send({
        id: ofWednesday.id,
        status: 'taught',
        reason: '',
        present: null,
        mastered: null,
        result: 'achieved',
        text: 'Tercapai.',
      })
      .expect(201);
    expect(await firstOfNext()).toEqual(['10.1.1 Getaran']);
  });

  it('moves what was postponed on to drafts that nobody has opened, and back; never to one that was', async () => {
    await publishUsual();
    await makeYearlyPlan();
    await prepare();
    const next = await prepare('aminah', '2026-10-19');
    const standards = async (day = WEEK) =>
      (await week('aminah', day)).plans
        .filter(({ className }: { className: string }) => className === '5 Bestari')
        .map(({ learningStandards }: LessonPlanDto) => learningStandards);
    const usual = [['9.2.1 Lebur'], ['9.2.2 Beku'], ['9.2.3 Didih']];
    expect(await standards()).toEqual(usual);
    const usualNext = await standards('2026-10-19');
    const [first, , third] = (await week()).plans.filter(
      ({ className }: { className: string }) => className === '5 Bestari',
    );
    await ask('aminah', 'post', `/api/lesson-plans/${third.id}/opening`).expect(204);
    const postponed = { status: 'postponed', reason: 'Sukan', present: null, mastered: null };
    await ask('aminah', 'post', '/api/reflections')
      .send({ id: first.id, ...postponed, result: null, text: '' })
      .expect(201);
    expect(await standards()).toEqual([['9.2.1 Lebur'], ['9.2.1 Lebur', '9.2.2 Beku'], ['9.2.3 Didih']]);
    expect(await standards('2026-10-19')).toEqual(usualNext);
    await ask('aminah', 'delete', `/api/reflections/${first.id}`).expect(204);
    expect(await standards()).toEqual(usual);

    await ask('aminah', 'post', '/api/reflections')
      .send({ id: third.id, ...postponed, result: null, text: '' })
      .expect(201);
    expect((await standards('2026-10-19'))[0]).toEqual(['9.2.3 Didih']);
    expect((await week()).plans.map(({ isUnseen }: LessonPlanDto) => isUnseen)).toContain(true);
    await ask('aminah', 'post', '/api/my-week/taking-back').send({ planIds: next.made }).expect(204);
    expect((await week('aminah', '2026-10-19')).plans).toEqual([]);
  });

  it('reads the plans of the week alone, however many the person and the school have', async () => {
    const owner = { schoolId: school.id, userId: people.aminah.userId };
    await rowsOf(
      t.database,
      `INSERT INTO lesson_plans (school_id, id, author_id, date, start_time, end_time, class_name, subject, objective,
         activities, reflection, created_at, updated_at, deleted_at)
       SELECT $1, gen_random_uuid(), CASE n % 4 WHEN 0 THEN $2::uuid ELSE gen_random_uuid() END,
         '2020-01-06'::date + n / 4, '08:00', '09:00', '5 Bestari', 'Sains', '', '', '', now(), now(),
         CASE n % 8 WHEN 0 THEN now() END
       FROM generate_series(1, 6000) n`,
      [owner.schoolId, owner.userId],
    );
    await rowsOf(t.database, 'ANALYZE lesson_plans');
    const touched = await t.app.get(Database).tenantTransaction(school.id, async () => {
      await t.app.get(WeekPlansRepository).list(owner, '2022-09-12');
      const { rows } = await sql<{ count: number }>`
        SELECT (seq_tup_read + idx_tup_fetch)::integer AS count FROM pg_stat_xact_user_tables
        WHERE relname = 'lesson_plans'`.execute(t.app.get(Database).tables());
      return rows[0]?.count;
    });
    // Of 1,500 of the person's and 6,000 of the school's; which index is best is the database's to say.
    expect(touched).toBeLessThan(1_000);
  });

  it('does not make again what was deleted, and takes back what nobody has opened', async () => {
    await publishUsual();
    const { made } = await prepare();
    const [deleted, opened, ...untouched] = made;
    await ask('aminah', 'delete', `/api/lesson-plans/${deleted}`).expect(204);
    expect((await prepare()).made).toEqual([]);
    expect(
      (await week()).lessons.filter((each: { deletedPlanId: string }) => each.deletedPlanId === deleted),
    ).toHaveLength(1);
    await ask('aminah', 'post', `/api/lesson-plans/${opened}/opening`).expect(204);
    await ask('bakar', 'post', `/api/lesson-plans/${opened}/opening`).expect(404);
    await ask('bakar', 'post', '/api/my-week/taking-back').send({ planIds: made }).expect(204);
    expect((await week()).plans).toHaveLength(4);
    await ask('aminah', 'post', '/api/my-week/taking-back').send({ planIds: made }).expect(204);
    expect((await week()).plans.map(({ id }: { id: string }) => id)).toEqual([opened]);
    expect((await prepare()).made).toHaveLength(untouched.length);
  });

  it('moves plans with their lessons when the timetable changes, and keeps what has no lesson any more', async () => {
    await publishUsual();
    await prepare();
    await publish(
      [
        [sets.bestari, [TUESDAY, '12:00', '12:30']],
        [sets.bestari, [WEDNESDAY, '10:00', '10:30']],
      ],
      '2026-10-13',
    );
    const moved = await prepare();
    expect(moved.made).toEqual([]);
    const bestari = moved.plans.filter((plan: { className: string }) => plan.className === '5 Bestari');
    expect(toldOf(bestari)).toEqual([
      '2026-10-12 08:00-09:00 5 Bestari',
      '2026-10-13 12:00-12:30 5 Bestari',
      '2026-10-14 10:00-10:30 5 Bestari',
    ]);
    const left = moved.plans.find(({ id }: { id: string }) => moved.withoutLesson.includes(id));
    expect(toldOf([left])).toEqual(['2026-10-14 08:00-08:30 5 Cerdas']);
    expect(moved.withoutLesson).toHaveLength(1);
  });

  describe('on a day that goes otherwise', () => {
    const placesOf = ({ lessons }: { lessons: readonly Record<string, string>[] }) =>
      Object.fromEntries(
        lessons.flatMap(({ planId, date, startTime }) => (planId ? [[planId, `${date} ${startTime}`]] : [])),
      );
    const datesOf = ({ plans }: { plans: readonly LessonPlanDto[] }) =>
      Object.fromEntries(plans.map(({ id, date, startTime }) => [id, `${date} ${startTime}`]));
    const stopTuesday = () =>
      add('/api/calendar-events', {
        ...{ academicYearId: year, title: 'Sukan', unit: 'administration', effect: 'all', classIds: [] },
        ...{ from: '2026-10-13', to: '2026-10-13', fromTime: null, toTime: null, repeats: null },
        ...{ repeatsUntil: null, except: [], place: '', coordinatorId: null, note: '' },
      });

    it('keeps each plan with its lesson, whatever stops that, and has all as before when nothing does', async () => {
      await publishUsual();
      const usual = await prepare();
      const event = await stopTuesday();
      const stopped = await prepare();
      expect(stopped).toMatchObject({ made: [], withoutLesson: [] });
      expect(placesOf(stopped)).toEqual(placesOf(usual));
      expect(datesOf(stopped)).toEqual(datesOf(usual));
      const ofTuesday = stopped.lessons.filter(({ date }: { date: string }) => date === '2026-10-13');
      expect(ofTuesday).toMatchObject([
        { standing: 'stopped', note: 'Sukan', planId: usual.lessons[2].planId, startTime: '08:00' },
      ]);
      await ask('admin', 'delete', `/api/calendar-events/${event}`).expect(204);
      const again = await week();
      expect(placesOf(again)).toEqual(placesOf(usual));
      expect(again.lessons).toHaveLength(5);
    });

    it('counts what a hari ganti brings after all others of the week', async () => {
      await publishUsual();
      const usual = await prepare();
      await stopTuesday();
      await add('/api/calendar-entries', {
        ...{ academicYearId: year, kind: 'held', name: 'Hari ganti', from: '2026-10-17', to: '2026-10-17' },
        ...{ followsWeekday: TUESDAY, cutFrom: null, bellScheduleId: null, hasLessons: true, classIds: null },
      });
      const prepared = await prepare();
      expect(prepared.made).toHaveLength(1);
      expect(placesOf(prepared)).toEqual({
        ...placesOf(usual),
        [prepared.made[0]]: '2026-10-17 08:00',
      });
    });

    it('gives a plan of before no number that another has, and goes on', async () => {
      await publishUsual();
      const { lessons } = await prepare();
      const [first, , second] = lessons.map(({ planId }: { planId: string }) => planId);
      await rowsOf(
        t.database,
        'UPDATE lesson_plans SET lesson_number = NULL, slot_number = 1 WHERE id = $1',
        [first],
      );
      await rowsOf(
        t.database,
        'UPDATE lesson_plans SET lesson_number = 1, deleted_at = now() WHERE id = $1 RETURNING id',
        [second],
      );
      const again = await prepare();
      expect(placesOf(again)[first]).toBe('2026-10-12 08:00');
      expect(again.made).toHaveLength(1);
      expect((await prepare()).made).toEqual([]);
    });

    it('lets the release before take back what this one has made', async () => {
      await publishUsual();
      const { made } = await prepare();
      // As that release does it, which knows no numbers of lessons.
      await rowsOf(
        t.database,
        `UPDATE lesson_plans SET deleted_at = now(), slot_set_id = NULL, slot_week = NULL, slot_number = NULL,
           is_unseen = false, is_generated = false, copied_from = NULL WHERE id = ANY ($1::uuid[])`,
        [made],
      );
      expect((await prepare()).made).toHaveLength(made.length);
    });

    it('leaves a plan of before where it is: of the lesson of its set on its day and time', async () => {
      await publishUsual();
      const event = await stopTuesday();
      const usual = await prepare();
      // As the release before has counted: without what was stopped.
      await rowsOf(
        t.database,
        `UPDATE lesson_plans SET lesson_number = NULL,
           slot_number = lesson_number - CASE WHEN date > '2026-10-13' AND slot_set_id = $2 THEN 1 ELSE 0 END
         WHERE author_id = $1`,
        [people.aminah.userId, sets.bestari],
      );
      expect(placesOf(await week())).toEqual(placesOf(usual));
      expect(await prepare()).toMatchObject({ made: [], withoutLesson: [] });
      await ask('admin', 'delete', `/api/calendar-events/${event}`).expect(204);
      const made = await prepare();
      expect(made.made).toHaveLength(1);
      expect(placesOf(made)).toEqual({ ...placesOf(usual), [made.made[0]]: '2026-10-13 08:00' });
      expect(
        await rowsOf(
          t.database,
          'SELECT id FROM lesson_plans WHERE slot_number IS NOT NULL AND author_id = $1',
          [people.aminah.userId],
        ),
      ).toEqual([]);
    });
  });

  it('has 25 plans and never 50, whoever prepares it at once, whatever moves and whatever goes', async () => {
    // Mondays to Fridays, five times a day; the classes take turns.
    const times = Array.from(
      { length: 25 },
      (_, at): Time => [1 + Math.floor(at / 5), `${8 + (at % 5)}:00`, `${8 + (at % 5)}:30`],
    ).map(([weekday, from, to]): Time => [weekday, from.padStart(5, '0'), to.padStart(5, '0')]);
    const lessons = (moved: (time: Time) => Time, count: number) =>
      times.slice(0, count).map((time, at) => [at % 2 ? sets.cerdas : sets.bestari, moved(time)] as const);
    const ofTwoDevices = async () => {
      await Promise.all([prepare(), prepare(), prepare(), prepare()]);
      const { lessons: told, plans, withoutLesson } = await week();
      const planned = told.flatMap(({ planId }: { planId: string | null }) => planId ?? []);
      expect(new Set(planned).size).toBe(planned.length);
      expect([...planned, ...withoutLesson].toSorted()).toEqual(
        plans.map(({ id }: { id: string }) => id).toSorted(),
      );
      return { plans, withoutLesson };
    };
    await publish(lessons((time) => time, 25));
    const { plans } = await ofTwoDevices();
    expect(plans).toHaveLength(25);
    const [first, second] = plans;
    for (const { id } of [first, second])
      await ask('aminah', 'delete', `/api/lesson-plans/${id}`).expect(204);
    expect((await ofTwoDevices()).plans).toHaveLength(23);
    // An hour later, and the last lesson of the week no more.
    const later = (time: string) => time.replace(':00', ':10').replace(':30', ':40');
    await publish(
      lessons(([weekday, from, to]) => [weekday, later(from), later(to)], 24),
      '2026-10-13',
    );
    const moved = await ofTwoDevices();
    expect(moved.plans).toHaveLength(23);
    expect(moved.withoutLesson).toHaveLength(1);
    await Promise.all(
      [first, second].map(({ id }) =>
        ask('aminah', 'post', `/api/lesson-plans/${id}/restoration`).expect(200),
      ),
    );
    expect((await ofTwoDevices()).plans).toHaveLength(25);
  });

  it('asks for no plan on a holiday, while the teacher is away, or for what the school has stopped, and says why', async () => {
    await publishUsual();
    const entry = { academicYearId: year, followsWeekday: null, cutFrom: null, bellScheduleId: null };
    await add('/api/calendar-entries', {
      ...{ ...entry, kind: 'school_event', name: 'Sambutan', from: '2026-10-12', to: '2026-10-12' },
      ...{ hasLessons: false, classIds: null },
    });
    await add(
      '/api/absences',
      {
        ...{ personId: people.aminah.userId, from: '2026-10-13', to: '2026-10-13' },
        ...{ fromPeriod: null, toPeriod: null, kind: 'sick', reason: 'Demam' },
      },
      'aminah',
    );
    await add('/api/calendar-entries', {
      ...{ ...entry, kind: 'held', name: 'Mesyuarat', from: '2026-10-14', to: '2026-10-14' },
      ...{ cutFrom: '09:30', hasLessons: true, classIds: null },
    });
    const found = await week();
    expect(found.days[0]).toMatchObject({ date: '2026-10-12', isHeld: false, names: ['Sambutan'] });
    expect(
      found.lessons.map(({ date, standing, note }: Record<string, string>) => [date, standing, note]),
    ).toEqual([
      ['2026-10-13', 'away', ''],
      ['2026-10-14', 'own', ''],
      ['2026-10-14', 'stopped', 'Mesyuarat'],
    ]);
    expect((await prepare()).made).toHaveLength(1);
  });

  it('asks for the plan of a lesson of which only a part is missed', async () => {
    const periods = ['08:00', '08:30', '09:00'].map((from, at) => ({
      ...{ from, to: ['08:30', '09:00', '09:30'][at], kind: 'lesson' },
    }));
    await add('/api/bell-schedules', {
      ...{ academicYearId: year, name: 'Biasa', isUsual: true },
      days: [{ weekdays: [1, 2, 3, 4, 5], shift: 'morning', gradeLevels: null, rows: periods }],
    });
    await publishUsual();
    const away = { personId: people.aminah.userId, from: '2026-10-12', to: '2026-10-12', kind: 'official' };
    await add('/api/absences', { ...away, fromPeriod: 1, toPeriod: 1, reason: 'Mesyuarat' }, 'aminah');
    expect((await week()).lessons[0]).toMatchObject({
      startTime: '08:00',
      endTime: '09:00',
      standing: 'own',
    });
  });

  it('has no plan in a sample that stands at its time', async () => {
    await publish([[sets.bestari, [MONDAY, '08:00', '08:30'], [people.admin.userId]]]);
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-12T07:00:00+08:00'));
    await ask('admin', 'put', '/api/lesson-plans/samples').expect(200);
    const found = await week('admin');
    expect(found.plans[0]).toMatchObject({ date: WEEK, startTime: '07:40', endTime: '08:40' });
    expect(found.lessons).toMatchObject([{ standing: 'own', planId: null }]);
  });

  it('takes a plan that was begun for a lesson as that lesson’s, also one that a device sends later', async () => {
    await publishUsual();
    await makeYearlyPlan();
    const words = { className: '5 Bestari', subject: 'Sains', objective: 'Sendiri', activities: '' };
    const id = await add(
      '/api/lesson-plans',
      {
        ...{ ...words, date: '2026-10-13', startTime: '08:00', endTime: '08:30', reflection: '' },
        learningStandards: ['9.2.1 Lebur'],
      },
      'aminah',
    );
    expect((await ask('aminah', 'get', `/api/lesson-plans/${id}`).expect(200)).body).toMatchObject({
      teachingSetId: sets.bestari,
      version: 1,
    });
    const [first] = (await week()).lessons;
    expect(first.proposed.learningStandards).toEqual(['9.2.2 Beku']);
    const another = { ...words, date: '2026-10-13', startTime: '08:00', endTime: '08:30', reflection: '' };
    await add('/api/lesson-plans', another, 'aminah');
    await add('/api/lesson-plans', another, 'bakar');
    await publish([[sets.bestari, [TUESDAY, '12:00', '12:30']]], '2026-10-13');
    const moved = await prepare();
    const { planId } = moved.lessons.find(({ date }: { date: string }) => date === '2026-10-13');
    expect(moved.plans.find((plan: LessonPlanDto) => plan.id === planId)).toMatchObject({
      ...{ id, startTime: '12:00', objective: 'Sendiri' },
    });
  });

  it('leaves a set that two teach to who leads it', async () => {
    const shared = await makeSet('5 Delima', [people.bakar]);
    await publish([[shared, [MONDAY, '08:00', '08:30'], [people.aminah.userId, people.bakar.userId]]]);
    expect((await week('bakar')).lessons).toMatchObject([{ standing: 'colleague', planId: null }]);
    expect((await prepare('bakar')).made).toEqual([]);
    expect((await prepare('aminah')).made).toHaveLength(1);
  });

  it('stands by the plan that was typed for the time of a lesson', async () => {
    await publishUsual();
    const typed = await add(
      '/api/lesson-plans',
      {
        ...{ date: '2026-10-13', startTime: '08:00', endTime: '08:30', className: '5B', subject: 'Sains' },
        ...{ objective: 'Sendiri', activities: '', reflection: '' },
      },
      'aminah',
    );
    const prepared = await prepare();
    expect(prepared.made).toHaveLength(4);
    expect(prepared.lessons.map(({ planId }: { planId: string }) => planId)).toContain(typed);
  });
});

describe('A plan serves the other classes of its subject and level', () => {
  beforeEach(async () => {
    await makeSets();
    await publishUsual();
  });

  type Read = Awaited<ReturnType<typeof week>>;
  const planOf = ({ lessons, plans }: Read, className: string, at: number) => {
    const ofClass = lessons.filter((lesson: { className: string }) => lesson.className === className);
    return plans.find(({ id }: { id: string }) => id === ofClass[at]?.planId);
  };
  const copy = async (id: string, who: Who = 'aminah') =>
    ask(who, 'post', `/api/lesson-plans/${id}/parallel-copies`);
  const takeBack = (copied: readonly { id: string; version: number }[], who: Who = 'aminah') =>
    ask(who, 'post', '/api/my-week/copies/taking-back')
      .send({ copies: copied.map(({ id, version }) => ({ id, version })) })
      .expect(204);
  async function write(plan: LessonPlanDto, content: object) {
    const { id, version, date, startTime, endTime, className, subject, objective, activities } = plan;
    const about = { date, startTime, endTime, className, subject, objective, activities };
    const body = { version, ...about, ...content };
    return (await ask('aminah', 'put', `/api/lesson-plans/${id}`).send(body).expect(200)).body;
  }

  it('in the lesson about the same standards, taken back by one press', async () => {
    await makeYearlyPlan();
    const prepared = await prepare();
    const source = await write(planOf(prepared, '5 Bestari', 1), {
      ...{ objective: 'Murid dapat membeku.', activities: 'Stesen (30 min)', pedagogy: 'Stesen' },
    });
    const before = planOf(prepared, '5 Cerdas', 1);
    const made = await copy(source.id);
    expect(made.body).toEqual({
      copied: [{ id: before.id, version: before.version + 1, className: '5 Cerdas' }],
      left: [],
    });
    const after = planOf(await week(), '5 Cerdas', 1);
    expect(after).toMatchObject({
      ...{ objective: 'Murid dapat membeku.', pedagogy: 'Stesen', reflection: '', isUnseen: false },
      ...{ date: '2026-10-14', startTime: '08:00', endTime: '08:30', className: '5 Cerdas' },
      learningStandards: source.learningStandards,
    });

    await write(source, { objective: 'Murid dapat membeku semula.' });
    const again = (await copy(source.id)).body.copied;
    expect(planOf(await week(), '5 Cerdas', 1).objective).toBe('Murid dapat membeku semula.');
    await takeBack(again);
    expect(planOf(await week(), '5 Cerdas', 1).objective).toBe('Murid dapat membeku.');
  });

  it('also where nothing is prepared, and copies that are taken back are as if they had never been', async () => {
    const at = { date: WEEK, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' };
    const id = await add(
      '/api/lesson-plans',
      { ...at, objective: 'Murid dapat melebur.', activities: 'Stesen', reflection: '' },
      'aminah',
    );
    const { copied, left } = (await copy(id)).body;
    expect([copied.length, left]).toEqual([1, []]);
    expect(planOf(await week(), '5 Cerdas', 0)).toMatchObject({
      ...{ id: copied[0].id, objective: 'Murid dapat melebur.', date: WEEK, startTime: '11:00' },
      teachingSetId: sets.cerdas,
    });
    await takeBack(copied, 'bakar');
    await takeBack(copied);
    expect((await prepare()).made).toHaveLength(4);
  });

  it('and none that somebody has written, noted or deleted', async () => {
    const prepared = await prepare();
    const source = planOf(prepared, '5 Bestari', 0);
    const other = planOf(prepared, '5 Cerdas', 0);
    await write(source, { objective: 'Murid dapat melebur.' });
    await write(other, { objective: 'Yang lain.' });
    const left = [{ className: '5 Cerdas', reason: 'written' }];
    expect((await copy(source.id)).body).toEqual({ copied: [], left });
    await ask('aminah', 'delete', `/api/lesson-plans/${other.id}`).expect(204);
    expect((await copy(source.id)).body).toEqual({ copied: [], left });
    expect(planOf(await week(), '5 Cerdas', 0)).toBeUndefined();
    expect((await copy(source.id, 'bakar')).status).toBe(404);
  });

  const copyWeek = async (from: string, day = WEEK) =>
    (await ask('aminah', 'post', '/api/my-week/copies').send({ day, from }).expect(200)).body.copied;

  it('and so does last week, where nothing is written yet', async () => {
    const prepared = await prepare();
    for (const [at, objective] of ['Satu', 'Dua', 'Tiga'].entries())
      await write(planOf(prepared, '5 Bestari', at), { objective });
    const next = '2026-10-19';
    const begun = await prepare('aminah', next);
    await write(planOf(begun, '5 Bestari', 1), { objective: 'Sudah ditulis' });
    const copied = await copyWeek('last_week', next);
    const after = await week('aminah', next);
    expect([0, 1, 2].map((at) => planOf(after, '5 Bestari', at).objective)).toEqual([
      ...['Satu', 'Sudah ditulis', 'Tiga'],
    ]);
    expect(planOf(after, '5 Bestari', 2)).toMatchObject({ date: '2026-10-21', isUnseen: false });
    expect(await copyWeek('last_week', next)).toHaveLength(copied.length);
    await takeBack(await copyWeek('last_week', next));
    expect(planOf(await week('aminah', next), '5 Bestari', 0).objective).toBe('Satu');
  });

  it('and the same week of the session before, where the class was of the level', async () => {
    const last = { name: '2025', firstDay: '2025-01-13', lastDay: '2025-12-19' };
    await add('/api/academic-years', last);
    const { week: first, number } = await week();
    expect([first, number]).toEqual([WEEK, expect.any(Number)]);
    for (let date = Date.parse('2025-08-31'); date < Date.parse('2025-11-10'); date += 7 * 86_400_000)
      await add(
        '/api/lesson-plans',
        {
          ...{
            date: new Date(date + 86_400_000).toISOString().slice(0, 10),
            startTime: '08:00',
            endTime: '08:30',
          },
          ...{
            className: '5 Arif',
            subject: 'Sains',
            objective: 'Tahun lalu',
            activities: '',
            reflection: '',
          },
        },
        'aminah',
      );
    expect(await copyWeek('last_year')).toHaveLength(2);
    const after = await week();
    expect([planOf(after, '5 Bestari', 0).objective, planOf(after, '5 Bestari', 1)]).toEqual([
      'Tahun lalu',
      undefined,
    ]);
    expect(await copyWeek('last_year', '2025-10-06')).toEqual([]);
    const { body } = await ask('aminah', 'post', '/api/my-week/copies')
      .send({ day: WEEK, from: 'x' })
      .expect(400);
    expect(body.details.fields[0].field).toBe('from');
  });

  it('and none from a plan that is of no lesson', async () => {
    const content = { subject: 'Sains', objective: '', activities: '', reflection: '' };
    const at = { date: WEEK, startTime: '13:00', endTime: '13:30', className: '5 Bestari' };
    const id = await add('/api/lesson-plans', { ...at, ...content }, 'aminah');
    const refused = await copy(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'PLAN_WITHOUT_LESSON']);
  });
});

describe('What a plan said before', () => {
  const content = { className: '', subject: 'Sains', activities: '', reflection: '' };
  const at = { date: WEEK, startTime: '08:00', endTime: '08:30' };
  const versions = async (id: string) =>
    (await ask('aminah', 'get', `/api/lesson-plans/${id}/versions`).expect(200)).body.items;
  async function writeLater(id: string, version: number, minutes: number, objective: string) {
    const clock = t.app.get(BusinessClock);
    clock.freezeAt(clock.now() + minutes * 60_000);
    const body = { version, ...at, ...content, objective };
    await ask('aminah', 'put', `/api/lesson-plans/${id}`).send(body).expect(200);
  }

  it('is kept when its author comes back after a while, for them alone, the newest 20', async () => {
    const id = await add('/api/lesson-plans', { ...at, ...content, objective: 'Satu' }, 'aminah');
    await writeLater(id, 1, 2, 'Dua');
    await writeLater(id, 2, 11, 'Tiga');
    await writeLater(id, 3, 11, 'Tiga');
    expect(await versions(id)).toEqual([
      expect.objectContaining({ version: 2, objective: 'Dua', writtenAt: '2026-10-11T20:02:00.000+08:00' }),
    ]);
    await ask('bakar', 'get', `/api/lesson-plans/${id}/versions`).expect(404);
    for (let version = 4; version < 26; version += 1)
      await writeLater(id, version, 11, `Sekali lagi ${version}`);
    const kept = await versions(id);
    expect(kept).toHaveLength(20);
    expect(kept[0].objective).toBe('Sekali lagi 24');
  });
});

describe('Without a timetable a week', () => {
  const typed = {
    ...{ startTime: '08:00', endTime: '09:00', className: '4 Bestari', subject: 'Matematik' },
    ...{ objective: 'Tambah', activities: '', reflection: '' },
  };

  it('is like the last one that was planned, once', async () => {
    for (const date of ['2026-09-29', '2026-10-06', '2026-10-08'])
      await add('/api/lesson-plans', { ...typed, date }, 'aminah');
    expect(await week()).toMatchObject({ source: 'pattern' });
    const both = await Promise.all([prepare(), prepare()]);
    expect(both.flatMap(({ made }) => made)).toHaveLength(2);
    expect(toldOf((await week()).plans)).toEqual([
      '2026-10-13 08:00-09:00 4 Bestari',
      '2026-10-15 08:00-09:00 4 Bestari',
    ]);
  });

  it('is empty where nothing was ever planned, and still a week', async () => {
    expect(await week('bakar')).toMatchObject({ source: 'none', lessons: [], plans: [], week: WEEK });
    expect((await prepare('bakar')).made).toEqual([]);
  });

  it('is none of the school’s outside its sessions', async () => {
    expect(await week('bakar', '2020-03-02')).toMatchObject({ source: 'none', number: null, lessons: [] });
  });

  it.each(['', 'esok', '2026-02-30', '1999-01-01'])('is refused for the day %j', async (day) => {
    const { body } = await ask('aminah', 'get', `/api/my-week?day=${day}`).expect(400);
    expect(body.details.fields[0].field).toBe('day');
  });
});

describe('a week of one’s own, where the school has no timetable', () => {
  beforeEach(makeSets);

  const ownLesson = (differing: object = {}) => ({
    ...{ academicYearId: year, teachingSetId: null, className: '5 Melur', subject: 'Jawi' },
    ...{ weekday: MONDAY, cycleWeek: null, from: '08:00', to: '09:00', room: 'Bilik Jawi' },
    ...differing,
  });
  const send = (differing: object = {}, who: Who = 'aminah') =>
    ask(who, 'post', '/api/personal-lessons').send({ id: randomUUID(), ...ownLesson(differing) });
  const own = async (differing: object = {}) => (await send(differing).expect(201)).body;
  const personal = async (who: Who = 'aminah') =>
    (await ask(who, 'get', `/api/personal-timetable?academicYearId=${year}`).expect(200)).body;
  const adopt = (timetableId: string, matches: object[] = [], who: Who = 'aminah') =>
    ask(who, 'post', '/api/personal-timetable/adoption').send({ timetableId, matches });
  const fieldsOf = ({ body }: { body: { details: { fields: { field: string }[] } } }) =>
    body.details.fields.map(({ field }) => field);

  it('says which lessons there are, of sets and in words, and is prepared once', async () => {
    await makeYearlyPlan();
    await own({ teachingSetId: sets.bestari, className: '5 Bestari', subject: 'Sains', weekday: TUESDAY });
    await own();
    const found = await week();
    expect(found.source).toBe('timetable');
    expect(found.lessons).toMatchObject([
      { date: '2026-10-12', className: '5 Melur', subject: 'Jawi', room: 'Bilik Jawi', teachingSetId: null },
      { date: '2026-10-13', teachingSetId: sets.bestari, proposed: { topic: 'Perubahan jirim' } },
    ]);
    expect((await prepare()).made).toHaveLength(2);
    expect((await prepare()).made).toEqual([]);
    expect((await week('bakar')).source).toBe('none');
  });

  it('that is another by now says of no earlier plan that its lesson is gone', async () => {
    const lesson = await own({ teachingSetId: sets.bestari, className: '5 Bestari', subject: 'Sains' });
    const { made } = await prepare();
    const { id, version, ...kept } = lesson;
    const content = { ...ownLesson(), teachingSetId: sets.bestari, weekday: WEDNESDAY, version };
    expect(kept.weekday).toBe(MONDAY);
    await ask('aminah', 'put', `/api/personal-lessons/${id}`).send(content).expect(200);
    const paper = await asBytes(
      ask('aminah', 'get', `/api/lesson-plan-papers?layout=day&from=${WEEK}&to=${WEEK}&format=pdf`),
    ).expect(200);
    expect((await readPdf(paper.body)).words.replaceAll(/\s/g, '')).not.toContain('Tiadadalamjadual');
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-15T08:00:00+08:00'));
    const { items } = (await ask('aminah', 'get', `/api/reflections?from=${WEEK}&to=${WEEK}`).expect(200))
      .body;
    expect(items.map(({ plan }: { plan: { id: string } }) => plan.id)).toEqual(made);
  });

  it('is the author’s alone, has nothing at one time twice, and says what no lesson can be', async () => {
    const standing = await own();
    expect((await personal('bakar')).lessons).toEqual([]);
    for (const [differing, field] of [
      [{ from: '08:30', to: '09:30' }, 'from'],
      [{ from: '10:00', to: '10:00' }, 'to'],
      [{ weekday: TUESDAY, cycleWeek: 1 }, 'cycleWeek'],
      [{ weekday: TUESDAY, teachingSetId: randomUUID() }, 'teachingSetId'],
      [{ weekday: 7 }, 'weekday'],
      [{ weekday: TUESDAY, className: ' ' }, 'className'],
      [{ weekday: TUESDAY, subject: '❤'.repeat(81) }, 'subject'],
      [{ weekday: TUESDAY, room: 'x'.repeat(61) }, 'room'],
    ] as const)
      expect([field, fieldsOf(await send(differing).expect(400))]).toEqual([field, [field]]);
    await send({}, 'bakar').expect(201);
    const path = `/api/personal-lessons/${standing.id}`;
    await ask('bakar', 'delete', path).expect(404);
    await ask('aminah', 'put', path)
      .send({ ...ownLesson({ from: '08:30' }), version: 1 })
      .expect(200);
    await ask('aminah', 'put', path)
      .send({ ...ownLesson(), version: 1 })
      .expect(409);
    await ask('aminah', 'delete', path).expect(204);
    await own({ from: '08:30' });
    expect(fieldsOf(await ask('aminah', 'post', `${path}/restoration`).expect(400))).toEqual(['from']);
  });

  it('knows what day it is: what the school stops is not held, and why is said', async () => {
    await own();
    await own({ weekday: TUESDAY });
    await add('/api/calendar-events', {
      ...{ academicYearId: year, title: 'Sukan', unit: 'administration', from: WEEK, to: WEEK },
      ...{ fromTime: null, toTime: null, repeats: null, repeatsUntil: null, except: [], place: '' },
      ...{ coordinatorId: null, effect: 'all', classIds: [], note: '' },
    });
    expect((await week()).lessons).toMatchObject([
      { date: '2026-10-13', standing: 'own' },
      { date: '2026-10-12', standing: 'stopped', note: 'Sukan' },
    ]);
  });

  it('ends on the day from which the school’s timetable has the teacher, and not for others', async () => {
    await own({ weekday: MONDAY });
    await own({ weekday: WEDNESDAY });
    await publish([[sets.bestari, [WEDNESDAY, '10:00', '10:30']]], '2026-10-14');
    expect(toldOf((await week()).lessons)).toEqual([
      '2026-10-12 08:00-09:00 5 Melur',
      '2026-10-14 10:00-10:30 5 Bestari',
    ]);
    await send({}, 'bakar').expect(201);
    expect(toldOf((await week('bakar', '2026-10-19')).lessons)).toEqual(['2026-10-19 08:00-09:00 5 Melur']);
  });

  it('is taken over to the school’s: each plan stays the plan of its lesson, none lost and none doubled', async () => {
    await own({ teachingSetId: sets.cerdas, className: '5 Cerdas', subject: 'Sains', weekday: TUESDAY });
    await own({ className: '5bestari', subject: 'sains', weekday: MONDAY });
    await own({ className: '5bestari', subject: 'sains', weekday: WEDNESDAY });
    await own({ className: 'Kelab', subject: 'Robotik', weekday: WEDNESDAY, from: '13:00', to: '14:00' });
    for (const day of [WEEK, '2026-10-19', '2026-10-26']) await prepare('aminah', day);
    const before = [
      ...(await week('aminah', '2026-10-19')).plans,
      ...(await week('aminah', '2026-10-26')).plans,
    ];
    expect(before).toHaveLength(8);
    // From the next week on: on other days and at other times, and one more lesson.
    await publish(
      [
        [sets.cerdas, [WEDNESDAY, '08:00', '08:30']],
        [sets.bestari, [MONDAY, '08:30', '09:00']],
        [sets.bestari, [TUESDAY, '10:00', '10:30']],
        [sets.bestari, [WEDNESDAY, '11:00', '11:30']],
      ],
      '2026-10-19',
    );
    const { adoption, coveredFrom } = await personal();
    expect(coveredFrom).toBe('2026-10-19');
    expect(adoption).toMatchObject({ startsOn: '2026-10-19' });
    expect(adoption.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ className: '5 Cerdas', matchedSetId: sets.cerdas, lessons: 1 }),
        expect.objectContaining({
          className: '5bestari',
          matchedSetId: sets.bestari,
          lessons: 2,
          sameTime: 1,
        }),
        expect.objectContaining({ className: 'Kelab', matchedSetId: null }),
      ]),
    );
    const words = { className: '5bestari', subject: 'sains' };
    expect(
      fieldsOf(await adopt(adoption.timetableId, [{ ...words, teachingSetId: randomUUID() }]).expect(400)),
    ).toEqual(['matches.0.teachingSetId']);
    expect(fieldsOf(await adopt(adoption.timetableId, [], 'bakar').expect(400))).toEqual(['timetableId']);
    const matches = [{ ...words, teachingSetId: sets.bestari }];
    const [once, again] = await Promise.all([
      adopt(adoption.timetableId, matches),
      adopt(adoption.timetableId, matches),
    ]);
    expect([once.status, again.status]).toEqual([200, 200]);
    expect((await personal()).adoption).toBeNull();
    for (const day of ['2026-10-19', '2026-10-26']) {
      const after = await week('aminah', day);
      const planned = after.lessons.filter(({ planId }: { planId: string | null }) => planId);
      expect(planned).toHaveLength(3);
      expect(new Set(planned.map(({ planId }: { planId: string }) => planId)).size).toBe(3);
      expect(after.plans).toHaveLength(4);
      // The third lesson of the set is new; what was written first is of the first.
      expect((await prepare('aminah', day)).made).toHaveLength(1);
    }
    const all = [
      ...(await week('aminah', '2026-10-19')).plans,
      ...(await week('aminah', '2026-10-26')).plans,
    ];
    expect(all.map(({ id }: LessonPlanDto) => id)).toEqual(
      expect.arrayContaining(before.map(({ id }: LessonPlanDto) => id)),
    );
    expect(all).toHaveLength(10);
    // The week that was is what it was.
    expect((await week()).lessons.every(({ planId }: { planId: string | null }) => planId)).toBe(true);
    expect((await prepare()).made).toEqual([]);
  });

  it('goes on when the school takes its publication back', async () => {
    await own();
    await publish([[sets.bestari, [WEDNESDAY, '10:00', '10:30']]], '2026-10-19');
    const { adoption } = await personal();
    const { body } = await ask('admin', 'get', `/api/timetables?academicYearId=${year}`).expect(200);
    await adopt(adoption.timetableId).expect(200);
    await ask('admin', 'post', `/api/timetables/${adoption.timetableId}/withdrawal`)
      .send({ version: body.items[0].version })
      .expect(200);
    expect(toldOf((await week('aminah', '2026-10-19')).lessons)).toEqual(['2026-10-19 08:00-09:00 5 Melur']);
    expect(await personal()).toMatchObject({ coveredFrom: null, adoption: null });
  });
});
