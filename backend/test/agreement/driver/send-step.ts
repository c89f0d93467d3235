import { randomUUID } from 'node:crypto';
import type { Plan } from '../model/plan.ts';
import type { Tag, TeachingSet } from '../model/school.ts';
import type { Step, StepOf } from '../model/step.ts';
import { type DrivenSchool, hourOf, productWeekday } from './driven-school.ts';

/** Sends a step as its user does, and says whether the product refused it. */
export type Send<Kind extends Step['kind']> = (
  school: DrivenSchool,
  step: StepOf<Kind>,
  after: After,
) => Promise<Refusal>;

/** In words of the product; null where it took the step. */
type Refusal = string | null;

/** What the model has now: `made` are plans that it had not before. */
export type After = Readonly<{ made: readonly Plan[]; sets: readonly TeachingSet[] }>;

const refusalOf = ({ status, body }: { status: number; body: unknown }): Refusal => {
  if (status >= 500) throw new Error(`the product failed with ${status}`);
  return status >= 400 ? `${status} ${JSON.stringify(body)}` : null;
};

const NOT_THERE: Refusal = 'there is nothing of this name';

/** Keeps something by the history's name of it. */
async function keep(school: DrivenSchool, by: Tag, tag: Tag, { path, content }: Kept): Promise<Refusal> {
  const id = randomUUID();
  const answer = await school.ask(by, 'post', path).send({ id, ...content });
  if (!refusalOf(answer)) school.kept.set(tag, id);
  return refusalOf(answer);
}
type Kept = { path: string; content: object };

async function takeBack(school: DrivenSchool, by: Tag, path: string, tag: Tag): Promise<Refusal> {
  return refusalOf(await school.ask(by, 'delete', `${path}/${school.kept.id(tag) ?? randomUUID()}`));
}

const ENTRIES = '/api/calendar-entries';
const entry = (school: DrivenSchool, day: string, differing: object): Kept => ({
  path: ENTRIES,
  content: entryContent(school, day, differing),
});
const entryContent = (school: DrivenSchool, day: string, differing: object) => ({
  ...{ academicYearId: school.year, from: day, to: day, followsWeekday: null, cutFrom: null },
  ...{ bellScheduleId: null, classIds: null, ...differing },
});
const holiday = (name: string) => ({ kind: 'school_event', name, hasLessons: false });

const absence = (school: DrivenSchool, { person, first, last }: Omit<StepOf<'absence-on'>, 'kind'>) => ({
  ...{ personId: school.idOfPerson(person), from: first, to: last, fromPeriod: null, toPeriod: null },
  ...{ kind: 'official', reason: '' },
});

