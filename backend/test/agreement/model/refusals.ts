import type { Day } from './clock.ts';
import { dayOf, instantOf, weekdayOf } from './clock.ts';
import { dayPlan, holidayOn } from './day.ts';
import { changesFacts, setOf } from './facts.ts';
import { schoolFate } from './fate.ts';
import { shiftsOf } from './move.ts';
import type { Plan } from './plan.ts';
import { mayActOn, mayJudge, mayRecord } from './rights.ts';
import type { Tag } from './school.ts';
import { cannotGo, plansToSend, plansToWithdraw } from './sending.ts';
import { mayBeWritten, pendingVerdict, SETTLES_AFTER, standingAt } from './standing.ts';
import type { State } from './state.ts';
import { lessonOf, planOf } from './state.ts';
import type { AbsenceStep, CalendarStep, PlanStep, Step, StepOf } from './step.ts';

/** Why the rules refuse a step at this point of the history; null when they let it through. */
export function refusalOf(state: State, step: Step): string | null {
  if (step.at < state.now) return 'time-goes-back';
  if (step.kind === 'clock') return null;
  if (!state.school.people.some((p) => p.tag === step.by)) return 'unknown-person';
  if (changesFacts(step)) return isAbsence(step) ? absenceRefusal(state, step) : calendarRefusal(state, step);
  return planRefusal({ ...state, now: step.at }, step);
}

const isAbsence = (step: CalendarStep | AbsenceStep): step is AbsenceStep => step.kind.startsWith('absence');

const isAdmin = (state: State, person: Tag): boolean =>
  state.school.people.some((p) => p.tag === person && p.roles.includes('admin'));

const inSession = (state: State, day: Day): boolean =>
  state.school.session.first <= day && day <= state.school.session.last;

function calendarRefusal(state: State, step: CalendarStep): string | null {
  const { facts, school } = state;
  if (!isAdmin(state, step.by)) return 'not-allowed';
  switch (step.kind) {
    case 'event-on':
      return inSession(state, step.day) ? null : 'outside-session';
    case 'event-off':
      return facts.events.some((e) => e.event === step.event) ? null : 'unknown';
    case 'makeup-on':
    case 'follows-on':
      return exceptionRefusal(state, step);
    case 'exception-off':
      return facts.exceptions.some((e) => e.exception === step.exception) ? null : 'unknown';
    case 'half-day-on':
      if (facts.halfDays.some((h) => h.day === step.day)) return 'day-taken';
      return dayPlan(school, facts, step.day).teaches ? null : 'no-school-day';
    case 'half-day-off':
      return facts.halfDays.some((h) => h.half === step.half) ? null : 'unknown';
    case 'special-on':
      return inSession(state, step.first) && inSession(state, step.last) && step.first <= step.last
        ? null
        : 'outside-session';
    case 'special-off':
      return facts.specials.some((s) => s.special === step.special) ? null : 'unknown';
    case 'holiday-on':
      return newHolidayRefusal(state, step.day);
    case 'holiday-move':
      if (!facts.holidays.some((h) => h.tag === step.holiday)) return 'unknown';
      return newHolidayRefusal(state, step.day);
    case 'publish':
      return publishRefusal(state, step);
    case 'successor':
      return successorRefusal(state, step);
  }
}

function newHolidayRefusal(state: State, day: Day): string | null {
  if (!inSession(state, day)) return 'outside-session';
  return holidayOn(state.facts, day) ? 'day-taken' : null;
}

/** A hari ganti lies on a day without school, a replaced day on one with school; each follows a day of the school week. */
function exceptionRefusal(state: State, step: StepOf<'makeup-on'> | StepOf<'follows-on'>): string | null {
  const { school, facts } = state;
  if (!inSession(state, step.day)) return 'outside-session';
  if (facts.exceptions.some((e) => e.day === step.day) || holidayOn(facts, step.day)) return 'day-taken';
  if (!school.weekdays.includes(step.follows)) return 'no-school-day';
  const weekday = weekdayOf(step.day);
  if (step.kind === 'makeup-on') return school.weekdays.includes(weekday) ? 'already-school-day' : null;
  return school.weekdays.includes(weekday) && weekday !== step.follows ? null : 'no-school-day';
}

/** From tomorrow at the earliest; with a reason also earlier, as long as nothing sent lies on a day that has come. */
function publishRefusal(state: State, step: StepOf<'publish'>): string | null {
  const today = dayOf(step.at);
  if (!inSession(state, step.validFrom)) return 'outside-session';
  if (state.facts.versions.some((v) => v.validFrom === step.validFrom)) return 'day-taken';
  if (step.validFrom > today) return null;
  if (step.reason === null) return 'from-tomorrow';
  const broken = state.plans.some((p) => {
    if (p.deleted) return false;
    const kind = standingAt(p, state.school.steps, step.at).kind;
    return (
      (kind === 'sent' || kind === 'verified') && p.stored.day >= step.validFrom && p.stored.day <= today
    );
  });
  return broken ? 'already-sent' : null;
}

function successorRefusal(state: State, step: StepOf<'successor'>): string | null {
  if (!state.facts.sets.some((s) => s.tag === step.set)) return 'unknown';
  if (!state.school.people.some((p) => p.tag === step.person && p.roles.includes('teacher')))
    return 'unknown-person';
  if (!inSession(state, step.from)) return 'outside-session';
  const set = setOf(state.facts, step.set);
  if (set.teachers.some((t) => t.person === step.person && (t.to === null || t.to >= step.from)))
    return 'already-teaches';
  return set.teachers.some((t) => t.lead && t.from >= step.from) ? 'before-predecessor' : null;
}

