import type { Day } from '../../../platform/calendar/day.js';
import { isSamePlace, type SupervisionContent } from './supervision.js';

export type SupervisionProblem = Readonly<{ field: keyof SupervisionContent; message: string }>;

/** What a supervision has to fit to. `standing`: as it is, null for a new one. `others`: of its session, beside it. */
export type SupervisionSurroundings = Readonly<{
  year: Readonly<{ firstDay: Day; lastDay: Day }>;
  standing: SupervisionContent | null;
  others: readonly SupervisionContent[];
  memberIds: readonly string[];
  supervisorIds: readonly string[];
  subjectIds: readonly string[];
}>;

/** What keeps a supervision from standing, by the field that holds it. */
export function problemsOfSupervision(
  supervision: SupervisionContent,
  around: SupervisionSurroundings,
): SupervisionProblem[] {
  const people = problemsOfPeople(supervision, around);
  const days = problemsOfDays(supervision, around);
  if (people.length + days.length > 0) return [...people, ...days];
  return around.others.some((other) => isSamePlace(supervision, other) && overlap(supervision, other))
    ? [{ field: 'from', message: 'somebody verifies these plans in this step then already' }]
    : [];
}

/** Whoever is named already may have left or given up the role since: what stands can still be ended. */
function problemsOfPeople(
  { academicYearId, teacherId, subjectId, supervisorId }: SupervisionContent,
  { standing, memberIds, supervisorIds, subjectIds }: SupervisionSurroundings,
): SupervisionProblem[] {
  const problems: SupervisionProblem[] = [];
  if (standing && standing.academicYearId !== academicYearId)
    problems.push({ field: 'academicYearId', message: 'a supervision stays in its academic year' });
  if (teacherId === null && subjectId === null)
    problems.push({ field: 'teacherId', message: 'names a teacher, a subject, or both' });
  if (teacherId !== null && standing?.teacherId !== teacherId && !memberIds.includes(teacherId))
    problems.push({ field: 'teacherId', message: 'names nobody of the school' });
  if (subjectId !== null && !subjectIds.includes(subjectId))
    problems.push({ field: 'subjectId', message: 'names no subject of the school' });
  if (standing?.supervisorId !== supervisorId && !supervisorIds.includes(supervisorId))
    problems.push({ field: 'supervisorId', message: 'names nobody with the role supervisor' });
  if (supervisorId === teacherId)
    problems.push({ field: 'supervisorId', message: 'nobody verifies their own plans' });
  return problems;
}

function problemsOfDays(
  { from, to }: SupervisionContent,
  { year }: SupervisionSurroundings,
): SupervisionProblem[] {
  if (from < year.firstDay || year.lastDay < from)
    return [{ field: 'from', message: 'must lie within the academic year' }];
  if (to === null) return [];
  if (to < from) return [{ field: 'to', message: 'must not be before from' }];
  return year.lastDay < to ? [{ field: 'to', message: 'must lie within the academic year' }] : [];
}

type Days = Pick<SupervisionContent, 'from' | 'to'>;

function overlap(one: Days, other: Days): boolean {
  return (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);
}
