import type { AcademicYear } from '../../school/academic-year';
import { administers } from '../../school/roles';
import type { CurrentSchool } from '../../school/school-context';
import type { SchoolClass } from '../classes';

/** Who looks at pupils: who keeps all of them, else who looks after a class or teaches. */
export type Reader = {
  userId: string;
  /** Administrators and holders of the duty. */
  keeps: boolean;
  administers: boolean;
  /** Somebody with duties alone teaches nobody. */
  teaches: boolean;
};

export function readerOf(membership: CurrentSchool['membership'], userId: string): Reader {
  return {
    userId,
    keeps: administers(membership) || membership.duties.includes('pupils'),
    administers: administers(membership),
    teaches: membership.roles.length > 0,
  };
}

/** Whether the cards of a class open: to who keeps pupils, and until the session is closed to who looks after the class. */
export function opensCardsOf(
  { keeps, userId }: Reader,
  classId: string | null,
  { state }: Pick<AcademicYear, 'state'>,
  classes: readonly Pick<SchoolClass, 'id' | 'classTeacherId'>[],
): boolean {
  if (keeps) return true;
  return (
    state !== 'closed' &&
    classes.some(({ id, classTeacherId }) => id === classId && classTeacherId === userId)
  );
}
