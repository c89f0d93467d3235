import { randomUUID } from 'node:crypto';
import type { Plan } from '../model/plan.ts';
import type { Tag } from '../model/school.ts';
import type { Step, StepOf } from '../model/step.ts';
import { type DrivenSchool, hourOf, productWeekday } from './driven-school.ts';

/** Steps that no part of the driver sends yet: a history that has one is not played. It can only shrink. */
export const NOT_DRIVEN = [
  'follows-on',
  'special-on',
  'special-off',
  'successor',
  'write',
  'open',
  'delete',
  'withdraw',
  'reflect',
  'reflect-off',
  'note',
  'move',
  'amend',
] as const satisfies Step['kind'][];

type Driven = Exclude<Step['kind'], (typeof NOT_DRIVEN)[number]>;

/** Sends a step as its user does, and says whether the product refused it. `made`: what the model has now and had not before. */
export type Send<Kind extends Driven> = (
  school: DrivenSchool,
  step: StepOf<Kind>,
  made: readonly Plan[],
) => Promise<boolean>;

const isRefused = ({ status }: { status: number }): boolean => {
  if (status >= 500) throw new Error(`the product failed with ${status}`);
  return status >= 400;
};

/** Keeps something by the history's name of it. */
async function keep(school: DrivenSchool, by: Tag, tag: Tag, { path, content }: Kept): Promise<boolean> {
  const id = randomUUID();
  const answer = await school.ask(by, 'post', path).send({ id, ...content });
  if (!isRefused(answer)) school.kept.set(tag, id);
  return isRefused(answer);
}
type Kept = { path: string; content: object };

async function takeBack(school: DrivenSchool, by: Tag, path: string, tag: Tag): Promise<boolean> {
  return isRefused(await school.ask(by, 'delete', `${path}/${school.kept.id(tag) ?? randomUUID()}`));
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

export const SENDERS: { [Kind in Driven]: Send<Kind> } = {
  clock: async () => false,
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
    isRefused(
      await school
        .ask(by, 'put', `${ENTRIES}/${school.kept.id(tag) ?? randomUUID()}`)
        .send({ version: 1, ...entryContent(school, day, holiday('Cuti peristiwa')) }),
    ),
  publish: async (school, { by, lessons, validFrom, reason }) =>
    isRefused(await school.publish(by, lessons, { startsOn: validFrom, reason })),
  'absence-on': (school, step) =>
    keep(school, step.by, step.absence, { path: '/api/absences', content: absence(school, step) }),
  'absence-shorten': async (school, { by, absence: tag, last }) => {
    const id = school.kept.id(tag) ?? randomUUID();
    const { items } = await school.read(by, '/api/absences?from=2026-10-01&to=2026-10-31');
    const found = items.find((each: { id: string }) => each.id === id);
    const { personId, from, version } = found ?? {};
    return isRefused(
      await school.ask(by, 'put', `/api/absences/${id}`).send({
        ...{ personId, from, to: last, version },
        ...{ fromPeriod: null, toPeriod: null, kind: 'official', reason: '' },
      }),
    );
  },
  'absence-off': (school, { by, absence: tag }) => takeBack(school, by, '/api/absences', tag),
  prepare: async (school, { by, week }, made) => {
    const answer = await school.ask(by, 'post', '/api/my-week/preparation').send({ day: week });
    if (isRefused(answer)) return true;
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
    return false;
  },
  send: async (school, { by, sending, week, plans }) => {
    const { lessons, ...read } = await school.read(by, `/api/my-week?day=${week}`);
    const stateOf = new Map(read.sending.plans.map((each: SentPlan) => [each.planId, each.state]));
    const all = lessons
      .filter(({ standing }: Lesson) => standing === 'own')
      .flatMap(({ planId }: Lesson) => (planId !== null && stateOf.get(planId) === 'draft' ? [planId] : []));
    const chosen: string[] = plans === 'all' ? all : plans.map((tag) => school.plans.id(tag) ?? randomUUID());
    const versions = new Map(read.plans.map((each: Version) => [each.id, each.version]));
    const id = randomUUID();
    school.kept.set(sending, id);
    return isRefused(
      await school.ask(by, 'post', '/api/my-week/sending').send({
        ...{ id, day: week, pressedAt: null },
        plans: chosen.map((planId) => ({ planId, version: versions.get(planId) ?? 1 })),
      }),
    );
  },
  verdict: async (school, { by, verdict, judgement, plans }) => {
    const isReturn = judgement === 'return';
    const given: { planId: string; verdictId: string }[] = [];
    let refused = false;
    for (const tag of plans) {
      const id = randomUUID();
      const planId = school.plans.id(tag) ?? randomUUID();
      const answer = await school.ask(by, 'post', `/api/school-plans/${planId}/verdicts`).send({
        ...{ id, verdict: isReturn ? 'returned' : 'verified' },
        comments: isReturn ? [{ id: randomUUID(), section: 'objective', body: 'Tulis semula.' }] : [],
      });
      if (isRefused(answer)) refused = true;
      else given.push({ planId, verdictId: id });
    }
    school.verdicts.set(verdict, given);
    return refused;
  },
  'verdict-back': async (school, { by, verdict }) => {
    const given = school.verdicts.get(verdict) ?? [];
    let refused = given.length === 0;
    for (const { planId, verdictId } of given)
      refused =
        isRefused(await school.ask(by, 'delete', `/api/school-plans/${planId}/verdicts/${verdictId}`)) ||
        refused;
    return refused;
  },
};

type Lesson = { standing: string; planId: string | null };
type SentPlan = { planId: string; state: string };
type Version = { id: string; version: number };

/** What the yearly plan would have left to nobody to write. */
async function fill(school: DrivenSchool, by: Tag, plan: Version & Record<string, unknown>): Promise<void> {
  const { date, startTime, endTime, className, subject, version } = plan;
  await school
    .ask(by, 'put', `/api/lesson-plans/${plan.id}`)
    .send({
      ...{ version, date, startTime, endTime, className, subject, reflection: '' },
      ...{ objective: 'Murid dapat menyebut tiga contoh.', activities: 'Perbincangan (30 min)' },
    })
    .expect(200);
}

export async function sendStep(school: DrivenSchool, step: Step, made: readonly Plan[]): Promise<boolean> {
  school.setTime(step.at);
  const { kind } = step;
  if (!isDriven(kind)) throw new Error(`nobody sends ${kind} yet`);
  // One sender a kind: the compiler does not see that this one is of the step at hand.
  return (SENDERS[kind] as Send<never>)(school, step as never, made);
}

export const isDriven = (kind: Step['kind']): kind is Driven => !NOT_DRIVEN.some((each) => each === kind);
