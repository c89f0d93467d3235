import type { Day } from '../model/clock.ts';
import { addDays, dayOf, mondayOf } from '../model/clock.ts';
import { schoolFate } from '../model/fate.ts';
import type { Lesson } from '../model/lesson.ts';
import type { Plan } from '../model/plan.ts';
import type { School } from '../model/school.ts';
import { standingAt } from '../model/standing.ts';
import type { State } from '../model/state.ts';
import { lessonOf } from '../model/state.ts';
import type { Step } from '../model/step.ts';
import { waitsAt } from '../model/verifiers.ts';
import { OFFICE } from './invented-school.ts';
import { inventedTimetable, people, shares } from './invented-timetable.ts';
import type { Random } from './random.ts';

/** Where in a history something is proposed: what stands, whose week it turns about, and how names are given. */
export interface Moment {
  random: Random;
  school: School;
  state: State;
  at: number;
  focus: { week: Day; teacher: string };
  name: (prefix: string) => string;
}

type Proposal = (moment: Moment) => Step | null;

const kindOf = (m: Moment, plan: Plan): string => standingAt(plan, m.school.steps, m.at).kind;

const plansOf = (m: Moment, ...kinds: string[]): Plan[] =>
  m.state.plans.filter((p) => !p.deleted && (kinds.length === 0 || kinds.includes(kindOf(m, p))));

/** Mostly the plans of the week in question, so that what happens meets. */
function pick(m: Moment, plans: Plan[]): Plan | undefined {
  const near = plans.filter((p) => mondayOf(p.stored.day) === m.focus.week && p.author === m.focus.teacher);
  return m.random.one(near.length > 0 && m.random.chance(0.75) ? near : plans);
}

const teacherOf = (m: Moment): string =>
  m.random.chance(0.7) ? m.focus.teacher : (m.random.one(['t1', 't2', 't3', 't4', 't5']) ?? 't1');

const weekOf = (m: Moment): Day =>
  m.random.chance(0.75) ? m.focus.week : addDays(m.focus.week, m.random.chance(0.5) ? 7 : -7);

const dayIn = (m: Moment, most: number): Day => addDays(weekOf(m), m.random.whole(0, most));

const classesIn = (m: Moment): string[] | 'all' =>
  m.random.chance(0.6)
    ? 'all'
    : m.random
        .some(
          m.school.classes.map((c) => c.tag),
          3,
        )
        .toSorted();

const hoursOn = (m: Moment): { from: number; to: number } | null => {
  if (m.random.chance(0.6)) return null;
  const bells = m.school.bells.filter((b) => b.weekday === 1).toSorted((a, b) => a.from - b.from);
  const start = m.random.whole(0, bells.length - 3);
  return {
    from: bells[start]?.from ?? 460,
    to: bells[Math.min(bells.length - 1, start + m.random.whole(1, 4))]?.to ?? 600,
  };
};

const office = (m: Moment) => ({ at: m.at, by: OFFICE });

