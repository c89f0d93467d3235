/** Periods a week that are known, and of how many sets they are not: what nobody has said is no 0. */
export type Periods = Readonly<{ periods: number; unsaid: number }>;

type WithPeriods = Readonly<{ periodsAWeek: number | null }>;

export const periodsOf = (sets: readonly WithPeriods[]): Periods => ({
  periods: sets.reduce((sum, { periodsAWeek }) => sum + (periodsAWeek ?? 0), 0),
  unsaid: sets.filter(({ periodsAWeek }) => periodsAWeek === null).length,
});

/** "12", "12 + ?", "?" */
export function periodsWords({ periods, unsaid }: Periods): string {
  if (unsaid === 0) return String(periods);
  return periods === 0 ? '?' : `${periods} + ?`;
}
