import type { Policy } from '../../src/modules/subscription/domain/policy.js';
import { dateOf, type LocalDate, nextDay, startOf } from './calendar.js';
import { firstSuccesses, fold, granted, latest, type Point, takenBackOn } from './covered-days.js';
import type { Kind, TraceFact } from './trace-fact.js';

/** Of the policies begun by then the newest for the school itself, else for its plan, else for everybody. */
export function policyIn(
  policies: readonly Policy[],
  end: LocalDate,
  plan: () => string | null,
): Pick<Policy, 'graceDays' | 'limitedDays'> {
  const begun = policies
    .filter(({ effectiveFrom }) => effectiveFrom <= startOf(end))
    .sort((a, b) => b.effectiveFrom - a.effectiveFrom);
  const school = begun.find(({ scope }) => scope.kind === 'school');
  if (school) return school;
  const ofPlans = begun.filter(({ scope }) => scope.kind === 'plan');
  const planCode = ofPlans.length > 0 ? plan() : null;
  const ofPlan = ofPlans.find(({ scope }) => scope.kind === 'plan' && scope.planCode === planCode);
  const general = begun.find(({ scope }) => scope.kind === 'general');
  return ofPlan ?? general ?? { graceDays: 14, limitedDays: 14 };
}

/** The plan of the last day that was bought and not taken back, from what was known at the instant. */
export function lastPlan(
  facts: readonly TraceFact[],
  points: readonly Point[],
  until = Number.POSITIVE_INFINITY,
): string | null {
  const paid = firstSuccesses(facts).map((fact) => ({ at: fact.at, fact }));
  const steps = [...points.map((point) => ({ at: point.at, point })), ...paid]
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at || ('point' in a ? 1 : -1));
  const planOf = new Map<LocalDate, Bought>();
  for (const step of steps) {
    if ('fact' in step) paint(planOf, step.fact, facts, points);
    else eraseFrom(planOf, fold(points.filter(({ at }) => at <= step.at))?.end ?? '');
  }
  const [last] = [...planOf.keys()].sort().reverse();
  return last === undefined ? null : (planOf.get(last)?.planCode ?? null);
}

type Bought = Kind<'payment-succeeded'>;

/**
 * A purchase gives its plan to the days that it adds, an upgrade to bought days up to the date it was quoted for, where
 * they have a smaller plan.
 */
function paint(
  planOf: Map<LocalDate, Bought>,
  paid: Bought,
  facts: readonly TraceFact[],
  points: readonly Point[],
): void {
  const { at, teacherLimit, upgradesUntil } = paid;
  const before = fold(points.filter((point) => point.at < at));
  if (upgradesUntil === null) {
    const after = granted(before, paid, takenBackOn(paid, facts));
    const from = latest(dateOf(at), before?.end ?? null);
    for (let day = from; after && day < after.end; day = nextDay(day)) planOf.set(day, paid);
    return;
  }
  const ends = [before?.end ?? '', dateOf(upgradesUntil)];
  const takenBack = takenBackOn(paid, facts) ?? '9999-12-31';
  for (const [day, bought] of planOf)
    if (day >= dateOf(at) && day <= takenBack && ends.every((end) => day < end))
      if (bought.teacherLimit < teacherLimit) planOf.set(day, paid);
}

function eraseFrom(planOf: Map<LocalDate, Bought>, end: LocalDate): void {
  for (const day of planOf.keys()) if (day >= end) planOf.delete(day);
}