const calendar: Record<string, Proposal> = {
  'event-on': (m) => ({
    ...office(m),
    kind: 'event-on',
    event: m.name('e'),
    title: 'Hari Sukan',
    day: dayIn(m, 4),
    classes: classesIn(m),
    hours: hoursOn(m),
  }),
  'event-off': (m) => {
    const event = m.random.one(m.state.facts.events);
    return event ? { ...office(m), kind: 'event-off', event: event.event } : null;
  },
  'makeup-on': (m) => ({
    ...office(m),
    kind: 'makeup-on',
    exception: m.name('x'),
    day: addDays(weekOf(m), 5),
    follows: m.random.whole(1, 5),
  }),
  'follows-on': (m) => ({
    ...office(m),
    kind: 'follows-on',
    exception: m.name('x'),
    day: dayIn(m, 4),
    follows: m.random.whole(1, 5),
  }),
  'exception-off': (m) => {
    const exception = m.random.one(m.state.facts.exceptions);
    return exception ? { ...office(m), kind: 'exception-off', exception: exception.exception } : null;
  },
  'half-day-on': (m) => ({
    ...office(m),
    kind: 'half-day-on',
    half: m.name('b'),
    day: dayIn(m, 4),
    from: m.random.one([550, 580, 610, 660, 690]) ?? 610,
  }),
  'half-day-off': (m) => {
    const half = m.random.one(m.state.facts.halfDays);
    return half ? { ...office(m), kind: 'half-day-off', half: half.half } : null;
  },
  'special-on': (m) => {
    const first = dayIn(m, 3);
    return {
      ...office(m),
      kind: 'special-on',
      special: m.name('s'),
      title: 'Peperiksaan',
      first,
      last: addDays(first, m.random.whole(0, 3)),
      classes: classesIn(m),
    };
  },
  'special-off': (m) => {
    const special = m.random.one(m.state.facts.specials);
    return special ? { ...office(m), kind: 'special-off', special: special.special } : null;
  },
  'holiday-on': (m) => ({
    ...office(m),
    kind: 'holiday-on',
    holiday: m.name('h'),
    name: 'Cuti peristiwa',
    day: dayIn(m, 4),
  }),
  'holiday-move': (m) => {
    const holiday = m.random.one(m.state.facts.holidays);
    return holiday ? { ...office(m), kind: 'holiday-move', holiday: holiday.tag, day: dayIn(m, 4) } : null;
  },
  publish: (m) => ({
    ...office(m),
    kind: 'publish',
    version: m.name('v'),
    validFrom: m.random.chance(0.85)
      ? addDays(dayOf(m.at), m.random.whole(1, 5))
      : addDays(dayOf(m.at), -m.random.whole(0, 3)),
    lessons: nextTimetable(m),
    reason: m.random.chance(0.2) ? 'Guru bertukar' : null,
  }),
  successor: (m) => {
    const set = m.random.one(
      m.state.facts.sets.filter((s) =>
        s.teachers.some((t) => t.person === m.focus.teacher && t.lead && t.to === null),
      ),
    );
    const person =
      set && m.random.shuffled(['t5', 't4', 't3', 't2', 't1']).find((p) => canTakeOver(m, p, set.tag));
    return set && person
      ? {
          ...office(m),
          kind: 'successor',
          set: set.tag,
          person,
          from: addDays(dayOf(m.at), m.random.whole(1, 5)),
        }
      : null;
  },
};

/** A new timetable moves some sets and leaves the others, as real ones do. */
function nextTimetable(m: Moment) {
  const last =
    m.state.facts.versions.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)?.lessons ?? [];
  const moving = m.random.some(m.state.facts.sets, 5).map((s) => s.tag);
  const fresh = inventedTimetable(m.random, m.state.facts.sets, m.school.bells);
  const kept = last.filter((s) => !moving.includes(s.set));
  const free = fresh.filter(
    (s) =>
      moving.includes(s.set) &&
      !kept.some((k) => k.weekday === s.weekday && k.from === s.from && clash(m, k.set, s.set)),
  );
  return [...kept, ...free];
}

function clash(m: Moment, a: string, b: string): boolean {
  const [one, other] = [a, b].map((tag) => m.state.facts.sets.find((s) => s.tag === tag));
  return !one || !other || shares(one.classes, other.classes) || shares(people(one), people(other));
}

/** Nobody takes over a set whose periods meet his own. */
function canTakeOver(m: Moment, person: string, setTag: string): boolean {
  const own = m.state.facts.sets.filter((s) => people(s).includes(person)).map((s) => s.tag);
  if (own.includes(setTag)) return false;
  return m.state.facts.versions.every((v) => {
    const wanted = v.lessons.filter((s) => s.set === setTag);
    return v.lessons.every(
      (s) => !own.includes(s.set) || !wanted.some((w) => w.weekday === s.weekday && w.from === s.from),
    );
  });
}

