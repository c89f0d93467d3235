type Dated = { date: string; startTime: string; isComplete: boolean };

export type GlanceDay<Plan> = { date: string; plans: Plan[] };

/** The days of school, each with its lessons in order; a day off is among them only when something stands on it. */
export function glanceDays<Plan extends Dated>(
  days: readonly string[],
  plans: readonly Plan[],
): GlanceDay<Plan>[] {
  const dates = [...new Set([...days, ...plans.map(({ date }) => date)])].sort();
  return dates.map((date) => ({
    date,
    plans: plans
      .filter((plan) => plan.date === date)
      .toSorted((one, other) => one.startTime.localeCompare(other.startTime)),
  }));
}

/** "2 daripada 5 rancangan minggu ini lengkap." */
export function weekSentence(plans: readonly Pick<Dated, 'isComplete'>[]): string {
  if (plans.length === 0) return 'Belum ada rancangan bagi minggu ini.';
  const complete = plans.filter(({ isComplete }) => isComplete).length;
  if (complete === plans.length) return `Semua ${plans.length} rancangan minggu ini lengkap.`;
  return `${complete} daripada ${plans.length} rancangan minggu ini lengkap.`;
}
