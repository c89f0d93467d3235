import { isLaterTime } from '../../../platform/calendar/time-of-day.js';
import { id, line, oneOf, text, time, whole } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';
import type { LessonTime } from './timetable-lesson.js';

/** Of words for a class or a subject, in characters. */
export const LONGEST_PERSONAL_NAME = 80;

/** What a teacher says of their own week. `teachingSetId` null: what is taught is told in words alone. */
export const PERSONAL_LESSON = noun('personal lesson', {
  table: 'personal_lessons',
  rows: 'own',
  fields: {
    academicYearId: id(),
    teachingSetId: id().orNull(),
    className: line(1, LONGEST_PERSONAL_NAME),
    subject: line(1, LONGEST_PERSONAL_NAME),
    weekday: whole(0, 6),
    cycleWeek: oneOf([1, 2]).orNull(),
    from: time().in('from_time'),
    to: time().in('to_time'),
    room: text(0, 60).trimmed(),
  },
});
export type PersonalLessonContent = ContentOf<typeof PERSONAL_LESSON>;

/** Of a person in a session. */
export const MOST_PERSONAL_LESSONS = 150;

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
