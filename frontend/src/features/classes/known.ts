import type { AcademicYear } from '../../school/academic-year';
import type { Person, PupilCounts, SchoolClass, Subject, TeachingSet } from './calls';

/** What the parts of the page know of the school. */
export type Known = {
  year: AcademicYear;
  classes: readonly SchoolClass[];
  subjects: readonly Subject[];
  sets: readonly TeachingSet[];
  people: readonly Person[];
  pupils: PupilCounts;
  /** Null for a school that never said. */
  schoolType: string | null;
  /** The session is closed. */
  isReadOnly: boolean;
};

/** Whether something is being added; the page's button and that of the empty state both ask for it. */
export type Adding = { isAdding: boolean; onAdd: () => void; onClose: () => void };

/** In the order of their names, as options of a choice. */
export const teacherOptions = (people: readonly Person[]): { value: string; label: string }[] =>
  people
    .filter(({ roles }) => roles.includes('teacher'))
    .map(({ userId, displayName }) => ({ value: userId, label: displayName }));

/** Before the people of a choice. */
export const nobodyYet = { value: '', label: 'Belum ditetapkan' };

/** How many are in a class or a set; nobody is not named. */
export const pupilsIn = (id: string, places: PupilCounts['classes']): number =>
  places.find((place) => place.id === id)?.pupils ?? 0;

export const nameOf = (
  userId: string | null,
  people: readonly Pick<Person, 'userId' | 'displayName'>[],
): string => people.find((person) => person.userId === userId)?.displayName ?? '–';
