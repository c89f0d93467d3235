import type { GradeLevel } from '@rules/classes/domain/grade-level';
import type { QueryClient } from '@tanstack/react-query';
import type { AcademicYear } from '../../school/academic-year';
import { classesQuery, type Subject, subjectsQuery } from './calls';

export type TaughtLevel = Readonly<{ subject: Subject; gradeLevel: GradeLevel }>;

/** Each subject at each level that the session has a class of. */
export async function taughtLevels(queries: QueryClient, year: AcademicYear): Promise<TaughtLevel[]> {
  const [classes, subjects] = await Promise.all([
    queries.fetchQuery(classesQuery(year.id)),
    queries.fetchQuery(subjectsQuery()),
  ]);
  const levels = new Set(classes.items.flatMap(({ gradeLevels }) => gradeLevels));
  return subjects.items.flatMap((subject) =>
    subject.levels
      .filter(({ gradeLevel }) => levels.has(gradeLevel))
      .map(({ gradeLevel }) => ({ subject, gradeLevel })),
  );
}
