/** Of a subject and a level. `authorId`: whose own it is; null for that of the school, which its panel keeps. */
export type YearlyPlanContent = Readonly<{
  academicYearId: string;
  subjectId: string;
  gradeLevel: string;
  authorId: string | null;
  /** The plan it began as a copy of. */
  copiedFrom: string | null;
}>;

export const PROPOSAL_ANSWERS = ['accepted', 'partly', 'declined'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/** That its author proposed their own plan to the panel, and what became of it. Times in epoch milliseconds. */
export type Proposal = Readonly<{
  proposedAt: number | null;
  proposalNote: string;
  answer: ProposalAnswer | null;
  answerNote: string;
  answeredAt: number | null;
}>;

export function awaitsAnswer({ proposedAt, answer }: Pick<Proposal, 'proposedAt' | 'answer'>): boolean {
  return proposedAt !== null && answer === null;
}

type Problem = Readonly<{ field: string; message: string }>;

/** `levels`: at which the subject is taught; null for no subject of the school. `others`: the plans of the session beside it. */
export function problemsOfPlan(
  { subjectId, gradeLevel, authorId }: YearlyPlanContent,
  levels: readonly string[] | null,
  others: readonly Pick<YearlyPlanContent, 'subjectId' | 'gradeLevel' | 'authorId'>[],
): Problem[] {
  if (levels === null) return [{ field: 'subjectId', message: 'names no subject of the school' }];
  if (levels.length > 0 && !levels.includes(gradeLevel))
    return [{ field: 'gradeLevel', message: 'the subject is not taught at this level' }];
  const isThere = others.some(
    (other) =>
      other.subjectId === subjectId && other.gradeLevel === gradeLevel && other.authorId === authorId,
  );
  return isThere ? [{ field: 'gradeLevel', message: 'there is such a plan already' }] : [];
}
