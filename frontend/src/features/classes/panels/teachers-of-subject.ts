import type { TeachingSet } from '../calls';

type Taught = Pick<TeachingSet, 'subjectId' | 'teachers'>;

/** Who teaches the subject on a day or later, each once: whom a new panel begins with. `day`: YYYY-MM-DD. */
export function teachersOfSubject(subjectId: string, sets: readonly Taught[], day: string): string[] {
  const teachers = sets
    .filter((set) => set.subjectId === subjectId)
    .flatMap((set) => set.teachers)
    .filter(({ toDay }) => toDay === null || toDay >= day);
  return [...new Set(teachers.map(({ userId }) => userId))];
}
