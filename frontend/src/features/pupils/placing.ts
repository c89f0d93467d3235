import { isStayOn } from '@rules/pupils/domain/stay';
import { dayOfYear } from '@rules/schools/domain/academic-year';
import type { AcademicYear } from '../../school/academic-year';
import type { SchoolClass } from '../classes';
import type { History, Placing } from './calls';

/** As a form has it: the class is empty until one is chosen. */
export type PlacingFields = Omit<Placing, 'classId'> & { classId: string };

export function beginPlacing(year: AcademicYear, classId: string, today: string): PlacingFields {
  return { academicYearId: year.id, classId, groupIds: [], day: dayOfYear(year, today) };
}

export const placingOf = ({ classId, ...placing }: PlacingFields): Placing => ({
  ...placing,
  classId: classId || null,
});

/** Where a pupil is on a day of a session. */
export function placingOn({ classes, groups }: History, academicYearId: string, day: string): Placing {
  const holds = (stay: History['classes'][number]) =>
    stay.academicYearId === academicYearId && isStayOn(day, stay);
  return {
    academicYearId,
    day,
    classId: classes.find(holds)?.classId ?? null,
    groupIds: groups.filter(holds).map(({ groupId }) => groupId),
  };
}

/** "4 Bestari"; of no class, or of one that is not of the session, that there is none. */
export function classNameIn(classes: readonly Pick<SchoolClass, 'id' | 'name'>[], classId: string | null) {
  return classes.find(({ id }) => id === classId)?.name ?? 'Tanpa kelas';
}

/** Today, or on the day of the session that is nearest to it. */
export function presentPlacing(history: History, year: AcademicYear, today: string): Placing {
  return placingOn(history, year.id, dayOfYear(year, today));
}
