export type OfferedPlan = {
  code: string;
  name: string;
  teacherLimit: number;
  prices: readonly { termMonths: number; amountSen: number }[];
};

/** The smallest plan with a place for every teacher; undefined where even the largest has not. */
export function suggestedPlan(plans: readonly OfferedPlan[], teachers: number): OfferedPlan | undefined {
  return plans
    .filter(({ teacherLimit }) => teacherLimit >= teachers)
    .sort((one, other) => one.teacherLimit - other.teacherLimit)[0];
}

export function priceFor({ prices }: OfferedPlan, termMonths: number): number | undefined {
  return prices.find((price) => price.termMonths === termMonths)?.amountSen;
}
