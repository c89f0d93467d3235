import { isLaterTime } from '../../../platform/calendar/time-of-day.js';
import type { LessonTime } from './timetable-lesson.js';

/** What a teacher says of their own week. `teachingSetId` null: what is taught is told in words alone. */
export type PersonalLessonContent = LessonTime &
  Readonly<{
    academicYearId: string;
    teachingSetId: string | null;
    className: string;
    subject: string;
    room: string;
  }>;

/** Of a person in a session. */
export const MOST_PERSONAL_LESSONS = 150;
export const LONGEST_PERSONAL_NAME = 80;
export const LONGEST_ROOM = 60;

type Problem = Readonly<{ field: string; message: string }>;

/** `standing`: as it is, null for a new one. `others`: the person's own beside it, in its session. */
export type PersonalSurroundings = Readonly<{
  standing: Pick<PersonalLessonContent, 'academicYearId'> | null;
  cycleWeeks: 1 | 2;
  setIds: readonly string[];
  others: readonly LessonTime[];
}>;

/** What keeps a lesson from a person's own week, by the field that holds it. Nobody gives two at one time. */
export function problemsOfPersonalLesson(
  lesson: PersonalLessonContent,
  { standing, cycleWeeks, setIds, others }: PersonalSurroundings,
): Problem[] {
  if (standing && standing.academicYearId !== lesson.academicYearId)
    return [{ field: 'academicYearId', message: 'a lesson stays in its academic year' }];
  if (!isLaterTime(lesson.to, lesson.from)) return [{ field: 'to', message: 'to must be later than from' }];
  return [
    ...(lesson.cycleWeek !== null && cycleWeeks === 1
      ? [{ field: 'cycleWeek', message: 'the school has one timetable for every week' }]
      : []),
    ...(lesson.teachingSetId !== null && !setIds.includes(lesson.teachingSetId)
      ? [{ field: 'teachingSetId', message: 'is no teaching set of the academic year' }]
      : []),
    ...(others.some((other) => timesMeet(lesson, other))
      ? [{ field: 'from', message: 'another lesson of yours is at this time' }]
      : []),
  ];
}

export function timesMeet(one: LessonTime, other: LessonTime): boolean {
  const takeTurns = one.cycleWeek !== null && other.cycleWeek !== null && one.cycleWeek !== other.cycleWeek;
  return one.weekday === other.weekday && !takeTurns && one.from < other.to && other.from < one.to;
}
