import { type SetTeacher, shareDays } from './teaching-set.js';

/** Who hands over to whom, from a day on. */
type Handing = Readonly<{ from: string; successorId: string | null; day: string; dayBefore: string }>;

/**
 * Its teachers once somebody hands it over: what they taught ends on the day before, and whoever follows has the same
 * part from the day on. `successorId` null: nobody yet. What lay wholly behind the day goes with them.
 */
export function handedOver(
  teachers: readonly SetTeacher[],
  { from, successorId, day, dayBefore }: Handing,
): SetTeacher[] {
  return teachers.flatMap((teacher) => {
    if (teacher.userId !== from || (teacher.toDay !== null && teacher.toDay < day)) return [teacher];
    const ended = teacher.fromDay < day ? [{ ...teacher, toDay: dayBefore }] : [];
    const begin = teacher.fromDay < day ? day : teacher.fromDay;
    const standsAlready = teachers.some(
      (other) => other.userId === successorId && shareDays(other, { ...teacher, fromDay: begin }),
    );
    if (successorId === null || standsAlready) return ended;
    return [...ended, { ...teacher, userId: successorId, fromDay: begin }];
  });
}

/** Who follows in which set. `setIds`: what is left behind. */
export function problemsOfSuccession(
  successors: readonly Readonly<{ setId: string; userId: string }>[],
  { setIds, teacherIds }: Readonly<{ setIds: readonly string[]; teacherIds: readonly string[] }>,
): { field: string; message: string }[] {
  return successors.flatMap(({ setId, userId }, at) => {
    if (!setIds.includes(setId) || successors.slice(0, at).some((earlier) => earlier.setId === setId))
      return [
        { field: `successors.${at}.setId`, message: 'is no set that is left behind, or is named twice' },
      ];
    if (!teacherIds.includes(userId))
      return [{ field: `successors.${at}.userId`, message: 'is no teacher of the school' }];
    return [];
  });
}
