import { leadOn } from '@rules/classes/domain/lead-teacher';
import { type Periods, periodsOf } from '@rules/classes/domain/periods';
import type { SetTeacher } from '@rules/classes/domain/teaching-set';
import type { Step } from '@rules/reviews/domain/supervision';
import { type Supervising, supervisorsOf } from '@rules/reviews/domain/supervisors-of';

type Taught = Readonly<{ subjectId: string; periodsAWeek: number | null; teachers: readonly SetTeacher[] }>;

/** `holderId` null: nobody verifies what the teacher plans in these subjects. */
export type Verified = Readonly<{
  holderId: string | null;
  actingId: string | null;
  subjectIds: readonly string[];
}>;
export type SupervisedTeacher = Readonly<{
  teacherId: string;
  periods: Periods;
  steps: readonly Verified[][];
}>;

/** Of each teacher who verifies which subjects, step by step; one who teaches nothing yet has plans without a subject. */
export function supervisedTeachers(
  day: string,
  teacherIds: readonly string[],
  sets: readonly Taught[],
  supervising: Supervising,
): SupervisedTeacher[] {
  return teacherIds.map((teacherId) => {
    const own = sets.filter(({ teachers }) => leadOn(day, teachers) === teacherId);
    const subjectIds = [...new Set(own.map(({ subjectId }) => subjectId))];
    const subjects = subjectIds.length > 0 ? subjectIds : [null];
    return {
      teacherId,
      periods: periodsOf(own),
      steps: stepsOf(supervising.steps).map((step) =>
        verifiedIn(step, subjects, (subjectId) => supervisorsOf({ teacherId, subjectId, day }, supervising)),
      ),
    };
  });
}

const stepsOf = (steps: Step): readonly Step[] => (steps === 1 ? [1] : [1, 2]);

/** Subjects that the same person verifies stand together. */
function verifiedIn(
  step: Step,
  subjects: readonly (string | null)[],
  verifiersOf: (subjectId: string | null) => ReturnType<typeof supervisorsOf>,
): Verified[] {
  const found: Verified[] = [];
  for (const subjectId of subjects) {
    const verifier = verifiersOf(subjectId).find((each) => each.step === step);
    const holderId = verifier?.holderId ?? null;
    const own = subjectId === null ? [] : [subjectId];
    const standing = found.findIndex((each) => each.holderId === holderId);
    const before = found[standing];
    if (before) found[standing] = { ...before, subjectIds: [...before.subjectIds, ...own] };
    else found.push({ holderId, actingId: verifier?.actingId ?? null, subjectIds: own });
  }
  return found;
}

/** Whether somebody verifies everything the teacher plans, in every step. */
export function isCovered({ steps }: SupervisedTeacher): boolean {
  return steps.every((step) => step.every(({ holderId }) => holderId !== null));
}

/** What somebody is to read in the first step: whose plans, and how many lessons a week, as holder or for another. */
export function readingOf(personId: string, teachers: readonly SupervisedTeacher[]) {
  const own = teachers.filter(({ steps: [first = []] }) =>
    first.some(({ holderId }) => holderId === personId),
  );
  return {
    teachers: own.length,
    periods: together(own.map(({ periods }) => periods)),
    actsFor: [
      ...new Set(
        teachers.flatMap(({ steps }) =>
          steps
            .flat()
            .flatMap(({ holderId, actingId }) => (actingId === personId && holderId ? [holderId] : [])),
        ),
      ),
    ],
  };
}

const together = (all: readonly Periods[]): Periods => ({
  periods: all.reduce((sum, { periods }) => sum + periods, 0),
  unsaid: all.reduce((sum, { unsaid }) => sum + unsaid, 0),
});
