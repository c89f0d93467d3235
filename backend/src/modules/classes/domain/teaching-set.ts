/** A whole class, or one group of it. */
export type SetPart = Readonly<{ classId: string; groupId: string | null }>;

/** Days YYYY-MM-DD; `toDay` null: until further notice. */
export type SetTeacher = Readonly<{ userId: string; isLead: boolean; fromDay: string; toDay: string | null }>;

export type SetRow = Readonly<{
  academicYearId: string;
  subjectId: string;
  /** Null: named by its parts. */
  name: string | null;
  periodsAWeek: number | null;
}>;
export type SetParts = Readonly<{ parts: readonly SetPart[]; teachers: readonly SetTeacher[] }>;
export type SetContent = SetRow & SetParts;

/** A class and its own group have pupils in common, two groups of a class do not. */
export function sharesPupils(one: SetPart, other: SetPart): boolean {
  if (one.classId !== other.classId) return false;
  return one.groupId === null || other.groupId === null || one.groupId === other.groupId;
}

/** The sets that teach the same pupils as these parts. */
export function setsOfSamePupils<Set extends Readonly<{ parts: readonly SetPart[] }>>(
  parts: readonly SetPart[],
  sets: readonly Set[],
): Set[] {
  return sets.filter((set) => set.parts.some((other) => parts.some((part) => sharesPupils(part, other))));
}

export function teachesOn(day: string, { fromDay, toDay }: SetTeacher): boolean {
  return fromDay <= day && (toDay === null || day <= toDay);
}

/** Periods a week that are known, and of how many sets they are not: what nobody has said is no 0. */
export type Periods = Readonly<{ periods: number; unsaid: number }>;

type WithPeriods = Pick<SetRow, 'periodsAWeek'>;

export function periodsOf(sets: readonly WithPeriods[]): Periods {
  return allPeriods(
    sets.map(({ periodsAWeek }) => ({ periods: periodsAWeek ?? 0, unsaid: Number(periodsAWeek === null) })),
  );
}

export function allPeriods(each: readonly Periods[]): Periods {
  return {
    periods: each.reduce((sum, { periods }) => sum + periods, 0),
    unsaid: each.reduce((sum, { unsaid }) => sum + unsaid, 0),
  };
}

/** "12", "12 + ?", "?" */
export function periodsWords({ periods, unsaid }: Periods): string {
  if (unsaid === 0) return String(periods);
  return periods === 0 ? '?' : `${periods} + ?`;
}

/** The sets that somebody leads or shares on a day. */
export function setsTaughtOn<Set extends Readonly<{ teachers: readonly SetTeacher[] }>>(
  day: string,
  userId: string,
  sets: readonly Set[],
): Set[] {
  return sets.filter(({ teachers }) =>
    teachers.some((each) => each.userId === userId && teachesOn(day, each)),
  );
}

export function shareDays(one: SetTeacher, other: SetTeacher): boolean {
  return (
    (one.toDay === null || other.fromDay <= one.toDay) && (other.toDay === null || one.fromDay <= other.toDay)
  );
}
