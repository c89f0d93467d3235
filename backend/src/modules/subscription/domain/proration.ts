import type { LocalDay } from './local-days.js';
import type { PlannedTerm } from './terms.js';

/** No provider takes less than RM 2 (Stripe's least in ringgit; Billplz and toyyibPay take RM 1). */
export const LEAST_BILL_SEN = 200;

/** What the greater plan costs more for the whole of the term, in sen, by the prices of the day it was bought. */
type DifferenceOf = (term: PlannedTerm) => number;

/**
 * The price of a greater plan for what is left of each term, the day itself counted in. Each term is rounded down
 * to whole sen, for the school; the sum is raised to what a provider takes.
 */
export function upgradePrice(
  terms: readonly PlannedTerm[],
  today: LocalDay,
  differenceOf: DifferenceOf,
): number {
  const shares = terms.map((term) => {
    const { start, end } = term.grant;
    const daysLeft = term.end - Math.max(term.start, today);
    return Math.floor((Math.max(0, differenceOf(term)) * daysLeft) / (end - start));
  });
  return Math.max(
    LEAST_BILL_SEN,
    shares.reduce((sum, share) => sum + share, 0),
  );
}
