import type { Day } from '../../../platform/calendar/day.js';
import { type Supervising, supervisorsOf, whoActs } from './supervisors-of.js';

/** Of these teachers, those of whom somebody verifies plans on a day, be it in one subject alone or for somebody who is away. */
export function supervisedBy(
  personId: string,
  teacherIds: readonly string[],
  day: Day,
  supervising: Supervising,
): string[] {
  const subjects = new Set([null, ...supervising.supervisions.map(({ subjectId }) => subjectId)]);
  return teacherIds.filter((teacherId) =>
    [...subjects].some((subjectId) =>
      supervisorsOf({ teacherId, subjectId, day }, supervising).some(
        (verifier) => whoActs(verifier) === personId,
      ),
    ),
  );
}