export const SENDERS: { [Kind in Step['kind']]: Send<Kind> } = {
  clock: async () => null,
  'event-on': (school, { by, event, title, day, classes, hours }) =>
    keep(school, by, event, {
      path: '/api/calendar-events',
      content: {
        ...{ academicYearId: school.year, title, unit: 'administration', from: day, to: day },
        effect: classes === 'all' ? 'all' : 'some',
        classIds: classes === 'all' ? [] : classes.map((tag) => school.classes.id(tag)),
        ...{ fromTime: hours && hourOf(hours.from), toTime: hours && hourOf(hours.to), repeats: null },
        ...{ repeatsUntil: null, except: [], place: '', coordinatorId: null, note: '' },
      },
    }),
  'event-off': (school, { by, event }) => takeBack(school, by, '/api/calendar-events', event),
  'makeup-on': (school, { by, exception, day, follows }) => {
    const followsWeekday = productWeekday(follows);
    const held = { kind: 'held', name: 'Hari ganti', hasLessons: true, followsWeekday };
    return keep(school, by, exception, entry(school, day, held));
  },
  'exception-off': (school, { by, exception }) => takeBack(school, by, ENTRIES, exception),
  'half-day-on': (school, { by, half, day, from }) => {
    const held = { kind: 'held', name: 'Separuh hari', hasLessons: true, cutFrom: hourOf(from) };
    return keep(school, by, half, entry(school, day, held));
  },
  'half-day-off': (school, { by, half }) => takeBack(school, by, ENTRIES, half),
  'holiday-on': (school, { by, holiday: tag, name, day }) =>
    keep(school, by, tag, entry(school, day, holiday(name))),
  'holiday-move': async (school, { by, holiday: tag, day }) =>
    refusalOf(
      await school
        .ask(by, 'put', `${ENTRIES}/${school.kept.id(tag) ?? randomUUID()}`)
        .send({ version: 1, ...entryContent(school, day, holiday('Cuti peristiwa')) }),
    ),
  'follows-on': (school, { by, exception, day, follows }) => {
    const followsWeekday = productWeekday(follows);
    const held = { kind: 'held', name: 'Ikut hari lain', hasLessons: true, followsWeekday };
    return keep(school, by, exception, entry(school, day, held));
  },
  'special-on': (school, { by, special, title, first, last, classes }) =>
    keep(school, by, special, {
      path: ENTRIES,
      content: entryContent(school, first, {
        ...{ kind: 'examination', name: title, to: last, hasLessons: false },
        classIds: classes === 'all' ? null : classes.map((tag) => school.classes.id(tag)),
      }),
    }),
  'special-off': (school, { by, special }) => takeBack(school, by, ENTRIES, special),
  successor: async (school, { by, set: tag }, { sets }) => {
    const { items } = await school.read(by, `/api/teaching-sets?academicYearId=${school.year}`);
    const set = sets.find((each) => each.tag === tag);
    const kept = items.find(({ id }: { id: string }) => id === school.sets.id(tag));
    if (!set || !kept) return NOT_THERE;
    return refusalOf(
      await school
        .ask(by, 'put', `/api/teaching-sets/${kept.id}`)
        .send({ version: kept.version, ...school.contentOf(set) }),
    );
  },
  publish: async (school, { by, lessons, validFrom, reason }) =>
    refusalOf(await school.publish(by, lessons, { startsOn: validFrom, reason })),
  'absence-on': (school, step) =>
    keep(school, step.by, step.absence, { path: '/api/absences', content: absence(school, step) }),
  'absence-shorten': async (school, { by, absence: tag, last }) => {
    const id = school.kept.id(tag) ?? randomUUID();
    const { items } = await school.read(by, '/api/absences?from=2026-10-01&to=2026-10-31');
    const found = items.find((each: { id: string }) => each.id === id);
    const { personId, from, version } = found ?? {};
    return refusalOf(
      await school.ask(by, 'put', `/api/absences/${id}`).send({
        ...{ personId, from, to: last, version },
        ...{ fromPeriod: null, toPeriod: null, kind: 'official', reason: '' },
      }),
    );
  },
  'absence-off': (school, { by, absence: tag }) => takeBack(school, by, '/api/absences', tag),
  prepare: async (school, { by, week }, { made }) => {
    const answer = await school.ask(by, 'post', '/api/my-week/preparation').send({ day: week });
    if (refusalOf(answer)) return refusalOf(answer);
    const { body } = answer;
    for (const planId of body.made) {
      const plan = body.plans.find(({ id }: { id: string }) => id === planId);
      // The lesson says the set: a prepared plan is named by it and by its number.
      const lesson = body.lessons.find((each: { planId: string }) => each.planId === planId);
      const named = made.find(
        ({ set, stored }) =>
          school.sets.id(set) === lesson?.teachingSetId &&
          stored.day === plan.date &&
          hourOf(stored.from) === plan.startTime,
      );
      if (named) school.plans.set(named.tag, planId);
      if (school.model.preparedIsComplete) await fill(school, by, plan);
    }
    return null;
  },
  write: async (school, { by, plan, complete }) => {
    const read = await school.ask(by, 'get', `/api/lesson-plans/${school.idOfPlan(plan)}`);
    return refusalOf(read) ?? write(school, by, read.body, complete);
  },
  open: async (school, { by, plan }) => {
    const id = school.idOfPlan(plan);
    const own = await school.ask(by, 'get', `/api/lesson-plans/${id}`);
    if (own.status === 200) return refusalOf(await school.ask(by, 'post', `/api/lesson-plans/${id}/opening`));
    return refusalOf(await school.ask(by, 'post', `/api/school-plans/${id}/reading`));
  },
  delete: async (school, { by, plan }) =>
    refusalOf(await school.ask(by, 'delete', `/api/lesson-plans/${school.idOfPlan(plan)}`)),
  withdraw: async (school, { by, sending }) => {
    const { week = '', plans = [] } = school.sendings.get(sending) ?? {};
    const { sending: before } = await school.read(by, `/api/my-week?day=${week}`);
    // Of a sending without an unread plan the page has nothing to withdraw.
    const unread = before.plans.filter(
      ({ planId, isUnread }: SentPlan) => isUnread && plans.includes(planId),
    );
    if (unread.length === 0) return NOT_THERE;
    return refusalOf(
      await school.ask(by, 'post', '/api/my-week/sending/withdrawal').send({
        day: week,
        planIds: unread.map(({ planId }: SentPlan) => planId),
      }),
    );
  },
  reflect: async (school, { by, plan, outcome }) => {
    const id = school.idOfPlan(plan);
    const noted = await school.ask(by, 'get', `/api/reflections/${id}`);
    const content = {
      ...{ status: outcome.kind, reason: outcome.kind === 'taught' ? '' : outcome.cause },
      ...{ present: null, mastered: null, result: null, text: 'Murid faham.' },
    };
    if (noted.status !== 200)
      return refusalOf(await school.ask(by, 'post', '/api/reflections').send({ id, ...content }));
    return refusalOf(
      await school.ask(by, 'put', `/api/reflections/${id}`).send({ version: noted.body.version, ...content }),
    );
  },
  'reflect-off': async (school, { by, plan }) =>
    refusalOf(await school.ask(by, 'delete', `/api/reflections/${school.idOfPlan(plan)}`)),
  note: async (school, { by, plans }) => {
    let refused: Refusal = null;
    for (const plan of plans)
      refused =
        refusalOf(
          await school.ask(by, 'post', `/api/school-plans/${school.idOfPlan(plan)}/reflection-note`),
        ) ?? refused;
    return refused;
  },
  move: async (school, { by, plan, how }) =>
    refusalOf(
      await school.ask(by, 'post', `/api/lesson-plans/${school.idOfPlan(plan)}/shift`).send({ shift: how }),
    ),
  amend: async (school, { by, plan, reason }) =>
    refusalOf(
      await school
        .ask(by, 'post', `/api/lesson-plans/${school.idOfPlan(plan)}/amendments`)
        .send({ id: randomUUID(), reason }),
    ),
  send: async (school, { by, sending, week, plans }) => {
    const { lessons, ...read } = await school.read(by, `/api/my-week?day=${week}`);
    const stateOf = new Map(read.sending.plans.map((each: SentPlan) => [each.planId, each.state]));
    const all = lessons
      .filter(({ standing }: Lesson) => standing === 'own')
      .flatMap(({ planId }: Lesson) => (planId !== null && stateOf.get(planId) === 'draft' ? [planId] : []));
    const chosen: string[] = plans === 'all' ? all : plans.map((tag) => school.idOfPlan(tag));
    const versions = new Map(read.plans.map((each: Version) => [each.id, each.version]));
    const id = randomUUID();
    school.sendings.set(sending, { week, plans: chosen });
    return refusalOf(
      await school.ask(by, 'post', '/api/my-week/sending').send({
        ...{ id, day: week, pressedAt: null },
        plans: chosen.map((planId) => ({ planId, version: versions.get(planId) ?? 1 })),
      }),
    );
  },
  verdict: async (school, { by, verdict, judgement, plans }) => {
    const isReturn = judgement === 'return';
    const given: { planId: string; verdictId: string }[] = [];
    let refused: Refusal = null;
    for (const tag of plans) {
      const id = randomUUID();
      const planId = school.idOfPlan(tag);
      const answer = await school.ask(by, 'post', `/api/school-plans/${planId}/verdicts`).send({
        ...{ id, verdict: isReturn ? 'returned' : 'verified' },
        comments: isReturn ? [{ id: randomUUID(), section: 'objective', body: 'Tulis semula.' }] : [],
      });
      if (refusalOf(answer)) refused = refusalOf(answer);
      else given.push({ planId, verdictId: id });
    }
    school.verdicts.set(verdict, given);
    return refused;
  },
  'verdict-back': async (school, { by, verdict }) => {
    const given = school.verdicts.get(verdict) ?? [];
    let refused = given.length === 0 ? NOT_THERE : null;
    for (const { planId, verdictId } of given)
      refused =
        refusalOf(await school.ask(by, 'delete', `/api/school-plans/${planId}/verdicts/${verdictId}`)) ??
        refused;
    return refused;
  },
};

