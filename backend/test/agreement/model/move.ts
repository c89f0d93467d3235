import { instantOf } from './clock.ts';
import { awayOf } from './fate.ts';
import type { Lesson } from './lesson.ts';
import { inTime, placeOf } from './lesson.ts';
import { leftFrom } from './placement.ts';
import type { Plan } from './plan.ts';
import { withdrawn } from './sending.ts';
import { isRead, standingAt } from './standing.ts';
import type { State } from './state.ts';
import { lessonOf } from './state.ts';
import type { StepOf } from './step.ts';

export interface Shift {
  plan: Plan;
  to: Lesson;
}

/** Which plans go where; a text says why nothing may move. */
export function shiftsOf(state: State, plan: Plan, step: StepOf<'move'>): Shift[] | string {
  const shifts: Shift[] = [];
  let moving: Plan | undefined = plan;
  for (const lesson of lessonsAhead(state, plan, step)) {
    const there = state.placement.planOf.get(lesson.id);
    if (there && step.how === 'alone') continue;
    shifts.push({ plan: moving, to: lesson });
    moving = there;
    if (!moving) break;
  }
  if (moving) return 'no-lesson-left';
  return shifts.map((s) => whyNot(state, s.plan, step)).find((reason) => reason !== null) ?? shifts;
}

/** The set's lessons after the plan's that are still to come and will be held. */
function lessonsAhead(state: State, plan: Plan, step: StepOf<'move'>): Lesson[] {
  const place = lessonOf(state, plan) ?? plan.stored;
  return state.lessons
    .filter(
      (l) =>
        l.set === plan.set &&
        inTime(l, place) > 0 &&
        instantOf(l.day, l.from) > step.at &&
        l.stop === null &&
        l.teachers.includes(plan.author) &&
        awayOf(state.facts, plan.author, l) === null &&
        !isGivenUp(state, l),
    )
    .toSorted(inTime);
}

/** Its teacher has said that it is not held. */
function isGivenUp(state: State, lesson: Lesson): boolean {
  const there = state.placement.planOf.get(lesson.id);
  if (!there) return leftFrom(state.plans, lesson)?.left.postponed ?? false;
  return there.reflection !== null;
}

/** An unread sent plan is withdrawn by it, a read one must be returned first, a verified one may go. */
function whyNot(state: State, plan: Plan, step: StepOf<'move'>): string | null {
  if (plan.author !== step.by) return 'not-yours';
  return standingAt(plan, state.school.steps, state.now).kind === 'sent' && isRead(plan)
    ? 'return-first'
    : null;
}

export function shifted(state: State, { plan, to }: Shift): Plan {
  const standing = standingAt(plan, state.school.steps, state.now).kind;
  const from = lessonOf(state, plan);
  const postponed = plan.reflection?.outcome.kind === 'postponed';
  const left = from ? [...plan.left, { place: placeOf(from), to: placeOf(to), postponed }] : plan.left;
  // What was said of the lesson stays with the lesson; the plan is to be taught again.
  const gone = { ...plan, left, reflection: null, stored: placeOf(to) };
  if (standing === 'draft' || standing === 'withdrawn')
    return { ...gone, key: { week: to.week, number: to.number } };
  const back = standing === 'sent' ? withdrawn(state, gone, to) : gone;
  return back.fixed ? { ...back, moved: placeOf(to) } : back;
}
