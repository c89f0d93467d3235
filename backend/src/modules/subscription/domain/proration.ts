import { type LocalDay } from '../../../platform/calendar/local-day.js';
import type { PlannedTerm } from './terms.js';

/** No provider takes less than RM 2 (Stripe's least in ringgit; Billplz and toyyibPay take RM 1). */
export const LEAST_BILL_SEN = 200;

/** `differenceSen`: what the greater plan costs more for the whole term, by the prices of when it was bought. */
export type UpgradedTerm = Readonly<{ term: PlannedTerm; differenceSen: number }>;

/**
 * The price of a greater plan for what is left of each term, the day itself counted in. Each term is rounded down
 * to whole sen, for the school; the sum is raised to what a provider takes.
 */
export function upgradePrice(upgraded: readonly UpgradedTerm[], today: LocalDay): number {
  const sum = upgraded.reduce((total, one) => total + shareOf(one, today), 0);
  return Math.max(LEAST_BILL_SEN, sum);
}

function shareOf({ term, differenceSen }: UpgradedTerm, today: LocalDay): number {
  const daysLeft = term.end - Math.max(term.start, today);
  return Math.floor((Math.max(0, differenceSen) * daysLeft) / (term.grant.end - term.grant.start));
}
