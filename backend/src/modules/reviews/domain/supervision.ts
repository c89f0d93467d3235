import type { Day } from '../../../platform/calendar/day.js';

export const SUPERVISION_NOUN = 'supervision';

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

type Place = Pick<SupervisionContent, 'teacherId' | 'subjectId' | 'step'>;

/** Whether two are of the same plans in the same step. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.teacherId === other.teacherId && one.subjectId === other.subjectId && one.step === other.step;
}
