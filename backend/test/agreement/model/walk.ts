import { changesFacts, factsAfter } from './facts.ts';
import { shifted, shiftsOf } from './move.ts';
import { toldByChange } from './notices.ts';
import type { Act, Plan } from './plan.ts';
import { preparedPlans } from './prepare.ts';
import { refusalOf } from './refusals.ts';
import { mayActOn } from './rights.ts';
import type { School } from './school.ts';
import { plansToSend, plansToWithdraw, sent, withdrawn } from './sending.ts';
import { waitsFor } from './standing.ts';
import type { State } from './state.ts';
import { changed, planOf, replaced, stateOf, withFacts } from './state.ts';
import type { PlanStep, Step, StepOf } from './step.ts';

export const walk = (school: School, steps: readonly Step[]): State => steps.reduce(taken, stateOf(school));

/** A step that the rules refuse changes nothing; the clock has moved all the same. */
export function taken(state: State, step: Step): State {
  const reason = refusalOf(state, step);
  const now = Math.max(state.now, step.at);
  const noted = { ...state, now, refusals: [...state.refusals, reason] };
  if (reason !== null || step.kind === 'clock') return noted;
  if (!changesFacts(step)) return afterPlanStep(noted, step);
  const after = withFacts(noted, factsAfter(noted.facts, step));
  const told = toldByChange(noted, after, state.refusals.length, step.by);
  return { ...after, notices: [...after.notices, ...told] };
}

function afterPlanStep(state: State, step: PlanStep): State {
  switch (step.kind) {
    case 'prepare':
      return replaced(state, [...state.plans, ...preparedPlans(state, step)]);
    case 'write':
      return changed(state, step.plan, (p) => ({ ...p, complete: step.complete, opened: true }));
    case 'open':
      return changed(state, step.plan, (p) =>
        mayActOn(state, p, step.by)
          ? { ...p, opened: true }
          : { ...p, acts: [...p.acts, { kind: 'read', at: step.at, by: step.by }] },
      );
    case 'delete':
      return changed(state, step.plan, (p) => ({ ...p, deleted: true }));
    case 'send':
      return forEach(state, plansToSend(state, step), (p) => sent(state, p, step));
    case 'withdraw':
      return forEach(state, plansToWithdraw(state, step.sending), (p) => withdrawn(state, p));
    case 'verdict':
      return forEach(state, plansNamed(state, step.plans), (p) => judged(state, p, step));
    case 'verdict-back':
      return forEach(state, state.plans, (p) => ({
        ...p,
        acts: p.acts.filter((a) => !isOf(a, step.verdict)),
      }));
    case 'reflect':
      return changed(state, step.plan, (p) => ({
        ...p,
        reflection: { outcome: step.outcome, at: step.at, notedBy: null },
      }));
    case 'reflect-off':
      return changed(state, step.plan, (p) => ({ ...p, reflection: null }));
    case 'note':
      return forEach(state, plansNamed(state, step.plans), (p) =>
        p.reflection ? { ...p, reflection: { ...p.reflection, notedBy: step.by } } : p,
      );
    case 'move':
      return moved(state, step);
    case 'amend':
      return changed(state, step.plan, (p) => ({
        ...p,
        acts: [...p.acts, { kind: 'amended', at: step.at, reason: step.reason }],
      }));
  }
}

function forEach(state: State, plans: Plan[], change: (plan: Plan) => Plan): State {
  const next = new Map(plans.map((p) => [p.tag, change(p)]));
  return replaced(
    state,
    state.plans.map((p) => next.get(p.tag) ?? p),
  );
}

const plansNamed = (state: State, tags: string[]): Plan[] =>
  state.plans.filter((p) => !p.deleted && tags.includes(p.tag));

const isOf = (act: Act, verdict: string): boolean =>
  (act.kind === 'verified' || act.kind === 'returned') && act.verdict === verdict;

function judged(state: State, plan: Plan, step: StepOf<'verdict'>): Plan {
  const kind = step.judgement === 'verify' ? 'verified' : 'returned';
  const verifying = waitsFor(plan, state.school.steps, state.now);
  if (verifying === null) return plan;
  return {
    ...plan,
    acts: [...plan.acts, { kind, at: step.at, by: step.by, verdict: step.verdict, step: verifying }],
  };
}

function moved(state: State, step: StepOf<'move'>): State {
  const plan = planOf(state, step.plan);
  const shifts = plan ? shiftsOf(state, plan, step) : 'unknown';
  if (typeof shifts === 'string') return state;
  const next = new Map(shifts.map((s) => [s.plan.tag, shifted(state, s)]));
  return replaced(
    state,
    state.plans.map((p) => next.get(p.tag) ?? p),
  );
}
