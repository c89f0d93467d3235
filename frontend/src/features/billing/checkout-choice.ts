import type { BillingOverview, Plan } from './calls';

export type Choice = { planCode: string; termMonths: Term; provider: string };
export type Picks = Partial<Choice>;

/** Months that a plan may be sold for. */
const terms = [1, 12] as const;
export type Term = (typeof terms)[number];

/** The choice as it stands: what was picked, else what the school has, else the first on offer; undefined where
 * nothing is on offer. */
export function resolveChoice(
  plans: readonly Plan[],
  { plan: current, nextPlan, providers }: Pick<BillingOverview, 'plan' | 'nextPlan' | 'providers'>,
  picks: Picks,
): Choice | undefined {
  const plan = planOf(plans, picks.planCode) ?? planOf(plans, nextPlan?.code) ?? plans[0];
  const provider = providers.find(({ id }) => id === picks.provider) ?? providers[0];
  const termMonths = plan && termOf(plan, picks.termMonths ?? current?.termMonths ?? 12);
  return plan && provider && termMonths
    ? { planCode: plan.code, termMonths, provider: provider.id }
    : undefined;
}

function planOf(plans: readonly Plan[], code: string | undefined): Plan | undefined {
  return plans.find((plan) => plan.code === code);
}

function termOf(plan: Plan, wanted: number): Term | undefined {
  const sold = terms.filter((term) => priceOf(plan, term) !== undefined);
  return sold.find((term) => term === wanted) ?? sold[0];
}

/** Sen; undefined where the plan is not sold for that term. */
export function priceOf(plan: Plan | undefined, termMonths: number): number | undefined {
  return plan?.prices.find((price) => price.termMonths === termMonths)?.amountSen;
}

/** What a year costs less than twelve months one by one; 0 where it does not. */
export function yearlySaving(plan: Plan | undefined): number {
  const month = priceOf(plan, 1);
  const year = priceOf(plan, 12);
  return month && year ? Math.max(0, month * 12 - year) : 0;
}

/** The terms that some plan is sold for, shortest first. */
export function termsOf(plans: readonly Plan[]): Term[] {
  return terms.filter((term) => plans.some((plan) => priceOf(plan, term) !== undefined));
}

export const termNames: Record<Term, string> = { 1: 'Bulanan', 12: 'Tahunan' };
