import { type Day, spanHolds } from '../../../platform/calendar/day.js';
import { type Deputy, STEPS, type Step, type SupervisionContent } from './supervision.js';

/** `isAway`: whoever cannot verify on that day, being absent, suspended, gone or no supervisor any more. */
export type Supervising = Readonly<{
  /** How many steps the school asks for. */
  steps: Step;
  supervisions: readonly SupervisionContent[];
  deputies: readonly Deputy[];
  isAway: (personId: string, day: Day) => boolean;
}>;

/** `subjectId` null: of a plan that names no subject of the school. */
export type Plans = Readonly<{ teacherId: string; subjectId: string | null; day: Day }>;

/** `actingId`: the deputy while the holder is away; null where the holder is there, or nobody can act. */
export type Verifier = Readonly<{ step: Step; holderId: string; actingId: string | null }>;

/** Who verifies plans of a teacher on a day, the first step first; a step that nobody holds is left out. */
export function supervisorsOf(plans: Plans, supervising: Supervising): Verifier[] {
  const verifiers: Verifier[] = [];
  for (const step of STEPS.slice(0, supervising.steps)) {
    const holderId = holderOf(plans, step, supervising.supervisions);
    // Two steps are two people: the same one would read the same plan twice.
    if (holderId === null || verifiers.some((earlier) => earlier.holderId === holderId)) continue;
    verifiers.push({ step, holderId, actingId: actingFor(holderId, plans, supervising) });
  }
  return verifiers;
}

/** Who is to act for a verifier on the day. */
export function whoActs({ holderId, actingId }: Verifier): string {
  return actingId ?? holderId;
}

/** The most specific counts: a teacher in a subject, then the teacher, then the subject. Nobody is their own. */
function holderOf(
  { teacherId, subjectId, day }: Plans,
  step: Step,
  supervisions: readonly SupervisionContent[],
): string | null {
  const holding = supervisions.filter(
    (each) =>
      each.step === step &&
      spanHolds(each, day) &&
      each.supervisorId !== teacherId &&
      (each.teacherId === null || each.teacherId === teacherId) &&
      (each.subjectId === null || each.subjectId === subjectId),
  );
  const best = holding.toSorted((one, other) => specificity(other) - specificity(one))[0];
  return best?.supervisorId ?? null;
}

function specificity({ teacherId, subjectId }: SupervisionContent): number {
  return (teacherId === null ? 0 : 2) + (subjectId === null ? 0 : 1);
}

function actingFor(
  holderId: string,
  { teacherId, day }: Plans,
  { deputies, isAway }: Supervising,
): string | null {
  if (!isAway(holderId, day)) return null;
  const deputyId = deputies.find(({ supervisorId }) => supervisorId === holderId)?.deputyId ?? null;
  return deputyId === null || deputyId === teacherId || isAway(deputyId, day) ? null : deputyId;
}
