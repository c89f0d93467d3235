import type { Day } from '../../../platform/calendar/day.js';
import type { SupervisionContent } from './supervision.js';

type Coming = Readonly<{ academicYearId: string; firstDay: Day }>;
/** Who may verify and whose plans are verified, on the first day of the session to come. */
type People = Readonly<{ supervisorIds: readonly string[]; memberIds: readonly string[] }>;

/**
 * The supervisions of the session to come: those that hold to the end of this one, of whoever is still there. What ends
 * before, or whose supervisor is gone, is left to be named anew.
 */
export function nextSupervisions<Standing extends SupervisionContent>(
  standing: readonly Standing[],
  { academicYearId, firstDay }: Coming,
  { supervisorIds, memberIds }: People,
): Readonly<{ of: Standing; content: SupervisionContent }>[] {
  return standing
    .filter(
      ({ to, supervisorId, teacherId }) =>
        to === null &&
        supervisorIds.includes(supervisorId) &&
        (teacherId === null || memberIds.includes(teacherId)),
    )
    .map((of) => {
      const { teacherId, subjectId, supervisorId, step } = of;
      return {
        of,
        content: { academicYearId, teacherId, subjectId, supervisorId, step, from: firstDay, to: null },
      };
    });
}
