import { addDays, type Day } from '../../../platform/calendar/day.js';
import { type SetTeacher, teachesOn } from './teaching-set.js';

/** The day of which a session tells who teaches: today, of one that has not begun its first. */
export function teachingDay(today: Day, { firstDay }: Readonly<{ firstDay: Day }>): Day {
  return today < firstDay ? firstDay : today;
}

/** Who leads a set on a day; null for nobody. */
export function leadOn(day: Day, teachers: readonly SetTeacher[]): string | null {
  return teachers.find((teacher) => teacher.isLead && teachesOn(day, teacher))?.userId ?? null;
}

/**
 * The teachers of a set that is led by this person, or by nobody, from a day on. Whoever led it until then did so until
 * the day before; whoever led it up to then goes on without a break. What was planned for later days is replaced.
 */
export function ledFrom(day: Day, userId: string | null, teachers: readonly SetTeacher[]): SetTeacher[] {
  if (leadOn(day, teachers) === userId) return [...teachers];
  const dayBefore = addDays(day, -1);
  const others = teachers.filter((teacher) => !teacher.isLead && teacher.userId !== userId);
  const ended = teachers
    .filter((teacher) => (teacher.isLead || teacher.userId === userId) && teacher.fromDay < day)
    .map((teacher) => (teachesOn(day, teacher) ? { ...teacher, toDay: dayBefore } : teacher));
  if (userId === null) return inOrder([...others, ...ended]);
  const broken = ended.find(
    (teacher) => teacher.isLead && teacher.userId === userId && teacher.toDay === dayBefore,
  );
  const begun = { userId, isLead: true, fromDay: broken?.fromDay ?? day, toDay: null };
  return inOrder([...others, ...ended.filter((teacher) => teacher !== broken), begun]);
}

/** Who teaches a set beside its lead on a day. */
export function helpersOn(day: Day, teachers: readonly SetTeacher[]): string[] {
  return teachers.flatMap((teacher) => (!teacher.isLead && teachesOn(day, teacher) ? [teacher.userId] : []));
}

/**
 * The teachers of a set in which these people, and nobody else, teach beside whoever leads it, from a day on. As with a
 * lead, what was until then stays, who helped the day before goes on without a break, and what was planned is replaced.
 */
export function helpedFrom(
  day: Day,
  userIds: readonly string[],
  teachers: readonly SetTeacher[],
): SetTeacher[] {
  const current = helpersOn(day, teachers);
  if (current.length === userIds.length && current.every((userId) => userIds.includes(userId)))
    return [...teachers];
  const dayBefore = addDays(day, -1);
  const earlier = teachers.filter(({ isLead, fromDay }) => !isLead && fromDay < day);
  const goesOn = (teacher: SetTeacher) => userIds.includes(teacher.userId) && teachesOn(dayBefore, teacher);
  const until = earlier.map((teacher) => {
    if (goesOn(teacher)) return teachesOn(day, teacher) ? teacher : { ...teacher, toDay: null };
    return teachesOn(day, teacher) ? { ...teacher, toDay: dayBefore } : teacher;
  });
  const begun = userIds
    .filter((userId) => !earlier.some((teacher) => teacher.userId === userId && goesOn(teacher)))
    .map((userId) => ({ userId, isLead: false, fromDay: day, toDay: null }));
  return inOrder([...teachers.filter(({ isLead }) => isLead), ...until, ...begun]);
}

/** As a set is answered: by the first day, a lead before others. */
function inOrder(teachers: readonly SetTeacher[]): SetTeacher[] {
  const placeOf = ({ fromDay, isLead, userId }: SetTeacher) => `${fromDay} ${isLead ? 0 : 1} ${userId}`;
  return teachers.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}
