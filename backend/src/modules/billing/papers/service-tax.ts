/** Money in sen. The price contains the tax. */
export type TaxedAmount = Readonly<{ netSen: number; taxSen: number; totalSen: number; basisPoints: number }>;

const WHOLE = 10_000;

/** How much of a total is tax, at a rate in hundredths of a percent; half a sen counts as a whole one. */
export function taxWithin(totalSen: number, basisPoints: number): TaxedAmount {
  const taxSen = Math.round((totalSen * basisPoints) / (WHOLE + basisPoints));
  return { netSen: totalSen - taxSen, taxSen, totalSen, basisPoints };
}
