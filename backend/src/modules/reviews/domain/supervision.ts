import type { Day } from '../../../platform/calendar/day.js';

export const STEPS = [1, 2] as const;
export type Step = (typeof STEPS)[number];

/**
 * Whose plans somebody verifies: of a teacher, of whoever teaches a subject (`teacherId` null), or of a teacher in one
 * subject. `to` null: to the end of the session.
 */
export type SupervisionContent = Readonly<{
  academicYearId: string;
  teacherId: string | null;
  subjectId: string | null;
  supervisorId: string;
  step: Step;
  from: Day;
  to: Day | null;
}>;

/** Pemangku: who acts for a supervisor while that one is away. */
export type Deputy = Readonly<{ supervisorId: string; deputyId: string }>;

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

type Place = Pick<SupervisionContent, 'teacherId' | 'subjectId' | 'step'>;

/** Whether two are of the same plans in the same step. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.teacherId === other.teacherId && one.subjectId === other.subjectId && one.step === other.step;
}

type Days = Pick<SupervisionContent, 'from' | 'to'>;

function overlap(one: Days, other: Days): boolean {
  return (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);
}