const absences: Record<string, Proposal> = {
  'absence-on': (m) => {
    const person = teacherOf(m);
    const first = dayIn(m, 4);
    const by = m.random.chance(0.5) ? person : OFFICE;
    return {
      at: m.at,
      by,
      kind: 'absence-on',
      absence: m.name('c'),
      person,
      first,
      last: addDays(first, m.random.whole(0, 2)),
      // Parts of a day are told by the bells of a class, and these schools have none.
      hours: null,
    };
  },
  'absence-shorten': (m) => {
    const absence = m.random.one(m.state.facts.absences.filter((a) => a.first < a.last));
    return absence
      ? {
          ...office(m),
          kind: 'absence-shorten',
          absence: absence.absence,
          last: addDays(absence.last, -1),
        }
      : null;
  },
  'absence-off': (m) => {
    const absence = m.random.one(m.state.facts.absences);
    return absence ? { ...office(m), kind: 'absence-off', absence: absence.absence } : null;
  },
};

const onPlan = (plan: Plan | undefined, make: (plan: Plan) => Step): Step | null =>
  plan ? make(plan) : null;

const isHeld = (lesson: Lesson | undefined): lesson is Lesson =>
  lesson !== undefined && schoolFate(lesson) === 'held';

const hasBegun = (m: Moment, plan: Plan): boolean => {
  const lesson = lessonOf(m.state, plan);
  return isHeld(lesson) && lesson.day <= dayOf(m.at) && !plan.reflection?.notedBy;
};

const teaching: Record<string, Proposal> = {
  prepare: (m) => ({
    at: m.at,
    by: teacherOf(m),
    kind: 'prepare',
    planTag: m.name('r'),
    week: weekOf(m),
  }),
  write: (m) =>
    onPlan(pick(m, plansOf(m, 'draft', 'returned', 'withdrawn')), (p) => ({
      at: m.at,
      by: p.author,
      kind: 'write',
      plan: p.tag,
      complete: m.random.chance(0.85),
    })),
  open: (m) => onPlan(pick(m, plansOf(m)), (p) => ({ at: m.at, by: p.author, kind: 'open', plan: p.tag })),
  delete: (m) =>
    onPlan(pick(m, plansOf(m, 'draft', 'withdrawn')), (p) => ({
      at: m.at,
      by: p.author,
      kind: 'delete',
      plan: p.tag,
    })),
  send: (m) => ({
    at: m.at,
    by: teacherOf(m),
    kind: 'send',
    sending: m.name('k'),
    week: weekOf(m),
    plans: 'all',
  }),
  resend: (m) =>
    onPlan(pick(m, plansOf(m, 'returned', 'withdrawn', 'draft')), (p) => ({
      at: m.at,
      by: p.author,
      kind: 'send',
      sending: m.name('k'),
      week: mondayOf(p.stored.day),
      plans: [p.tag],
    })),
  withdraw: (m) => {
    const sendings = m.state.plans.flatMap((p) => p.acts).filter((a) => a.kind === 'sent');
    const sending = m.random.one(sendings.slice(-12));
    return sending ? { at: m.at, by: sending.by, kind: 'withdraw', sending: sending.sending } : null;
  },
  reflect: (m) =>
    onPlan(
      pick(
        m,
        m.state.plans.filter((p) => !p.deleted && hasBegun(m, p)),
      ),
      (p) => ({
        at: m.at,
        by: lessonOf(m.state, p)?.teachers[0] ?? p.author,
        kind: 'reflect',
        plan: p.tag,
        outcome: m.random.chance(0.7)
          ? { kind: 'taught' }
          : {
              kind: m.random.one(['postponed', 'replaced'] as const) ?? 'postponed',
              cause: 'Gotong-royong',
            },
      }),
    ),
  postpone: (m) =>
    onPlan(pick(m, plansOf(m)), (p) => ({
      at: m.at,
      by: p.author,
      kind: 'reflect',
      plan: p.tag,
      outcome: { kind: 'postponed', cause: 'Program' },
    })),
  'reflect-off': (m) =>
    onPlan(
      pick(
        m,
        plansOf(m).filter((p) => p.reflection),
      ),
      (p) => ({ at: m.at, by: p.author, kind: 'reflect-off', plan: p.tag }),
    ),
  move: (m) => {
    const movable = plansOf(m).filter(
      (p) => !isHeld(lessonOf(m.state, p)) || p.reflection?.outcome.kind === 'postponed',
    );
    return onPlan(pick(m, movable), (p) => ({
      at: m.at,
      by: p.author,
      kind: 'move',
      plan: p.tag,
      how: m.random.chance(0.5) ? 'following' : 'alone',
    }));
  },
  amend: (m) =>
    onPlan(pick(m, plansOf(m, 'verified')), (p) => ({
      at: m.at,
      by: p.author,
      kind: 'amend',
      plan: p.tag,
      reason: 'Bilik bertukar',
    })),
};

