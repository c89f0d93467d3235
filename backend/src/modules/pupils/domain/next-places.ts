/** Whom a roll-over brings up. `classId` null: somebody of the school who is in no class. */
type InClass = Readonly<{ id: string; name: string; classId: string | null }>;

/** A class of the next session and where its pupils come from; `isMade` null while that is not decided. */
type NextClass = Readonly<{
  key: string;
  isMade: boolean | null;
  comesFrom: Readonly<{ id: string }> | null;
}>;

/** `goesTo`: the key of a class, `leave` at the end of the session, `none` for no class yet; null: not decided. */
export type NextPlace<Pupil extends InClass> = Readonly<{
  pupil: Pupil;
  goesTo: string | null;
  isAsked: boolean;
}>;

/**
 * Pupils go where their class goes up to; whoever is in a highest level leaves. Who is in no class, in one over several
 * levels, or in one that goes nowhere is asked about. `decisions`: `pupil:<id>`.
 */
export function nextPlaces<Pupil extends InClass>(
  pupils: readonly Pupil[],
  next: readonly NextClass[],
  {
    highestClassIds,
    decisions,
  }: Readonly<{ highestClassIds: readonly string[]; decisions: ReadonlyMap<string, string> }>,
): NextPlace<Pupil>[] {
  const made = next.filter(({ isMade }) => isMade);
  const up = new Map(made.flatMap(({ key, comesFrom }) => (comesFrom ? [[comesFrom.id, key] as const] : [])));
  const isKnown = (value: string) =>
    value === 'leave' || value === 'none' || made.some(({ key }) => key === value);
  return pupils.map((pupil) => {
    const { id, classId } = pupil;
    const byClass = classId === null ? undefined : up.get(classId);
    const proposed = byClass ?? (classId !== null && highestClassIds.includes(classId) ? 'leave' : null);
    const decided = decisions.get(`pupil:${id}`);
    const chosen = decided !== undefined && isKnown(decided) ? decided : null;
    return { pupil, goesTo: proposed ?? chosen, isAsked: proposed === null };
  });
}
