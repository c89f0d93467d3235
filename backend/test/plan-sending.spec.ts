import { randomUUID } from 'node:crypto';
import { SentRecordsRepository } from '../src/modules/reviews/sendings/sent-records.repository.js';
import { SentWeeks } from '../src/modules/reviews/sendings/sent-weeks.js';
import { VerdictTelling } from '../src/modules/reviews/sendings/verdict-telling.js';
import { WaitingRecords } from '../src/modules/reviews/sendings/waiting-records.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { Database } from '../src/platform/database/database.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { pagesOf, readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask, add, setTime } = inSchool(
  {
    admin: 'admin',
    aminah: { roles: 'teacher', name: 'Aminah' },
    bakar: { roles: 'teacher', name: 'Bakar' },
    lim: { roles: ['teacher', 'supervisor'], name: 'Lim' },
    hashim: { roles: 'supervisor', name: 'Hashim' },
    zul: { roles: 'supervisor', name: 'Zul' },
  },
  { at: '2026-10-11T20:00' },
);
let setId: string;

/** A Monday, on whose noon the plans of the week are due. */
const WEEK = '2026-10-12';
const PLAN = {
  ...{ date: WEEK, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  ...{ objective: 'Murid dapat menyebut tiga bahan.', activities: 'Stesen (60 min)', reflection: '' },
};

beforeEach(async () => {
  await teach();
  await supervise('lim');
});

type Who = keyof typeof people;
const supervise = (supervisor: Who, differing: object = {}) =>
  add('/api/supervisions', {
    ...{ academicYearId: school.year, teacherId: people.aminah.userId, subjectId: null, step: 1 },
    ...{ supervisorId: people[supervisor].userId, from: '2026-10-01', to: null, ...differing },
  });
const decide = (key: string, value: number) =>
  ask('admin', 'put', `/api/school-settings/${key}`).send({ value, from: '2026-10-11' }).expect(204);

/** Aminah has science on Monday, Tuesday and Wednesday. */
async function teach(teachers: object[] = [], from = '2026-10-12'): Promise<void> {
  const level = { gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 3 };
  const subjectId = await add('/api/subjects', {
    ...{ name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [level] },
  });
  const own = { academicYearId: school.year, gradeLevels: ['T5'], shift: 'morning', stream: null };
  const classId = await add('/api/classes', { ...own, name: '5 Bestari', classTeacherId: null, groups: [] });
  const lead = { userId: people.aminah.userId, isLead: true, fromDay: '2026-01-12', toDay: null };
  setId = await add('/api/teaching-sets', {
    ...{ academicYearId: school.year, subjectId, name: null, periodsAWeek: 3 },
    ...{ parts: [{ classId, groupId: null }], teachers: [lead, ...teachers] },
  });
  const timetableId = await add('/api/timetables', { academicYearId: school.year, name: 'Jadual' });
  for (const weekday of [1, 2, 3])
    await add('/api/timetable-lessons', {
      ...{ timetableId, kind: 'lesson', teachingSetId: setId, title: null, weekday, cycleWeek: null },
      ...{ from: '08:00', to: '09:00', roomId: null, teacherIds: [people.aminah.userId], classIds: [] },
      isPinned: false,
    });
  await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
    .send({ version: 1, startsOn: from, reason: null })
    .expect(200);
}

const planOn = (date: string, differing: object = {}) =>
  add('/api/lesson-plans', { ...PLAN, date, ...differing }, 'aminah');
const sending = async (who: Who = 'aminah') =>
  (await ask(who, 'get', `/api/my-week/sending?day=${WEEK}`).expect(200)).body;
const send = (planIds: readonly string[], differing: object = {}) =>
  ask('aminah', 'post', '/api/my-week/sending').send({
    ...{ id: randomUUID(), day: WEEK, pressedAt: null },
    ...{ plans: planIds.map((planId) => ({ planId, version: 1 })), ...differing },
  });
const stateOf = async (planId: string) =>
  (await sending()).plans.find((each: { planId: string }) => each.planId === planId);
const read = (who: Who, planId: string) => ask(who, 'get', `/api/school-plans/${planId}`);
const judge = (who: Who, planId: string, verdict: 'returned' | 'verified', differing: object = {}) =>
  ask(who, 'post', `/api/school-plans/${planId}/verdicts`).send({
    ...{ id: randomUUID(), verdict, comments: [], ...differing },
  });
const remark = { section: 'objective', body: 'Tiga bahan, berapa orang murid?' };
const returned = (who: Who, planId: string) =>
  judge(who, planId, 'returned', { comments: [{ id: randomUUID(), ...remark }] });
const fieldsOf = (body: { details: { fields: { field: string }[] } }) =>
  body.details.fields.map(({ field }) => field);
const edit = (planId: string, version: number, objective: string) =>
  ask('aminah', 'put', `/api/lesson-plans/${planId}`)
    .send({ ...PLAN, version, objective })
    .expect(200);

describe('a week that is sent', () => {
  it('is due at noon of its first day, goes to whoever is named, and is whole once every lesson was sent', async () => {
    const plans = [await planOn(WEEK), await planOn('2026-10-13')];
    const { sending: ofWeek } = (await ask('aminah', 'get', `/api/my-week?day=${WEEK}`).expect(200)).body;
    expect(ofWeek).toEqual(await sending());
    expect(ofWeek).toMatchObject({
      ...{ week: WEEK, state: 'incomplete', expected: 3, isOverdue: false },
      ...{ dueAt: '2026-10-12T12:00:00.000+08:00', verifiers: [{ step: 1, name: 'Lim', actingName: null }] },
    });
    const first = (await send(plans).expect(200)).body;
    expect(first).toMatchObject({ state: 'incomplete' });
    expect(first.plans.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent']);
    const late = await planOn('2026-10-14');
    expect(await stateOf(late)).toMatchObject({ state: 'draft', isAddition: true });
    expect((await send([late]).expect(200)).body).toMatchObject({ state: 'sent' });
  });

  it('tells whoever verifies it once, and holds nothing twice however often it is sent', async () => {
    const plan = await planOn(WEEK);
    const id = randomUUID();
    for (let time = 0; time < 3; time++) await send([plan], { id }).expect(200);
    await Promise.all([send([plan]), send([plan]), send([plan])]);
    const [count] = await rowsOf(
      t.database,
      'SELECT count(*)::int AS sent FROM submitted_records WHERE school_id = $1',
      [school.id],
    );
    expect(count).toEqual({ sent: 1 });
    const { items } = (await ask('lim', 'get', '/api/notifications').expect(200)).body;
    expect(items).toMatchObject([
      { title: 'RPH dihantar', message: 'Aminah menghantar 1 RPH bagi minggu bermula 12 Oktober.' },
    ]);
  });

  it('refuses what lacks objective or activities, another version, and the plan of somebody else, and sends none of it', async () => {
    const [whole, empty] = [await planOn(WEEK), await planOn('2026-10-13', { objective: ' ' })];
    expect(fieldsOf((await send([whole, empty]).expect(400)).body)).toEqual(['plans.1.planId']);
    const other = await add('/api/lesson-plans', PLAN, 'bakar');
    expect(fieldsOf((await send([other]).expect(400)).body)).toEqual(['plans.0.planId']);
    await edit(whole, 1, 'Lain');
    expect(fieldsOf((await send([whole]).expect(400)).body)).toEqual(['plans.0.version']);
    expect((await stateOf(whole)).state).toBe('draft');
  });

  it.each([
    ['plans', { plans: [] }],
    ['plans', { plans: 'semua' }],
    ['day', { day: '2026-13-40' }],
    ['pressedAt', { pressedAt: 'semalam' }],
    ['id', { id: 'satu' }],
  ])('names %s where that is wrong', async (field, differing) => {
    expect(fieldsOf((await send([randomUUID()], differing).expect(400)).body)).toContain(field);
  });

  it('is late after its deadline and grace, by when it was pressed', async () => {
    const [one, two, three] = [await planOn(WEEK), await planOn('2026-10-13'), await planOn('2026-10-14')];
    setTime('2026-10-12T12:30');
    await send([one]).expect(200);
    await send([two], { pressedAt: '2026-10-12T11:59:00+08:00' }).expect(200);
    expect([(await stateOf(one)).isLate, (await stateOf(two)).isLate]).toEqual([true, false]);
    expect((await sending()).isOverdue).toBe(true);
    setTime('2026-10-11T20:00');
    await decide('plansGraceHours', 1);
    setTime('2026-10-12T12:30');
    await send([three]).expect(200);
    expect((await stateOf(three)).isLate).toBe(false);
  });

  it('holds the version that was sent: what is written afterwards stays the author’s', async () => {
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    await edit(plan, 1, 'Sesudah dihantar');
    expect(await stateOf(plan)).toMatchObject({ state: 'sent', isChanged: true });
    expect((await read('lim', plan).expect(200)).body).toMatchObject({ objective: PLAN.objective });
    await send([plan], { plans: [{ planId: plan, version: 2 }] }).expect(200);
    expect((await read('lim', plan).expect(200)).body).toMatchObject({ objective: 'Sesudah dihantar' });
    await expect(
      rowsOf(t.database, `UPDATE submitted_records SET content = '{}' WHERE school_id = $1`, [school.id]),
    ).rejects.toThrow('a sealed row of submitted_records keeps its content');
    await expect(
      t.app
        .get(Database)
        .tenantTransaction(school.id, () =>
          t.app
            .get(Database)
            .tables<{ submitted_records: { content: string } }>()
            .updateTable('submitted_records')
            .set({ content: '{}' })
            .execute(),
        ),
    ).rejects.toThrow('permission denied');
  });

  it('is touched by nothing that writes many plans at once: no copy, no lesson put off before it, no press that takes drafts back', async () => {
    const next = '2026-10-19';
    const prepare = async (day: string) =>
      (await ask('aminah', 'post', '/api/my-week/preparation').send({ day }).expect(200)).body;
    const [first] = (await prepare(WEEK)).plans;
    await edit(first.id, 1, 'Murid dapat menyebut empat bahan.');
    const { made } = await prepare(next);
    await rowsOf(
      t.database,
      `UPDATE lesson_plans SET objective = 'Seperti dihantar', activities = 'Stesen (60 min)'
       WHERE school_id = $1 AND id = ANY ($2)`,
      [school.id, made],
    );
    const plans = made.map((planId: string) => ({ planId, version: 1 }));
    await send([], { day: next, plans }).expect(200);
    const week = async () => (await ask('aminah', 'get', `/api/my-week?day=${next}`).expect(200)).body;
    const sent = (await week()).plans;
    expect(sent.map(({ isUnseen }: { isUnseen: boolean }) => isUnseen)).toEqual([true, true, true]);

    await ask('aminah', 'post', '/api/my-week/copies').send({ day: next, from: 'last_week' }).expect(200);
    expect((await week()).plans).toEqual(sent);
    const postponed = { status: 'postponed', reason: 'Sukan', present: null, mastered: null };
    await ask('aminah', 'post', '/api/reflections')
      .send({ id: first.id, ...postponed, result: null, text: '' })
      .expect(201);
    expect((await week()).plans).toEqual(sent);
    await ask('aminah', 'post', '/api/my-week/taking-back').send({ planIds: made }).expect(204);
    expect((await week()).plans).toEqual(sent);

    await ask('aminah', 'post', '/api/my-week/sending/withdrawal').send({ day: next }).expect(200);
    await ask('aminah', 'post', '/api/my-week/taking-back').send({ planIds: made }).expect(204);
    expect((await week()).plans).toEqual([]);
  });

  it('is withdrawn while nobody has read it; what was read stays', async () => {
    const [seen, unseen] = [await planOn(WEEK), await planOn('2026-10-13')];
    await send([seen, unseen]).expect(200);
    await ask('lim', 'post', `/api/school-plans/${seen}/reading`).expect(200);
    await ask('aminah', 'post', '/api/my-week/sending/withdrawal').send({ day: WEEK }).expect(200);
    expect([(await stateOf(seen)).state, (await stateOf(unseen)).state]).toEqual(['sent', 'draft']);
    await read('lim', unseen).expect(404);
    await send([unseen]).expect(200);
    await read('lim', unseen).expect(200);
  });

  it('is withdrawn alone where that is asked for', async () => {
    const [one, other] = [await planOn(WEEK), await planOn('2026-10-13')];
    await send([one, other]).expect(200);
    const body = { day: WEEK, planIds: [other] };
    await ask('aminah', 'post', '/api/my-week/sending/withdrawal').send(body).expect(200);
    expect([(await stateOf(one)).state, (await stateOf(other)).state]).toEqual(['sent', 'draft']);
  });
});

describe('what is expected of a teacher', () => {
  it('is nothing of a day away, of a stopped day, and nothing before they took the lesson over', async () => {
    const away = { from: '2026-10-13', to: '2026-10-13', fromPeriod: null, toPeriod: null };
    await add('/api/absences', { personId: people.aminah.userId, ...away, kind: 'sick', reason: '' });
    expect((await sending()).expected).toBe(2);
    const set = (await ask('admin', 'get', `/api/teaching-sets?academicYearId=${school.year}`).expect(200))
      .body.items[0];
    const { academicYearId, subjectId, name, periodsAWeek, parts, version } = set;
    const content = { academicYearId, subjectId, name, periodsAWeek, parts, version };
    const teachers = [{ userId: people.aminah.userId, isLead: true, fromDay: '2026-10-14', toDay: null }];
    await ask('admin', 'put', `/api/teaching-sets/${setId}`)
      .send({ ...content, teachers })
      .expect(200);
    expect((await sending()).expected).toBe(1);
  });
});

describe('the queue of whoever verifies', () => {
  const queue = async (who: Who) => (await ask(who, 'get', '/api/review-queue').expect(200)).body;
  const idsIn = async (who: Who) => (await queue(who)).items.map(({ id }: { id: string }) => id);
  const whole = async (who: Who, author: Who = 'aminah') =>
    (await ask(who, 'get', `/api/review-queue/plans?authorId=${people[author].userId}`).expect(200)).body
      .items;

  it('holds what was sent to them in the order of the week, with what it is about, and nothing else', async () => {
    const [tuesday, monday] = [await planOn('2026-10-13'), await planOn(WEEK)];
    await planOn('2026-10-14');
    await send([tuesday, monday]).expect(200);
    expect(await idsIn('lim')).toEqual([monday, tuesday]);
    expect((await queue('lim')).items[0]).toMatchObject({
      ...{ authorName: 'Aminah', week: WEEK, date: WEEK, startTime: '08:00', className: '5 Bestari' },
      ...{ isLate: false, isAgain: false, flags: [] },
    });
    expect(await whole('lim')).toMatchObject([
      { id: monday, objective: PLAN.objective, isCallersTurn: true, before: null, thenName: null },
      { id: tuesday },
    ]);
    expect([await idsIn('hashim'), await whole('hashim')]).toEqual([[], []]);
    for (const who of ['admin', 'aminah'] as const) await ask(who, 'get', '/api/review-queue').expect(403);
    const { body } = await ask('lim', 'get', '/api/review-queue/plans?authorId=aminah').expect(400);
    expect(fieldsOf(body)).toEqual(['authorId']);
  });

  it('is left by what a member sent who is taken out, which is said before', async () => {
    const plans = [await planOn(WEEK), await planOn('2026-10-13')];
    await send(plans).expect(200);
    const unjudged = async () =>
      (await ask('admin', 'get', `/api/members/${people.aminah.userId}/work`).expect(200)).body.unjudged;
    expect(await unjudged()).toBe(2);
    await judge('lim', plans[0] ?? '', 'verified').expect(200);
    expect(await unjudged()).toBe(1);
    await ask('admin', 'delete', `/api/members/${people.aminah.userId}`).expect(204);
    expect((await queue('lim')).items).toEqual([]);
  });

  it('lets go of what was verified, returned or withdrawn, and has it again once the verdict is taken back', async () => {
    const [one, two, three] = [await planOn(WEEK), await planOn('2026-10-13'), await planOn('2026-10-14')];
    await send([one, two, three]).expect(200);
    const id = randomUUID();
    await judge('lim', one, 'verified', { id }).expect(200);
    await returned('lim', two).expect(200);
    await ask('aminah', 'post', '/api/my-week/sending/withdrawal').send({ day: WEEK }).expect(200);
    expect(await idsIn('lim')).toEqual([]);
    await ask('lim', 'delete', `/api/school-plans/${one}/verdicts/${id}`).expect(200);
    expect(await idsIn('lim')).toEqual([one]);
    await expect(
      rowsOf(t.database, `UPDATE submitted_records SET flags = '[1]' WHERE school_id = $1`, [school.id]),
    ).rejects.toThrow('a sealed row of submitted_records keeps its flags');
  });

  it('shows what was sent again beside what was sent before, and judges nothing that was not seen', async () => {
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    await edit(plan, 1, 'Diubah');
    await send([plan], { plans: [{ planId: plan, version: 2 }] }).expect(200);
    expect((await queue('lim')).items).toMatchObject([{ id: plan, isAgain: true }]);
    expect(await whole('lim')).toMatchObject([
      { version: 2, objective: 'Diubah', before: { objective: PLAN.objective } },
    ]);
    const { body } = await judge('lim', plan, 'verified', { version: 1 }).expect(400);
    expect(fieldsOf(body)).toEqual(['version']);
    await judge('lim', plan, 'verified', { version: 2 }).expect(200);
  });

  it('is the second step’s once the first has verified, which it names', async () => {
    await decide('verificationSteps', 2);
    await supervise('hashim', { step: 2 });
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    expect([await idsIn('lim'), await idsIn('hashim')]).toEqual([[plan], []]);
    expect(await whole('lim')).toMatchObject([{ thenName: 'Hashim' }]);
    await judge('lim', plan, 'verified').expect(200);
    expect([await idsIn('lim'), await idsIn('hashim')]).toEqual([[], []]);
    setTime('2026-10-11T20:01');
    expect([await idsIn('lim'), await idsIn('hashim')]).toEqual([[], [plan]]);
    expect(await whole('hashim')).toMatchObject([{ verdicts: [{ step: 1, givenBy: 'Lim' }] }]);
  });

  it('is the deputy’s while the supervisor is away, and of one subject whoever verifies that', async () => {
    const { items } = (await ask('admin', 'get', '/api/subjects').expect(200)).body;
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    await ask('admin', 'put', `/api/supervisors/${people.lim.userId}/deputy`)
      .send({ academicYearId: school.year, deputyId: people.hashim.userId })
      .expect(204);
    const day = { from: WEEK, to: WEEK, fromPeriod: null, toPeriod: null };
    await add('/api/absences', { personId: people.lim.userId, ...day, kind: 'course', reason: '' });
    setTime('2026-10-12T08:00');
    expect([await idsIn('lim'), await idsIn('hashim')]).toEqual([[], [plan]]);
    setTime('2026-10-13T08:00');
    expect([await idsIn('lim'), await idsIn('hashim')]).toEqual([[plan], []]);
    await supervise('zul', { subjectId: items[0].id });
    expect([await idsIn('lim'), await idsIn('zul')]).toEqual([[], [plan]]);
  });

  it('is nobody’s who verified once, and of no other school', async () => {
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'supervisor');
    const as = { host: other.host, token: stranger.token };
    const theirs = await t
      .call('get', `/api/review-queue/plans?authorId=${people.aminah.userId}`, as)
      .expect(200);
    expect(theirs.body.items).toEqual([]);
    const { items } = (
      await ask('admin', 'get', `/api/supervisions?academicYearId=${school.year}`).expect(200)
    ).body;
    await ask('admin', 'delete', `/api/supervisions/${items[0].id}`).expect(204);
    expect([await idsIn('lim'), await whole('lim')]).toEqual([[], []]);
  });

  it('says of each plan why it is worth reading closely, as it was when it was sent', async () => {
    const prepared = (await ask('aminah', 'post', '/api/my-week/preparation').send({ day: WEEK })).body;
    const [first, second, third] = prepared.plans.map(({ id }: { id: string }) => id);
    await ask('aminah', 'post', `/api/lesson-plans/${second}/opening`).expect(204);
    const words = { objective: 'Sama', activities: 'Stesen (20 min)' };
    await rowsOf(
      t.database,
      `UPDATE lesson_plans SET objective = $3, activities = $4 WHERE school_id = $1 AND id = ANY ($2)`,
      [school.id, [first, second], words.objective, words.activities],
    );
    await ask('aminah', 'put', `/api/lesson-plans/${third}`)
      .send({ ...PLAN, date: '2026-10-14', objective: 'Lain', version: 1 })
      .expect(200);
    const plans = [
      { planId: first, version: 1 },
      { planId: second, version: 1 },
      { planId: third, version: 2 },
    ];
    await send([], { plans }).expect(200);
    // Who opened what it is sorted by: nothing speaks against a week that was prepared as it is meant to be.
    expect((await queue('lim')).items).toMatchObject([
      { isUnopened: true, flags: [{ kind: 'minutes', planned: 20, length: 60 }] },
      { isUnopened: false, flags: [{ kind: 'copied', day: WEEK }, { kind: 'minutes' }] },
      { isUnopened: false, flags: [] },
    ]);
  });
});

describe('a lesson that goes otherwise after its plan was sent', () => {
  const TUESDAY = '2026-10-13';
  const stop = () =>
    add('/api/calendar-events', {
      ...{ academicYearId: school.year, title: 'Sukan', unit: 'administration', effect: 'all', classIds: [] },
      ...{ from: TUESDAY, to: TUESDAY, fromTime: null, toTime: null, repeats: null },
      ...{ repeatsUntil: null, except: [], place: '', coordinatorId: null, note: '' },
    });
  /** Every place that says something of the lessons of the week. */
  const everywhere = async (plans: readonly string[]) => {
    const { lessons } = (await ask('aminah', 'get', `/api/my-week?day=${WEEK}`).expect(200)).body;
    const { items: queue } = (await ask('lim', 'get', '/api/review-queue').expect(200)).body;
    const desk = await Promise.all(plans.map(async (id) => (await read('lim', id).expect(200)).body));
    const counted = (
      await ask(
        'lim',
        'get',
        `/api/submissions/lessons?teacherId=${people.aminah.userId}&day=${WEEK}`,
      ).expect(200)
    ).body.lessons;
    const day = `layout=day&from=${TUESDAY}&to=${TUESDAY}`;
    const paper = await asBytes(ask('aminah', 'get', `/api/lesson-plan-papers?${day}&format=pdf`)).expect(
      200,
    );
    const { items: owed } = (
      await ask('aminah', 'get', `/api/reflections?from=${WEEK}&to=2026-10-14`).expect(200)
    ).body;
    return {
      owed: owed.map(({ plan }: { plan: { id: string } }) => plan.id),
      week: lessons
        .map(({ date, planId, standing }: Record<string, string>) => [date, planId, standing])
        .toSorted(),
      queue: queue.map(({ id, date, lesson }: Record<string, { fate: string }>) => [date, id, lesson?.fate]),
      desk: desk.map(({ id, date, lesson }) => [date, id, lesson?.fate]),
      counted: counted.map(({ date, planId, fate }: Record<string, string>) => [date, planId, fate]),
      isStoppedOnPaper: (await readPdf(paper.body)).words
        .replaceAll(/\s/g, '')
        .includes('Tidakdiadakan(Sukan)'),
    };
  };
  const told = (plans: readonly string[], [held, stopped]: readonly [string, string]) =>
    plans.map((id, at) => [`2026-10-${12 + at}`, id, at === 1 ? stopped : held]);

  it('keeps its plan, and says everywhere that it is not held; taken back, all is as before', async () => {
    const plans = [await planOn(WEEK), await planOn(TUESDAY), await planOn('2026-10-14')];
    await send(plans).expect(200);
    const usual = await everywhere(plans);
    expect(usual).toEqual({
      owed: plans,
      week: told(plans, ['own', 'own']),
      ...{ queue: told(plans, ['held', 'held']), desk: told(plans, ['held', 'held']) },
      ...{ counted: told(plans, ['on_time', 'on_time']), isStoppedOnPaper: false },
    });
    const event = await stop();
    expect(await everywhere(plans)).toEqual({
      owed: [plans[0], plans[2]],
      week: [...told(plans, ['own', 'stopped'])].toSorted(),
      ...{ queue: told(plans, ['held', 'stopped']), desk: told(plans, ['held', 'stopped']) },
      ...{ counted: told(plans, ['on_time', 'stopped']), isStoppedOnPaper: true },
    });
    expect(await sending()).toMatchObject({ state: 'sent', expected: 2 });
    await ask('admin', 'delete', `/api/calendar-events/${event}`).expect(204);
    expect(await everywhere(plans)).toEqual(usual);
  });

  it('is said to whoever checks its paper, and never why', async () => {
    const plan = await planOn(TUESDAY);
    await send([plan]).expect(200);
    await judge('lim', plan, 'verified').expect(200);
    setTime('2026-10-11T20:05');
    await t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
    const { checkCode } = (await read('lim', plan).expect(200)).body;
    const check = async () =>
      (await t.call('get', `/api/checks/${checkCode}`, { host: 'localhost' }).expect(200)).body.became;
    expect(await check()).toBeNull();
    await stop();
    expect(await check()).toBe('Tidak diadakan pada 13 Oktober 2026');
  });
});

describe('what was expected and what was sent', () => {
  const figures = async (who: Who, query = 'weeks=1&to=2026-10-12') =>
    (await ask(who, 'get', `/api/submissions?${query}`).expect(200)).body;
  const lessonsOf = async (who: Who, author: Who = 'aminah', of = 'supervised') =>
    (
      await ask(
        who,
        'get',
        `/api/submissions/lessons?of=${of}&day=${WEEK}&teacherId=${people[author].userId}`,
      ).expect(200)
    ).body.lessons;
  const fatesOf = (lessons: { fate: string }[]) => lessons.map(({ fate }) => fate);
  const weekOf = async (who: Who = 'lim', author: Who = 'aminah') => {
    const { teachers } = await figures(who);
    return teachers.find(({ teacherId }: { teacherId: string }) => teacherId === people[author].userId)
      ?.weeks[0];
  };
  const nothing = { expected: 0, onTime: 0, late: 0, missing: 0, open: 0, verified: 0, away: 0 };

  it('is counted from the timetable: open, on time, late, missing, verified, each as rows', async () => {
    const [monday, tuesday] = [await planOn(WEEK), await planOn('2026-10-13')];
    expect(await weekOf()).toEqual({ ...nothing, expected: 3, open: 3 });
    await send([monday]).expect(200);
    setTime('2026-10-12T12:30');
    await send([tuesday]).expect(200);
    await judge('lim', monday, 'verified').expect(200);
    setTime('2026-10-12T12:31');
    expect(await weekOf()).toEqual({ ...nothing, expected: 3, onTime: 1, late: 1, missing: 1, verified: 1 });
    const lessons = await lessonsOf('lim');
    expect(fatesOf(lessons)).toEqual(['on_time', 'late', 'missing']);
    expect(lessons).toMatchObject([
      { date: WEEK, className: '5 Bestari', planId: monday, state: 'verified' },
      { planId: tuesday, state: 'sent' },
      { planId: null, state: null },
    ]);
  });

  it('tells its teacher what is owed of any week up to today, as whoever supervises counts it', async () => {
    const owed = async () => (await ask('aminah', 'get', '/api/my-week/owed').expect(200)).body.items;
    const [monday, tuesday] = [await planOn(WEEK), await planOn('2026-10-13')];
    await send([monday]).expect(200);
    expect(await owed()).toEqual([]);
    setTime('2026-10-12T12:30');
    expect(await owed()).toMatchObject([{ week: WEEK, missing: (await weekOf())?.missing, returned: [] }]);
    await send([tuesday]).expect(200);
    await returned('lim', monday).expect(200);
    expect(await owed()).toMatchObject([{ missing: 1, returned: [] }]);
    setTime('2026-10-26T12:00');
    const [first] = await owed();
    expect(first).toMatchObject({ week: WEEK, missing: 1, returned: [{ planId: monday, date: WEEK }] });
    for (const who of ['bakar', 'lim', 'admin'] as const)
      expect((await ask(who, 'get', '/api/my-week/owed').expect(200)).body.items).toEqual([]);
  });

  it('is counted of everybody from their own first lesson of the session on, whoever has sent anything, and says since when', async () => {
    const sets = `/api/teaching-sets?academicYearId=${school.year}`;
    const set = (await ask('admin', 'get', sets).expect(200)).body.items[0];
    const { academicYearId, subjectId, name: setName, periodsAWeek, parts, version } = set;
    const teachers = [
      { userId: people.aminah.userId, isLead: true, fromDay: '2026-01-12', toDay: '2026-09-13' },
      { userId: people.bakar.userId, isLead: true, fromDay: '2026-09-14', toDay: null },
    ];
    await ask('admin', 'put', `/api/teaching-sets/${setId}`)
      .send({ ...{ academicYearId, subjectId, name: setName, periodsAWeek, parts, version }, teachers })
      .expect(200);
    const timetableId = await add('/api/timetables', { academicYearId, name: 'Sejak awal sesi' });
    await add('/api/timetable-lessons', {
      ...{ timetableId, kind: 'lesson', teachingSetId: setId, title: null, weekday: 2, cycleWeek: null },
      ...{ from: '10:00', to: '11:00', roomId: null, teacherIds: [people.aminah.userId], classIds: [] },
      isPinned: false,
    });
    await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
      .send({ version: 1, startsOn: '2026-01-12', reason: 'Jadual sejak awal sesi' })
      .expect(200);
    await supervise('lim', { teacherId: people.bakar.userId });
    const counted = async () => {
      const { weeks, teachers } = await figures('lim', 'weeks=60&to=2026-10-11');
      return teachers.map(
        ({ name, since, weeks: own }: { name: string; since: string; weeks: (typeof nothing)[] }) => {
          const first = own.findIndex(({ expected }) => expected > 0);
          const missing = own.reduce((sum, each) => sum + each.missing, 0);
          return { name, since, first: weeks[first].week, missing };
        },
      );
    };
    const [aminah, bakar] = await counted();
    expect(aminah).toMatchObject({ name: 'Aminah', since: '2026-01-13', first: '2026-01-12' });
    expect(bakar).toMatchObject({ name: 'Bakar', since: '2026-09-15', first: '2026-09-14', missing: 4 });
    for (const [who, told] of [
      ['aminah', aminah],
      ['bakar', bakar],
    ] as const) {
      const { since, items } = (await ask(who, 'get', '/api/my-week/owed').expect(200)).body;
      expect(since).toBe(told.since);
      expect(items[0].week).toBe(told.first);
      expect(items.reduce((sum: number, { missing }: { missing: number }) => sum + missing, 0)).toBe(
        told.missing,
      );
    }
    expect((await ask('lim', 'get', '/api/my-week/owed').expect(200)).body).toEqual({
      since: null,
      items: [],
    });
  });

  it('tells nothing of a draft, and what is late stays what it was when it was sent first', async () => {
    const plan = await planOn(WEEK);
    expect((await lessonsOf('lim'))[0]).toMatchObject({ planId: null, fate: 'open' });
    await send([plan]).expect(200);
    await edit(plan, 1, 'Diubah');
    setTime('2026-10-13T12:30');
    await send([plan], { plans: [{ planId: plan, version: 2 }] }).expect(200);
    expect(await weekOf()).toMatchObject({ onTime: 1, late: 0 });
    await ask('aminah', 'delete', `/api/lesson-plans/${plan}`).expect(204);
    expect(await weekOf()).toMatchObject({ onTime: 1 });
  });

  it('asks for nothing of days away, of holidays, and of a replaced day once', async () => {
    const away = { from: '2026-10-13', to: '2026-10-13', fromPeriod: null, toPeriod: null };
    await add('/api/absences', { personId: people.aminah.userId, ...away, kind: 'sick', reason: 'Rahsia' });
    expect(await weekOf()).toEqual({ ...nothing, expected: 2, open: 2, away: 1 });
    const entry = {
      ...{
        academicYearId: school.year,
        cutFrom: null,
        hasLessons: false,
        bellScheduleId: null,
        classIds: null,
      },
    };
    await add('/api/calendar-entries', {
      ...{ ...entry, kind: 'school_event', name: 'Cuti peristiwa', from: '2026-10-14', to: '2026-10-14' },
      followsWeekday: null,
    });
    const lessons = await lessonsOf('lim');
    expect(fatesOf(lessons)).toEqual(['open', 'away', 'stopped']);
    expect(JSON.stringify(lessons)).not.toContain('Rahsia');
    await add('/api/calendar-entries', {
      ...{ ...entry, kind: 'held', name: 'Hari ganti', from: '2026-10-17', to: '2026-10-17' },
      ...{ followsWeekday: 3, hasLessons: true },
    });
    expect(await weekOf()).toMatchObject({ expected: 2, away: 1 });
    await add('/api/calendar-entries', {
      ...{ ...entry, kind: 'examination', name: 'Ujian', from: WEEK, to: WEEK, followsWeekday: null },
    });
    expect(await weekOf()).toMatchObject({ expected: 1 });
    const [stopped] = await lessonsOf('lim');
    expect(stopped).toMatchObject({ date: WEEK, fate: 'stopped', stoppedBy: 'Ujian' });
  });

  it('is the lead’s alone of those who teach together', async () => {
    await supervise('lim', { teacherId: people.zul.userId });
    await rowsOf(
      t.database,
      'UPDATE timetable_lessons SET teacher_ids = teacher_ids || $2::uuid WHERE school_id = $1',
      [school.id, people.zul.userId],
    );
    expect(await weekOf('lim', 'zul')).toMatchObject({ expected: 0 });
    expect(fatesOf(await lessonsOf('lim', 'zul'))).toContain('colleague');
    expect(await weekOf()).toMatchObject({ expected: 3 });
  });

  it('is of whoever had the class that day', async () => {
    const set = (await ask('admin', 'get', `/api/teaching-sets?academicYearId=${school.year}`).expect(200))
      .body.items[0];
    const { academicYearId, subjectId, name, periodsAWeek, parts, version } = set;
    const content = { academicYearId, subjectId, name, periodsAWeek, parts, version };
    const teachers = [
      { userId: people.aminah.userId, isLead: true, fromDay: '2026-01-12', toDay: '2026-10-13' },
      { userId: people.bakar.userId, isLead: true, fromDay: '2026-10-14', toDay: null },
    ];
    await ask('admin', 'put', `/api/teaching-sets/${setId}`)
      .send({ ...content, teachers })
      .expect(200);
    await supervise('lim', { teacherId: people.bakar.userId });
    expect([await weekOf(), await weekOf('lim', 'bakar')]).toMatchObject([{ expected: 2 }, { expected: 1 }]);
  });

  it('is seen by whoever supervises the teacher today, by administrators of the whole school, and by nobody else', async () => {
    const namesIn = (body: { teachers: { name: string }[] }) => body.teachers.map(({ name }) => name);
    expect(namesIn(await figures('lim'))).toEqual(['Aminah']);
    for (const who of ['hashim', 'bakar', 'aminah', 'admin'] as const)
      expect(namesIn(await figures(who))).toEqual([]);
    expect(namesIn(await figures('admin', 'of=school&weeks=1&to=2026-10-12'))).toEqual(['Aminah']);
    await ask('lim', 'get', '/api/submissions?of=school').expect(403);
    expect(await lessonsOf('hashim')).toEqual([]);
    expect(await lessonsOf('admin', 'aminah', 'school')).toHaveLength(3);
    for (const [query, field] of [
      ['weeks=0', 'weeks'],
      ['weeks=banyak', 'weeks'],
      ['to=semalam', 'to'],
      ['of=semua', 'of'],
    ] as const)
      expect(fieldsOf((await ask('lim', 'get', `/api/submissions?${query}`).expect(400)).body)).toEqual([
        field,
      ]);
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    const address = `/api/submissions/lessons?of=school&day=${WEEK}&teacherId=${people.aminah.userId}`;
    const { body } = await t.call('get', address, { host: other.host, token: stranger.token }).expect(200);
    expect(body.lessons).toEqual([]);
  });

  it('goes to file as a report on paper and as a table, of those whom the caller may count alone', async () => {
    await send([await planOn(WEEK)]).expect(200);
    const span = `from=${WEEK}&to=2026-10-18`;
    const paperOf = async (query: string) =>
      (await readPdf((await asBytes(ask('lim', 'get', `/api/submissions/paper?${query}`)).expect(200)).body))
        .words;
    const words = await paperOf(span);
    for (const told of ['Laporan penghantaran RPH', 'Aminah', 'Jumlah', 'Disahkan oleh', 'SK Contoh'])
      expect(words).toContain(told);
    const table = async (who: Who) =>
      (await ask(who, 'get', `/api/submissions/table?${span}&format=csv`).expect(200)).text;
    expect(await table('lim')).toMatch(/Aminah,\d+,2026-10-12,3,1,0,0,2,0,0/u);
    expect(await table('hashim')).not.toContain('Aminah');
    const own = `&teacherId=${people.aminah.userId}`;
    expect(await paperOf(`${span}${own}`)).toContain('Minggu');
    expect(fieldsOf((await ask('lim', 'get', '/api/submissions/paper?from=x').expect(400)).body)).toEqual([
      ...['from', 'to'],
    ]);
  });

  it('goes to file whole: what one teacher sent, as it was sent, for whoever reads it; nothing of a draft or a returned plan', async () => {
    const [sent, back, draft] = [await planOn(WEEK), await planOn('2026-10-13'), await planOn('2026-10-14')];
    await send([sent, back]).expect(200);
    await judge('lim', sent, 'verified').expect(200);
    await returned('lim', back).expect(200);
    setTime('2026-10-11T20:02');
    await t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
    await edit(draft, 1, 'Draf sahaja');
    const span = 'from=2026-10-01&to=2026-10-31';
    const theirs = `/api/submissions/file?${span}&teacherId=${people.aminah.userId}`;
    for (const [who, path] of [
      ['aminah', `/api/lesson-plan-file?${span}`],
      ['lim', theirs],
      ['admin', theirs],
      ['lim', theirs.replace('from=2026-10-01&', '')],
    ] as const) {
      const { body } = await asBytes(ask(who, 'get', path)).expect(200);
      const [cover = '', list = '', plan = '', ...more] = await pagesOf(body);
      expect(more).toEqual([]);
      for (const said of [
        'Fail Rancangan Pengajaran Harian',
        'Aminah',
        '31 Oktober 2026',
        '1 dipulangkan dan tidak',
      ])
        expect(cover).toContain(said);
      const { checkCode } = await stateOf(sent);
      for (const page of [list, plan]) expect(page).toContain(checkCode);
      expect(plan).toContain(PLAN.objective);
      expect(list + plan).not.toContain('Draf sahaja');
    }
    for (const [who, path] of [
      ['hashim', theirs],
      ['bakar', theirs],
      ['bakar', `/api/lesson-plan-file?${span}`],
      ['aminah', '/api/lesson-plan-file?from=2026-01-01&to=2026-01-31'],
    ] as const)
      await ask(who, 'get', path).expect(404);
    expect(
      fieldsOf(
        (await ask('aminah', 'get', '/api/lesson-plan-file?from=2026-10-02&to=2026-10-01').expect(400)).body,
      ),
    ).toEqual(['to']);
  });

  it('names who lacked plans for two weeks in a row', async () => {
    await send([await planOn(WEEK)]).expect(200);
    setTime('2026-10-27T08:00');
    const { teachers, weeks } = await figures('lim', 'weeks=3&to=2026-10-20');
    expect(weeks.map(({ week }: { week: string }) => week)).toEqual(['2026-10-05', WEEK, '2026-10-19']);
    // The timetable has her from the second of these on.
    expect(teachers[0].weeks.map(({ expected, missing }: typeof nothing) => [expected, missing])).toEqual([
      [0, 0],
      [3, 2],
      [3, 3],
    ]);
    expect(teachers[0].help).toEqual({ kind: 'missing', weeks: 2, sent: 0, expected: 3 });
  });
});

describe('what was sent', () => {
  it('is read by whoever verifies it and by administrators; a draft and what others sent do not exist', async () => {
    const [plan, draft] = [await planOn(WEEK), await planOn('2026-10-13')];
    await send([plan]).expect(200);
    for (const who of ['lim', 'admin'] as const) await read(who, plan).expect(200);
    for (const who of ['hashim', 'zul', 'bakar', 'aminah'] as const) await read(who, plan).expect(404);
    for (const who of ['lim', 'admin'] as const) await read(who, draft).expect(404);
    await judge('admin', plan, 'verified').expect(403);
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    const as = { host: other.host, token: stranger.token };
    await t.call('get', `/api/school-plans/${plan}`, as).expect(404);
  });

  it('is no more read by a former supervisor, nor by a deputy once the supervisor is back', async () => {
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    await ask('admin', 'put', `/api/supervisors/${people.lim.userId}/deputy`)
      .send({ academicYearId: school.year, deputyId: people.hashim.userId })
      .expect(204);
    await read('hashim', plan).expect(404);
    const day = { from: '2026-10-12', to: '2026-10-12', fromPeriod: null, toPeriod: null };
    await add('/api/absences', { personId: people.lim.userId, ...day, kind: 'course', reason: '' });
    setTime('2026-10-12T08:00');
    expect((await read('hashim', plan).expect(200)).body.isCallersTurn).toBe(true);
    expect((await read('lim', plan).expect(200)).body.isCallersTurn).toBe(false);
    setTime('2026-10-13T08:00');
    await read('hashim', plan).expect(404);
    const { items } = (
      await ask('admin', 'get', `/api/supervisions?academicYearId=${school.year}`).expect(200)
    ).body;
    await ask('admin', 'delete', `/api/supervisions/${items[0].id}`).expect(204);
    await read('lim', plan).expect(404);
  });

  it('of one subject is read by whoever verifies that subject, whoever verifies the rest', async () => {
    const { items } = (await ask('admin', 'get', '/api/subjects').expect(200)).body;
    await supervise('zul', { subjectId: items[0].id });
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    await read('zul', plan).expect(200);
    await read('lim', plan).expect(404);
  });

  it('passes two steps, the second only after the first', async () => {
    await decide('verificationSteps', 2);
    await supervise('hashim', { step: 2 });
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    await read('hashim', plan).expect(404);
    await judge('hashim', plan, 'verified').expect(404);
    expect((await judge('lim', plan, 'verified').expect(200)).body.state).toBe('sent');
    await judge('lim', plan, 'verified').expect(403);
    setTime('2026-10-11T20:01');
    expect((await judge('hashim', plan, 'verified').expect(200)).body.state).toBe('verified');
  });

  it('counts for nobody but its giver while the verdict can be taken back', async () => {
    await decide('verificationSteps', 2);
    await supervise('hashim', { step: 2 });
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    const [first, last] = [randomUUID(), randomUUID()];
    const told = async () => {
      const { teachers } = (
        await ask('admin', 'get', `/api/submissions?of=school&weeks=1&to=${WEEK}`).expect(200)
      ).body;
      const of = (teacher: { teacherId: string }) => teacher.teacherId === people.aminah.userId;
      return [(await stateOf(plan)).state, teachers.find(of).weeks.at(-1).verified];
    };
    await judge('lim', plan, 'verified', { id: first }).expect(200);
    // Taken back after the second step it would leave a plan that one alone has verified.
    await judge('hashim', plan, 'verified').expect(403);
    await ask('lim', 'delete', `/api/school-plans/${plan}/verdicts/${first}`).expect(200);
    await judge('lim', plan, 'verified').expect(200);
    setTime('2026-10-11T20:01');
    await judge('hashim', plan, 'verified', { id: last }).expect(200);
    expect(await told()).toEqual(['sent', 0]);
    setTime('2026-10-11T20:02');
    expect(await told()).toEqual(['verified', 1]);
  });

  it('is told to its author a minute after it was returned, with what was said, and goes back with the answer', async () => {
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    expect(fieldsOf((await judge('lim', plan, 'returned').expect(400)).body)).toEqual(['comments']);
    await returned('lim', plan).expect(200);
    expect(await stateOf(plan)).toMatchObject({ state: 'sent', comments: [] });
    const telling = () => t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
    await telling();
    const told = async () => (await ask('aminah', 'get', '/api/notifications').expect(200)).body.items;
    expect(await told()).toEqual([]);
    setTime('2026-10-11T20:01');
    await telling();
    await telling();
    expect(await told()).toMatchObject([{ message: '1 RPH dipulangkan dengan ulasan.', type: 'warning' }]);
    expect(await sending()).toMatchObject({ state: 'partly_returned' });
    expect(await stateOf(plan)).toMatchObject({
      state: 'returned',
      comments: [{ ...remark, writtenBy: 'Lim' }],
    });
    const answer = { id: randomUUID(), section: 'objective', body: 'Sudah ditulis.' };
    await ask('aminah', 'post', `/api/lesson-plans/${plan}/answers`).send(answer).expect(204);
    await ask('bakar', 'post', `/api/lesson-plans/${plan}/answers`)
      .send({ ...answer, id: randomUUID() })
      .expect(404);
    await edit(plan, 1, '22 orang murid');
    await send([plan], { plans: [{ planId: plan, version: 2 }] }).expect(200);
    const seen = (await read('lim', plan).expect(200)).body;
    expect(seen).toMatchObject({ state: 'sent', isCallersTurn: true, objective: '22 orang murid' });
    expect(seen.comments.map(({ isAuthors }: { isAuthors: boolean }) => isAuthors)).toEqual([false, true]);
  });

  it('is judged once under an id, and the verdict is taken back within a minute by whoever gave it', async () => {
    const plan = await planOn(WEEK);
    await send([plan]).expect(200);
    const id = randomUUID();
    for (let time = 0; time < 3; time++) await judge('lim', plan, 'verified', { id }).expect(200);
    await ask('admin', 'delete', `/api/school-plans/${plan}/verdicts/${id}`).expect(400);
    await ask('lim', 'delete', `/api/school-plans/${plan}/verdicts/${id}`).expect(200);
    expect((await read('lim', plan).expect(200)).body).toMatchObject({ state: 'sent', verdicts: [] });
    const again = randomUUID();
    await judge('lim', plan, 'verified', { id: again }).expect(200);
    setTime('2026-10-11T20:01');
    await ask('lim', 'delete', `/api/school-plans/${plan}/verdicts/${again}`).expect(400);
    expect(await stateOf(plan)).toMatchObject({ state: 'verified' });
  });
});

describe('another timetable over a week that was sent', () => {
  /** Science is on Thursday and Friday from the Tuesday on, no more on Tuesday and Wednesday. */
  async function otherTimetable(): Promise<string> {
    const timetableId = await add('/api/timetables', { academicYearId: school.year, name: 'Jadual baharu' });
    for (const weekday of [1, 4, 5])
      await add('/api/timetable-lessons', {
        ...{ timetableId, kind: 'lesson', teachingSetId: setId, title: null, weekday, cycleWeek: null },
        ...{ from: '10:00', to: '11:00', roomId: null, teacherIds: [people.aminah.userId], classIds: [] },
        isPinned: false,
      });
    return timetableId;
  }
  const publish = (id: string, promises?: object[], otherPromises?: string) =>
    ask('admin', 'post', `/api/timetables/${id}/publication`).send({
      ...{ version: 1, startsOn: '2026-10-13', reason: null },
      ...{ ...(promises && { promises }), ...(otherPromises && { otherPromises }) },
    });
  const ofPlan = async (id: string) =>
    (await ask('aminah', 'get', `/api/lesson-plans/${id}`).expect(200)).body;
  const dateIn = ({ plans }: { plans: { id: string; date: string }[] }, id: string) =>
    plans.find((plan) => plan.id === id)?.date;

  it('asks what becomes of each plan: kept it stays, moved it is sent again, released it is a draft', async () => {
    setTime('2026-10-12T07:00');
    const { plans } = (
      await ask('aminah', 'post', '/api/my-week/preparation').send({ day: WEEK }).expect(200)
    ).body;
    const ids: string[] = [];
    for (const { id, date, startTime, endTime, className, subject, version } of plans) {
      await ask('aminah', 'put', `/api/lesson-plans/${id}`)
        .send({ ...PLAN, date, startTime, endTime, className, subject, version })
        .expect(200);
      ids.push(id);
    }
    const [monday = '', tuesday = '', wednesday = ''] = ids;
    const sendNow = (id: string, version: number) =>
      send([id], { plans: [{ planId: id, version }] }).expect(200);
    for (const id of [monday, tuesday]) await sendNow(id, 2);
    const other = await otherTimetable();
    const asked = (await publish(other).expect(409)).body;
    expect(asked).toMatchObject({
      code: 'TIMETABLE_BREAKS_PROMISES',
      details: {
        promises: [
          {
            ...{ kind: 'sent_plan', id: tuesday, day: '2026-10-13', from: '08:00', lessonIds: [] },
            ...{ answers: ['keep', 'move', 'release'], place: { day: '2026-10-15', from: '10:00' } },
            words: 'RPH dihantar: Aminah · Sains · 5 Bestari, Selasa, 13 Oktober 2026, 8.00-9.00',
          },
        ],
      },
    });
    await sendNow(wednesday, 2);
    await judge('lim', wednesday, 'verified').expect(200);
    setTime('2026-10-12T07:01');
    await t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
    expect((await publish(other).expect(409)).body.details).toMatchObject({ count: 2 });
    const answers = (one: object, two: object) => [
      { kind: 'sent_plan', id: tuesday, ...one },
      { kind: 'sent_plan', id: wednesday, ...two },
    ];
    const place = { day: '2026-10-15', from: '10:00', to: '11:00' };
    await publish(other, answers({ answer: 'move' }, { answer: 'keep' })).expect(400);
    await publish(other, answers({ answer: 'move', place }, { answer: 'keep' })).expect(200);
    expect(await ofPlan(tuesday)).toMatchObject({ date: '2026-10-15', startTime: '10:00' });
    expect(await stateOf(tuesday)).toMatchObject({ state: 'sent', isChanged: true });
    expect((await read('lim', tuesday).expect(200)).body).toMatchObject({ date: '2026-10-13' });
    const prepare = async () =>
      (await ask('aminah', 'post', '/api/my-week/preparation').send({ day: WEEK }).expect(200)).body;
    // The lesson of its number is held on Friday, and is owed a plan of its own.
    const prepared = await prepare();
    expect(prepared.made.map((id: string) => dateIn(prepared, id))).toEqual(['2026-10-16']);
    expect(prepared.withoutLesson).toEqual([wednesday]);
    expect((await prepare()).made).toEqual([]);
    expect(await ofPlan(wednesday)).toMatchObject({ date: '2026-10-14', isSealed: true });
    const { items } = (await ask('aminah', 'get', '/api/notifications').expect(200)).body;
    expect(items.map(({ title }: { title: string }) => title)).toContain('Jadual waktu baharu');
  });

  it('moves a verified plan by an amendment, and what was sealed stays', async () => {
    setTime('2026-10-12T07:00');
    const { plans } = (
      await ask('aminah', 'post', '/api/my-week/preparation').send({ day: WEEK }).expect(200)
    ).body;
    const { id, version, date, startTime, endTime } = plans[1];
    await ask('aminah', 'put', `/api/lesson-plans/${id}`)
      .send({ ...PLAN, date, startTime, endTime, version })
      .expect(200);
    await send([id], { plans: [{ planId: id, version: 2 }] }).expect(200);
    await judge('lim', id, 'verified').expect(200);
    setTime('2026-10-12T07:01');
    await t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
    const other = await otherTimetable();
    await publish(other, [], 'release').expect(200);
    expect(await ofPlan(id)).toMatchObject({ date: '2026-10-13', isSealed: false });
    expect(await stateOf(id)).toMatchObject({ state: 'verified', isChanged: false });
    await ask('aminah', 'post', '/api/my-week/preparation').send({ day: WEEK }).expect(200);
    expect(await ofPlan(id)).toMatchObject({ date: '2026-10-15', startTime: '10:00' });
    expect((await read('lim', id).expect(200)).body).toMatchObject({ date: '2026-10-13', state: 'verified' });
  });
});

describe('what was sent last of a record, and what became of it', () => {
  type Sent = Readonly<{ id: string; recordId: string; version: number; at: number; isWithdrawn: boolean }>;
  const KIND = 'lesson_plan';
  const NOON = Date.parse('2026-10-11T12:00:00+08:00');
  /** The latest first; of two at one instant the later version, of two of one version any, but always the same. */
  const lastFirst = (one: Sent, other: Sent) =>
    other.at - one.at || other.version - one.version || (one.id < other.id ? -1 : 1);

  it('is one thing, whoever asks, be they sent at one instant', async () => {
    const author = people.aminah.userId;
    const [submission, judged] = [randomUUID(), new Set<string>()];
    await rowsOf(
      t.database,
      `INSERT INTO submissions (school_id, id, author_id, kind, week, pressed_at, sent_at)
       VALUES ($1, $2, $3, $4, $5, now(), now())`,
      [school.id, submission, author, KIND, WEEK],
    );
    const sent = Array.from({ length: 20 }, () => randomUUID()).flatMap((recordId, n) =>
      Array.from(
        { length: 1 + (n % 5) },
        (_, at): Sent => ({
          ...{ id: randomUUID(), recordId, version: 1 + ((n + at) % 2), at: NOON + ((n * at) % 3) * 1_000 },
          isWithdrawn: (n + 2 * at) % 4 === 3,
        }),
      ),
    );
    for (const [n, { id, recordId, version, at: sentAt, isWithdrawn }] of sent.entries()) {
      await rowsOf(
        t.database,
        `INSERT INTO submitted_records (school_id, id, submission_id, author_id, kind, record_id, record_version,
           content, due_at, is_late, sent_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, '{}', now(), false, to_timestamp($8::float8 / 1000))`,
        [school.id, id, submission, author, KIND, recordId, version, sentAt],
      );
      if (isWithdrawn)
        await rowsOf(t.database, 'UPDATE submitted_records SET withdrawn_at = now() WHERE id = $1', [id]);
      if (n % 3 !== 0) continue;
      judged.add(id);
      await rowsOf(
        t.database,
        `INSERT INTO verdicts (school_id, id, submitted_id, step, verdict, given_by, given_at)
         VALUES ($1, gen_random_uuid(), $2, 1, $3, $4, now())`,
        [school.id, id, n % 2 === 0 ? 'returned' : 'verified', people.lim.userId],
      );
    }
    const ids = [...new Set(sent.map(({ recordId }) => recordId))];
    const standing = Map.groupBy(
      sent.filter(({ isWithdrawn }) => !isWithdrawn).toSorted(lastFirst),
      ({ recordId }) => recordId,
    );
    const last = [...standing.values()].flatMap(([first]) => first ?? []);
    const waiting = last.filter(({ id }) => !judged.has(id));
    const [records, weeks, queue] = [SentRecordsRepository, SentWeeks, WaitingRecords].map((reader) =>
      t.app.get(reader, { strict: false }),
    ) as [SentRecordsRepository, SentWeeks, WaitingRecords];
    const found = await t.app.get(Database).tenantRead(school.id, async () => ({
      latest: await records.latestOf(school.id, KIND, ids),
      unjudged: await records.countUnjudged(school.id, author),
      ofWeek: await weeks.of(school.id, { kind: KIND, authorIds: [author], weeks: [WEEK] }),
      waiting: await queue.of(school.id, {
        ...{
          kind: KIND,
          authorIds: [author],
          steps: 1,
          from: WEEK,
          to: WEEK,
          fields: [],
          limit: 100,
          now: t.app.get(BusinessClock).now(),
        },
      }),
      before: await queue.before(school.id, KIND, ids),
    }));
    const named = (list: readonly { recordId: string }[]) => list.map(({ recordId }) => recordId).toSorted();
    expect(found.latest.map(({ id }) => id).toSorted()).toEqual(last.map(({ id }) => id).toSorted());
    expect(found.unjudged).toBe(waiting.length);
    expect(named(found.ofWeek)).toEqual(named(last));
    const untouched = found.ofWeek.filter(
      ({ isReturned, verifiedSteps }) => !isReturned && verifiedSteps === 0,
    );
    expect(named(untouched)).toEqual(named(waiting));
    expect(named(found.waiting)).toEqual(named(waiting));
    for (const each of found.waiting)
      expect(waiting).toContainEqual(
        expect.objectContaining({ recordId: each.recordId, version: each.recordVersion, at: each.sentAt }),
      );
    const again = [...standing.values()].filter(({ length }) => length > 1).flatMap(([first]) => first ?? []);
    expect([...found.before.keys()].toSorted()).toEqual(named(again));
    expect(named(found.waiting.filter(({ isAgain }) => isAgain))).toEqual(
      named(again.filter(({ id }) => !judged.has(id))),
    );
  });
});
