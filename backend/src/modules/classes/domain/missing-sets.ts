import type { GradeLevel } from './grade-level.js';
import type { SubjectLevel } from './subject.js';
import { type SetPart, setsOfSamePupils } from './teaching-set.js';

type Taught = Readonly<{ id: string; levels: readonly SubjectLevel[] }>;
type Class = Readonly<{ id: string; gradeLevels: readonly GradeLevel[] }>;
type Standing = Readonly<{ subjectId: string; parts: readonly SetPart[] }>;

export type MissingSet = Readonly<{ subjectId: string; classId: string; periodsAWeek: number | null }>;

/** Of each class the subjects of its levels that nobody of it is taught yet; with the most periods of its levels. */
export function missingSets(
  classes: readonly Class[],
  subjects: readonly Taught[],
  sets: readonly Standing[],
): MissingSet[] {
  return classes.flatMap(({ id: classId, gradeLevels }) =>
    subjects.flatMap(({ id: subjectId, levels }) => {
      const taught = levels.filter(({ gradeLevel }) => gradeLevels.includes(gradeLevel));
      const ofSubject = sets.filter((set) => set.subjectId === subjectId);
      const stands = setsOfSamePupils([{ classId, groupId: null }], ofSubject).length > 0;
      return taught.length === 0 || stands ? [] : [{ subjectId, classId, periodsAWeek: most(taught) }];
    }),
  );
}

/** The levels of these classes at which nothing is taught at all, each once, in the order of the classes. */
export function levelsWithoutSubjects(
  classes: readonly Pick<Class, 'gradeLevels'>[],
  subjects: readonly Pick<Taught, 'levels'>[],
): GradeLevel[] {
  const taught = new Set(subjects.flatMap(({ levels }) => levels.map(({ gradeLevel }) => gradeLevel)));
  const levels = new Set(classes.flatMap(({ gradeLevels }) => gradeLevels));
  return [...levels].filter((level) => !taught.has(level));
}

function most(levels: readonly SubjectLevel[]): number | null {
  const known = levels.flatMap(({ periodsAWeek }) => periodsAWeek ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}
