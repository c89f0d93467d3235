import { timesMeet } from './personal-lesson.js';
import type { LessonTime } from './timetable-lesson.js';

/** What a person calls what they teach, and its set where they have named one. */
export type OwnWords = Readonly<{ className: string; subject: string; teachingSetId: string | null }>;
export type OwnLesson = LessonTime & OwnWords;

/** Of the school's timetable, of a set. */
export type SchoolLesson = LessonTime & Readonly<{ teachingSetId: string }>;

/**
 * One thing that a person teaches, and what the school's timetable has for it. `matchedSetId`: of the school's timetable;
 * null where nothing there is like it. `sameTime`: how many of its lessons the school has at their time.
 */
export type AdoptionLine = OwnWords &
  Readonly<{ lessons: number; sameTime: number; matchedSetId: string | null }>;

/** `closest`: the set of the school's timetable that the words mean most likely. */
export function adoptionLines(
  own: readonly OwnLesson[],
  school: readonly SchoolLesson[],
  closest: (words: OwnWords) => string | null,
): AdoptionLine[] {
  const taught = new Set(school.map(({ teachingSetId }) => teachingSetId));
  return [...Map.groupBy(own, keyOf).values()].flatMap((lessons) => {
    const [first] = lessons;
    if (!first) return [];
    const { className, subject, teachingSetId } = first;
    const words = { className, subject, teachingSetId };
    const isTaught = teachingSetId !== null && taught.has(teachingSetId);
    const matchedSetId = isTaught ? teachingSetId : (closest(words) ?? mostAtTheirTime(lessons, school));
    const sameTime = lessons.filter((lesson) =>
      school.some((other) => other.teachingSetId === matchedSetId && timesMeet(lesson, other)),
    ).length;
    return [{ ...words, lessons: lessons.length, sameTime, matchedSetId }];
  });
}

/** The set that has more than half of the lessons at their time: people call classes as they like. */
function mostAtTheirTime(lessons: readonly OwnLesson[], school: readonly SchoolLesson[]): string | null {
  for (const [setId, ofSet] of Map.groupBy(school, ({ teachingSetId }) => teachingSetId)) {
    const met = lessons.filter((lesson) => ofSet.some((other) => timesMeet(lesson, other)));
    if (met.length * 2 > lessons.length) return setId;
  }
  return null;
}

function keyOf({ teachingSetId, className, subject }: OwnWords): string {
  return teachingSetId ?? JSON.stringify([className, subject]);
}
