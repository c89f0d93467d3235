import type { BillingOverview, Plan } from './queries';

export type Choice = { planCode: string; termMonths: number; provider: string };
export type Picks = Partial<Choice>;

const yearly = 12;

/** The choice as it stands: what was picked, else what the school has, else the first on offer; undefined where
 * nothing is on offer. */
export function resolveChoice(
  plans: readonly Plan[],
  { plan: current, providers }: Pick<BillingOverview, 'plan' | 'providers'>,
  picks: Picks,
): Choice | undefined {
  const plan = planOf(plans, picks.planCode) ?? planOf(plans, current?.code) ?? plans[0];
  const provider = providers.find(({ id }) => id === picks.provider) ?? providers[0];
  const termMonths = plan && termOf(plan, picks.termMonths ?? current?.termMonths ?? yearly);
  return plan && provider && termMonths
    ? { planCode: plan.code, termMonths, provider: provider.id }
    : undefined;
}

function planOf(plans: readonly Plan[], code: string | undefined): Plan | undefined {
  return plans.find((plan) => plan.code === code);
}

function termOf({ prices }: Plan, wanted: number): number | undefined {
  return (prices.find(({ termMonths }) => termMonths === wanted) ?? prices[0])?.termMonths;
}

/** Sen; undefined where the plan is not sold for that term. */
export function priceOf(plan: Plan | undefined, termMonths: number): number | undefined {
  return plan?.prices.find((price) => price.termMonths === termMonths)?.amountSen;
}

/** What a year costs less than twelve months one by one; 0 where it does not. */
export function yearlySaving(plan: Plan | undefined): number {
  const month = priceOf(plan, 1);
  const year = priceOf(plan, yearly);
  return month && year ? Math.max(0, month * yearly - year) : 0;
}

/** Every term that some plan is sold for, shortest first. */
export function termsOf(plans: readonly Plan[]): number[] {
  const terms = plans.flatMap(({ prices }) => prices.map(({ termMonths }) => termMonths));
  return [...new Set(terms)].sort((one, other) => one - other);
}

export function termName(termMonths: number): string {
  if (termMonths === 1) return 'Bulanan';
  return termMonths === yearly ? 'Tahunan' : `${termMonths} bulan`;
}
