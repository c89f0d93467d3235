import { localDay, midnight } from '../../../platform/calendar/local-day.js';
import type { PlanStanding } from './plan-standing.js';
import { upgradePrice } from './proration.js';
import type { PlannedTerm } from './terms.js';

export type SoldPlan = Readonly<{
  code: string;
  name: string;
  teacherLimit: number;
  prices: readonly Readonly<{ termMonths: number; amountSen: number }>[];
}>;

/** What the school may buy for the rest of its term. `until`: how far it reaches, epoch milliseconds. */
export type UpgradeOffer = Readonly<{ plan: SoldPlan; amountSen: number; until: number }>;

/**
 * Every greater plan, for all terms from the running one on until one holds as many teachers by itself.
 * `plansWhen`: what was sold when the term was bought; a plan that was not sold then is not offered.
 */
export function upgradeOffers(
  { remaining }: Pick<PlanStanding, 'remaining'>,
  sold: readonly SoldPlan[],
  plansWhen: (term: PlannedTerm) => readonly SoldPlan[],
  now: number,
): UpgradeOffer[] {
  return sold.flatMap((plan) => {
    const terms = leading(remaining, (term) => limitOf(plansWhen(term), term.planCode) < plan.teacherLimit);
    const upgraded = terms.map((term) => ({
      term,
      differenceSen: difference(plansWhen(term), term, plan.code),
    }));
    const last = terms.at(-1);
    if (!last || upgraded.some(({ differenceSen }) => Number.isNaN(differenceSen))) return [];
    return [{ plan, amountSen: upgradePrice(upgraded, localDay(now)), until: midnight(last.end) }];
  });
}

function leading(
  terms: readonly PlannedTerm[],
  isSmaller: (term: PlannedTerm) => boolean,
): readonly PlannedTerm[] {
  const end = terms.findIndex((term) => !isSmaller(term));
  return end < 0 ? terms : terms.slice(0, end);
}

/** A plan that is sold no more is no reason to refuse a greater one. */
function limitOf(plans: readonly SoldPlan[], code: string): number {
  return plans.find((plan) => plan.code === code)?.teacherLimit ?? 0;
}

/** NaN where either had no price. */
function difference(plans: readonly SoldPlan[], { planCode, grant }: PlannedTerm, greater: string): number {
  const price = (code: string) =>
    plans.find((plan) => plan.code === code)?.prices.find(({ termMonths }) => termMonths === grant.termMonths)
      ?.amountSen ?? Number.NaN;
  return price(greater) - price(planCode);
}
