import { id, nearDay, oneOf, person } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';

export const STEPS = [1, 2] as const;
export type Step = (typeof STEPS)[number];

/**
 * Whose plans somebody verifies: of a teacher, of whoever teaches a subject (`teacherId` null), or of a teacher in one
 * subject. `to` null: to the end of the session.
 */
export const SUPERVISION = noun('supervision', {
  table: 'supervisions',
  rows: 'school',
  fields: {
    academicYearId: id(),
    teacherId: person('row goes').orNull(),
    subjectId: id().orNull(),
    supervisorId: person('row goes'),
    step: oneOf(STEPS),
    from: nearDay().in('from_day'),
    to: nearDay().in('to_day').orNull(),
  },
});
export type SupervisionContent = ContentOf<typeof SUPERVISION>;

/** Pemangku: who acts for a supervisor while that one is away. */
export type Deputy = Readonly<{ supervisorId: string; deputyId: string }>;

type Place = Pick<SupervisionContent, 'teacherId' | 'subjectId' | 'step'>;

/** Whether two are of the same plans in the same step. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.teacherId === other.teacherId && one.subjectId === other.subjectId && one.step === other.step;
}