/** A verifier with something in the queue, mostly of the teacher in question. */
function queueOf(m: Moment): { verifier: string; plans: Plan[] } | null {
  const queues = m.school.people
    .map((p) => ({
      verifier: p.tag,
      plans: m.state.plans.filter((plan) => !plan.deleted && waitsAt(m.school, plan, m.at).includes(p.tag)),
    }))
    .filter((q) => q.plans.length > 0);
  return m.random.one(queues) ?? null;
}

const judging: Record<string, Proposal> = {
  read: (m) => {
    const queue = queueOf(m);
    return onPlan(queue ? pick(m, queue.plans) : undefined, (p) => ({
      at: m.at,
      by: queue?.verifier ?? '',
      kind: 'open',
      plan: p.tag,
    }));
  },
  verify: (m) => {
    const queue = queueOf(m);
    if (!queue) return null;
    const plans = m.random.chance(0.5) ? queue.plans : m.random.some(queue.plans, 6);
    return {
      at: m.at,
      by: queue.verifier,
      kind: 'verdict',
      verdict: m.name('d'),
      judgement: 'verify',
      plans: plans.map((p) => p.tag),
    };
  },
  return: (m) => {
    const queue = queueOf(m);
    return queue
      ? {
          at: m.at,
          by: queue.verifier,
          kind: 'verdict',
          verdict: m.name('d'),
          judgement: 'return',
          plans: m.random.some(queue.plans, 2).map((p) => p.tag),
        }
      : null;
  },
  note: (m) => {
    const plan = pick(
      m,
      plansOf(m, 'verified').filter((p) => p.reflection && !p.reflection.notedBy),
    );
    const standing = plan && standingAt(plan, m.school.steps, m.at);
    return plan && standing?.kind === 'verified'
      ? { at: m.at, by: standing.verified[0]?.by ?? '', kind: 'note', plans: [plan.tag] }
      : null;
  },
};

const PROPOSALS = {
  ...calendar,
  ...absences,
  ...teaching,
  ...judging,
  clock: (m: Moment): Step => ({ ...office(m), kind: 'clock' }),
};

export const WEIGHTS: Record<string, number> = {
  'event-on': 9,
  'event-off': 6,
  'makeup-on': 3,
  'follows-on': 3,
  'exception-off': 3,
  'half-day-on': 4,
  'half-day-off': 2,
  'special-on': 2,
  'special-off': 2,
  'holiday-on': 3,
  'holiday-move': 3,
  publish: 3,
  successor: 2,
  'absence-on': 5,
  'absence-shorten': 2,
  'absence-off': 3,
  prepare: 9,
  write: 5,
  open: 3,
  delete: 2,
  send: 10,
  resend: 6,
  withdraw: 4,
  reflect: 9,
  postpone: 3,
  'reflect-off': 2,
  move: 8,
  amend: 3,
  read: 5,
  verify: 12,
  return: 6,
  note: 3,
  clock: 6,
};

export const propose = (moment: Moment, kind: string): Step | null =>
  (PROPOSALS as Record<string, Proposal>)[kind]?.(moment) ?? null;
