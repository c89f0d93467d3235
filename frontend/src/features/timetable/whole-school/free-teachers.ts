import type { Known } from '../known';
import { overlap } from '../week-shape';
import type { SchoolDay } from './school-grid';

/** Of those who teach at all, how many have nothing in each row of the bells; null where nobody is taught. */
export function freeTeachers(
  { lessons }: Pick<Known, 'lessons'>,
  { weekday, rows }: SchoolDay,
): (number | null)[] {
  const teaching = new Set(lessons.flatMap(({ teacherIds }) => teacherIds));
  const ofDay = lessons.filter((lesson) => lesson.weekday === weekday);
  return rows.map((row) => {
    if (row.kind !== 'lesson') return null;
    const busy = ofDay.filter((lesson) => overlap(lesson, row)).flatMap(({ teacherIds }) => teacherIds);
    return teaching.size - new Set(busy).size;
  });
}