type Lesson = { standing: string; planId: string | null };
type SentPlan = { planId: string; state: string; isUnread: boolean };
type Version = { id: string; version: number };

/** What the yearly plan would have left to nobody to write. */
async function fill(school: DrivenSchool, by: Tag, plan: Written): Promise<void> {
  if (await write(school, by, plan, true)) throw new Error('a prepared plan could not be filled');
}

type Written = Version & Record<string, unknown>;

async function write(school: DrivenSchool, by: Tag, plan: Written, isComplete: boolean): Promise<Refusal> {
  const { date, startTime, endTime, className, subject, version } = plan;
  const answer = await school.ask(by, 'put', `/api/lesson-plans/${plan.id}`).send({
    ...{ version, date, startTime, endTime, className, subject, reflection: '' },
    objective: isComplete ? `Murid dapat menyebut contoh ke-${version}.` : '',
    activities: isComplete ? 'Perbincangan (30 min)' : '',
  });
  return refusalOf(answer);
}

/** `after`: as the model has it once the step is taken. */
export async function sendStep(school: DrivenSchool, step: Step, after: After): Promise<Refusal> {
  await school.reach(step.at);
  // One sender a kind: the compiler does not see that this one is of the step at hand.
  const send = SENDERS[step.kind] as unknown as (...asked: [DrivenSchool, Step, After]) => Promise<Refusal>;
  return send(school, step, after);
}
