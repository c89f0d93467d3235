import { type SetTeacher, teachesOn } from './teaching-set.js';

type LedClass = Readonly<{ id: string; name: string; classTeacherId: string | null }>;
type Taught = Readonly<{
  parts: readonly Readonly<{ classId: string }>[];
  teachers: readonly SetTeacher[];
}>;

/** The names of the classes that somebody looks after, and of those that they teach on the day, in the order of the classes. */
export function classesOfPerson(
  userId: string,
  day: string,
  { classes, sets }: Readonly<{ classes: readonly LedClass[]; sets: readonly Taught[] }>,
): { leads: string[]; teaches: string[] } {
  const taught = new Set(
    sets
      .filter(({ teachers }) => teachers.some((each) => each.userId === userId && teachesOn(day, each)))
      .flatMap(({ parts }) => parts.map(({ classId }) => classId)),
  );
  const namesOf = (some: readonly LedClass[]) => some.map(({ name }) => name);
  return {
    leads: namesOf(classes.filter(({ classTeacherId }) => classTeacherId === userId)),
    teaches: namesOf(classes.filter(({ id }) => taught.has(id))),
  };
}
