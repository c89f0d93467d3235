import { schoolFate } from './fate.ts';
import type { Lesson } from './lesson.ts';
import { placeOf } from './lesson.ts';
import type { Act, Plan } from './plan.ts';
import { mayActOn } from './rights.ts';
import type { Tag } from './school.ts';
import { isRead, standingAt } from './standing.ts';
import type { State } from './state.ts';
import { lessonOf } from './state.ts';
import type { StepOf } from './step.ts';

/** Why a plan cannot go now; null when it can. */
export function cannotGo(state: State, plan: Plan, by: Tag): string | null {
  const standing = standingAt(plan, state.school.steps, state.now);
  const lesson = lessonOf(state, plan);
  if (!mayActOn(state, plan, by)) return 'not-yours';
  if (standing.kind === 'sent') return 'already-sent';
  if (standing.kind === 'verified' && !standing.amended) return 'already-verified';
  if (!plan.complete) return 'incomplete';
  if (!lesson) return 'no-lesson';
  if (schoolFate(lesson) !== 'held') return 'not-counted';
  const outcome = plan.reflection?.outcome.kind;
  if (outcome && outcome !== 'taught') return 'not-counted';
  return null;
}

/** One press sends what is complete and was not sent; a returned plan goes by its own button. */
export const plansToSend = (state: State, step: StepOf<'send'>): Plan[] =>
  step.plans === 'all'
    ? state.plans.filter(
        (p) =>
          !p.deleted &&
          lessonOf(state, p)?.week === step.week &&
          ['draft', 'withdrawn'].includes(standingAt(p, state.school.steps, state.now).kind) &&
          cannotGo(state, p, step.by) === null,
      )
    : state.plans.filter((p) => !p.deleted && step.plans.includes(p.tag));

export function sent(state: State, plan: Plan, step: StepOf<'send'>): Plan {
  const lesson = lessonOf(state, plan);
  if (!lesson) return plan;
  return {
    ...plan,
    fixed: placeOf(lesson),
    moved: null,
    acts: [
      ...plan.acts,
      {
        kind: 'sent',
        at: step.at,
        by: step.by,
        sending: step.sending,
        opened: plan.opened,
        place: placeOf(lesson),
      },
    ],
  };
}

/** The unread plans that lie with the verifier by this sending. */
export const plansToWithdraw = (state: State, sending: Tag): Plan[] =>
  state.plans.filter((p) => {
    const last = p.acts.findLast((a) => a.kind === 'sent');
    return (
      !p.deleted &&
      last?.sending === sending &&
      standingAt(p, state.school.steps, state.now).kind === 'sent' &&
      !isRead(p)
    );
  });

/** It is a draft again and belongs where it stands; an amendment falls back to what is sealed. */
export function withdrawn(state: State, plan: Plan, to: Lesson | undefined = lessonOf(state, plan)): Plan {
  const standing = standingAt(plan, state.school.steps, state.now);
  const acts: Act[] = [...plan.acts, { kind: 'withdrawn', at: state.now }];
  if (standing.kind === 'sent' && standing.sealed) return { ...plan, acts };
  const key = to ? { week: to.week, number: to.number } : plan.key;
  return { ...plan, acts, key, fixed: null, moved: null };
}
