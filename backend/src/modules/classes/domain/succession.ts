import { addDays } from '../../../platform/calendar/day.js';
import { type SetTeacher, shareDays } from './teaching-set.js';

/** Who hands over to whom, from a day on. */
type Handing = Readonly<{ from: string; successorId: string | null; day: string; dayBefore: string }>;

/**
 * Its teachers once somebody hands it over: what they taught ends on the day before, and whoever follows has the same
 * part from the day on; whoever taught beside them then leads. `successorId` null: nobody yet. What lay wholly behind the
 * day goes with them.
 */
export function handedOver(
  teachers: readonly SetTeacher[],
  { from, successorId, day, dayBefore }: Handing,
): SetTeacher[] {
  const isHanded = ({ userId, toDay }: SetTeacher) => userId === from && (toDay === null || toDay >= day);
  const partFrom = (teacher: SetTeacher) => ({
    ...teacher,
    fromDay: teacher.fromDay < day ? day : teacher.fromDay,
  });
  const ledByFrom = teachers.filter((teacher) => teacher.isLead && isHanded(teacher)).map(partFrom);
  return teachers.flatMap((teacher) => {
    if (isHanded(teacher)) {
      const ended = teacher.fromDay < day ? [{ ...teacher, toDay: dayBefore }] : [];
      const part = partFrom(teacher);
      const isThere = teachers.some((other) => other.userId === successorId && shareDays(other, part));
      if (successorId === null || (isThere && !teacher.isLead)) return ended;
      return [...ended, { ...part, userId: successorId }];
    }
    const led = ledByFrom.find((part) => shareDays(part, teacher));
    if (teacher.userId !== successorId || !led) return [teacher];
    return teacher.fromDay < led.fromDay ? [{ ...teacher, toDay: addDays(led.fromDay, -1) }] : [];
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
