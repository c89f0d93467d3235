/** Whom a roll-over brings up. `classId` null: somebody of the school who is in no class. */
type InClass = Readonly<{ id: string; classId: string | null }>;

/** A class of the next session, and of which it takes pupils and place; `isMade` null while that is not decided. */
type NextClass = Readonly<{
  key: string;
  isMade: boolean | null;
  comesFrom: Readonly<{ id: string }> | null;
  inPlaceOf: Readonly<{ id: string }> | null;
}>;

/** What a roll-over knows beside pupils. `endingClassIds`: classes whose pupils have passed their school. */
export type KnownPlaces = Readonly<{
  classIds: readonly string[];
  next: readonly NextClass[];
  endingClassIds: readonly string[];
  /** `pupilsOf:<class>` and `pupil:<id>`. */
  decisions: ReadonlyMap<string, string>;
}>;

/** Where a class goes: the key of a class, `leave`, `none`, or `each` by itself. Null: not decided. */
export type NextFlow = Readonly<{ classId: string; pupils: number; goesTo: string | null }>;

/** `others`: what it may be decided to beside places, `follow` or `stay`. */
type Single = Readonly<{
  chosen: string | null;
  problem: 'noClass' | 'undecided' | null;
  others: string[];
}>;

/** `goesTo`: the key of a class, `leave` at the end of the session, `none` for no class yet; null: not decided. */
export type NextPlace<Pupil extends InClass> = Readonly<{
  pupil: Pupil;
  goesTo: string | null;
  /** What is decided of this one alone, as it was decided; undefined for whoever just goes with the class. */
  single: Single | undefined;
}>;

/**
 * Pupils go where their class goes: up with it, or out of the school after its last level. Single ones go elsewhere
 * where somebody decided so: `stay` in the class that is in the place of theirs, `leave`, `none` or the key of a class;
 * `ask` is still to be decided, `follow` goes with the class after all.
 */
export function nextPlaces<Pupil extends InClass>(
  pupils: readonly Pupil[],
  known: KnownPlaces,
): { flows: NextFlow[]; places: NextPlace<Pupil>[] } {
  const goesTo = new Map(known.classIds.map((classId) => [classId, flowOf(classId, known)]));
  const flows = known.classIds.map((classId) => ({
    classId,
    pupils: pupils.filter((pupil) => pupil.classId === classId).length,
    goesTo: goesTo.get(classId) ?? null,
  }));
  const places = pupils.map((pupil) => {
    const flow = pupil.classId === null ? 'each' : (goesTo.get(pupil.classId) ?? null);
    return placeOf(pupil, flow, known);
  });
  return { flows, places };
}

function flowOf(classId: string, { next, endingClassIds, decisions }: KnownPlaces): string | null {
  const decided = decisions.get(`pupilsOf:${classId}`);
  if (decided !== undefined && (decided === 'each' || isPlace(decided, next))) return decided;
  const up = next.find(({ isMade, comesFrom }) => isMade && comesFrom?.id === classId);
  return up?.key ?? (endingClassIds.includes(classId) ? 'leave' : null);
}

function placeOf<Pupil extends InClass>(
  pupil: Pupil,
  flow: string | null,
  { next, decisions }: KnownPlaces,
): NextPlace<Pupil> {
  const decided = decisions.get(`pupil:${pupil.id}`);
  if (decided === undefined && flow !== 'each') return { pupil, goesTo: flow, single: undefined };
  const ways = new Map(
    Object.entries({ follow: flow === 'each' ? undefined : flow, stay: stayKey(pupil, next) }).filter(
      ([, place]) => place !== undefined,
    ),
  );
  const others = [...ways.keys()];
  const goesTo = decided !== undefined && isPlace(decided, next) ? decided : ways.get(decided ?? '');
  if (decided !== undefined && goesTo !== undefined)
    return { pupil, goesTo, single: { chosen: decided, problem: null, others } };
  const problem = decided === 'ask' ? 'undecided' : 'noClass';
  return { pupil, goesTo: null, single: { chosen: null, problem, others } };
}

function stayKey({ classId }: InClass, next: readonly NextClass[]): string | undefined {
  return next.find(({ isMade, inPlaceOf }) => isMade && inPlaceOf !== null && inPlaceOf.id === classId)?.key;
}

function isPlace(value: string, next: readonly NextClass[]): boolean {
  return isWithoutClass(value) || next.some(({ key, isMade }) => isMade && key === value);
}

/** Out of the school, or still to be put into a class. */
export function isWithoutClass(place: string): boolean {
  return place === 'leave' || place === 'none';
}
