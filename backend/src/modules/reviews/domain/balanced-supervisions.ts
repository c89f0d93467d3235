/** `periods`: what a teacher teaches in a week, as far as the school has said. */
export type ToSupervise = Readonly<{ teacherId: string; periods: number }>;

/** `supervisorId` null: nobody else supervises in the school. */
export type Proposed = ToSupervise & Readonly<{ supervisorId: string | null }>;

/**
 * Who could verify the plans of teachers whom nobody supervises yet: the one with most periods first, each given to
 * whoever has least to read by then. `standing`: what supervisors have to read already. The same people give the same
 * proposal in whatever order they come.
 */
export function balancedSupervisions(
  teachers: readonly ToSupervise[],
  supervisorIds: readonly string[],
  standing: ReadonlyMap<string, number>,
): Proposed[] {
  const loads = new Map(supervisorIds.toSorted().map((id) => [id, standing.get(id) ?? 0]));
  return teachers.toSorted(byPeriods).map((teacher) => {
    const supervisorId = lightest(loads, teacher.teacherId);
    if (supervisorId !== null) loads.set(supervisorId, (loads.get(supervisorId) ?? 0) + weightOf(teacher));
    return { ...teacher, supervisorId };
  });
}

/** A teacher of whom no periods are known is to be read all the same. */
export function weightOf({ periods }: Pick<ToSupervise, 'periods'>): number {
  return Math.max(1, periods);
}

function byPeriods(one: ToSupervise, other: ToSupervise): number {
  return other.periods - one.periods || (one.teacherId < other.teacherId ? -1 : 1);
}

function lightest(loads: ReadonlyMap<string, number>, exceptId: string): string | null {
  let best: string | null = null;
  for (const [id, load] of loads)
    if (id !== exceptId && (best === null || load < (loads.get(best) ?? 0))) best = id;
  return best;
}
