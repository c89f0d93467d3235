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