/** Entered by the person or by the office. */
function absenceRefusal(state: State, step: AbsenceStep): string | null {
  const person = step.kind === 'absence-on' ? step.person : absenceOf(state, step.absence)?.person;
  if (person === undefined) return 'unknown';
  if (step.by !== person && !isAdmin(state, step.by)) return 'not-allowed';
  if (step.kind === 'absence-on') return step.first <= step.last ? null : 'ends-before-start';
  if (step.kind === 'absence-off') return null;
  const absence = absenceOf(state, step.absence);
  return absence && absence.first <= step.last && step.last < absence.last ? null : 'not-shorter';
}

const absenceOf = (state: State, tag: Tag) => state.facts.absences.find((a) => a.absence === tag);

function planRefusal(state: State, step: PlanStep): string | null {
  switch (step.kind) {
    case 'prepare':
      return isTeacher(state, step.by) ? null : 'not-allowed';
    case 'send':
      return sendRefusal(state, step);
    case 'withdraw':
      return withdrawRefusal(state, step);
    case 'verdict':
      return first(state, step.plans, (p) => (mayJudge(state, p, step.by) ? null : 'not-in-queue'));
    case 'verdict-back':
      return verdictBackRefusal(state, step);
    case 'note':
      return first(state, step.plans, (p) => noteRefusal(state, p, step.by));
    default: {
      const plan = planOf(state, step.plan);
      return plan ? onePlanRefusal(state, step, plan) : 'unknown';
    }
  }
}

function first(state: State, tags: Tag[], reason: (plan: Plan) => string | null): string | null {
  if (tags.length === 0) return 'nothing';
  for (const tag of tags) {
    const plan = planOf(state, tag);
    const why = plan ? reason(plan) : 'unknown';
    if (why !== null) return why;
  }
  return null;
}

const isTeacher = (state: State, person: Tag): boolean =>
  state.school.people.some((p) => p.tag === person && p.roles.includes('teacher'));

function sendRefusal(state: State, step: StepOf<'send'>): string | null {
  if (step.plans === 'all') return plansToSend(state, step).length > 0 ? null : 'nothing';
  return first(state, step.plans, (p) => cannotGo(state, p, step.by));
}

function withdrawRefusal(state: State, step: StepOf<'withdraw'>): string | null {
  const sender = state.plans
    .flatMap((p) => p.acts)
    .find((a) => a.kind === 'sent' && a.sending === step.sending);
  if (sender?.kind !== 'sent') return 'unknown';
  if (sender.by !== step.by) return 'not-yours';
  return plansToWithdraw(state, step.sending).length > 0 ? null : 'read';
}

function verdictBackRefusal(state: State, step: StepOf<'verdict-back'>): string | null {
  for (const plan of state.plans)
    for (const act of plan.acts)
      if ((act.kind === 'verified' || act.kind === 'returned') && act.verdict === step.verdict) {
        if (act.by !== step.by) return 'not-yours';
        return step.at - act.at < SETTLES_AFTER ? null : 'too-late';
      }
  return 'unknown';
}

/** A verifier takes note of a reflection on what he has verified. */
function noteRefusal(state: State, plan: Plan, by: Tag): string | null {
  const standing = standingAt(plan, state.school.steps, state.now);
  if (standing.kind !== 'verified' || !standing.verified.some((v) => v.by === by)) return 'not-allowed';
  if (!plan.reflection) return 'nothing';
  return plan.reflection.notedBy ? 'noted' : null;
}

type OnePlanStep = Extract<PlanStep, { plan: Tag }>;

function onePlanRefusal(state: State, step: OnePlanStep, plan: Plan): string | null {
  const standing = standingAt(plan, state.school.steps, state.now);
  if (step.kind === 'open')
    return mayActOn(state, plan, step.by) || mayJudge(state, plan, step.by) ? null : 'not-visible';
  if (step.kind === 'reflect') return reflectRefusal(state, step, plan);
  if (step.kind === 'reflect-off') {
    if (!mayActOn(state, plan, step.by) && !mayRecord(state, plan, step.by)) return 'not-yours';
    if (!plan.reflection) return 'nothing';
    return plan.reflection.notedBy ? 'noted' : null;
  }
  if (!mayActOn(state, plan, step.by)) return 'not-yours';
  if (pendingVerdict(plan, state.now)) return 'with-verifier';
  switch (step.kind) {
    case 'write':
      return mayBeWritten(standing) ? null : 'with-verifier';
    case 'delete':
      return standing.kind === 'draft' || standing.kind === 'withdrawn' ? null : 'not-a-draft';
    case 'amend':
      return standing.kind === 'verified' ? null : 'not-verified';
    case 'move':
      return moveRefusal(state, step, plan);
  }
}

/** Not before the lesson starts, and only of a lesson that is held; postponed may be said at any time. */
function reflectRefusal(state: State, step: StepOf<'reflect'>, plan: Plan): string | null {
  const lesson = lessonOf(state, plan);
  if (!mayActOn(state, plan, step.by) && !mayRecord(state, plan, step.by)) return 'not-yours';
  if (!lesson) return 'no-lesson';
  if (plan.reflection?.notedBy) return 'noted';
  if (schoolFate(lesson) !== 'held') return 'not-held';
  if (step.outcome.kind !== 'postponed' && instantOf(lesson.day, lesson.from) > step.at)
    return 'before-lesson';
  return null;
}

/** A lesson that is held keeps its plan. */
function moveRefusal(state: State, step: StepOf<'move'>, plan: Plan): string | null {
  const lesson = lessonOf(state, plan);
  const held = lesson && schoolFate(lesson) === 'held' && plan.reflection?.outcome.kind !== 'postponed';
  if (held) return 'lesson-is-held';
  const shifts = shiftsOf(state, plan, step);
  return typeof shifts === 'string' ? shifts : null;
}
