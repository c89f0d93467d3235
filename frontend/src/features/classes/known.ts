import type { AcademicYear } from '../../school/academic-year';
import type { Person, SchoolClass, Subject, TeachingSet } from './api';

/** What the parts of the page know of the school. */
export type Known = {
  year: AcademicYear;
  classes: readonly SchoolClass[];
  subjects: readonly Subject[];
  sets: readonly TeachingSet[];
  people: readonly Person[];
  /** Null for a school that never said. */
  schoolType: string | null;
  /** The session is closed. */
  isReadOnly: boolean;
};

/** Whether something is being added; the page's button and that of the empty state both ask for it. */
export type Adding = { isAdding: boolean; onAdd: () => void; onClose: () => void };

/** In the order of their names, as options of a choice; nobody is one of them. */
export function teacherOptions(people: readonly Person[]): { value: string; label: string }[] {
  const teachers = people.filter(({ roles }) => roles.includes('teacher'));
  return [
    { value: '', label: 'Belum ditetapkan' },
    ...teachers.map(({ userId, displayName }) => ({ value: userId, label: displayName })),
  ];
}

export const nameOf = (
  userId: string | null,
  people: readonly Pick<Person, 'userId' | 'displayName'>[],
): string => people.find((person) => person.userId === userId)?.displayName ?? '–';
