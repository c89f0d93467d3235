import { lowered } from '../../../platform/nouns/same-name.js';

/** By which right a school keeps the text: asked of whoever brings it, answered for by the school. */
export const USAGE_RIGHTS = ['permitted', 'open', 'own', 'fictional'] as const;
export type UsageRight = (typeof USAGE_RIGHTS)[number];

type Edition = Readonly<{
  curriculum: string;
  subjectName: string;
  subjectId: string | null;
  gradeLevel: string;
  year: number;
}>;

type Problem = Readonly<{ field: string; message: string }>;

/** What an edition is known by in its school. */
export function editionKey({
  curriculum,
  subjectName,
  gradeLevel,
  year,
}: Omit<Edition, 'subjectId'>): string {
  return [curriculum, lowered(subjectName), gradeLevel, year].join('\n');
}

/** `others`: the editions of the school beside it. */
export function problemsOfEdition(
  edition: Edition,
  { others, subjectIds }: Readonly<{ others: readonly Edition[]; subjectIds: readonly string[] }>,
): Problem[] {
  const { subjectId } = edition;
  if (subjectId !== null && !subjectIds.includes(subjectId))
    return [{ field: 'subjectId', message: 'names no subject of the school' }];
  const isTaken = others.some((other) => editionKey(other) === editionKey(edition));
  return isTaken ? [{ field: 'year', message: 'the school has this edition already' }] : [];
}

/** The one that a subject is taught by at a level in a year: the newest that has begun; a true one before a sample. */
export function editionInForce<Candidate extends Edition & Readonly<{ right: UsageRight }>>(
  editions: readonly Candidate[],
  { subjectId, gradeLevel, year }: Pick<Edition, 'subjectId' | 'gradeLevel' | 'year'>,
): Candidate | null {
  const begun = editions.filter(
    (edition) => edition.subjectId === subjectId && edition.gradeLevel === gradeLevel && edition.year <= year,
  );
  const truth = ({ right }: Candidate) => Number(right !== 'fictional');
  return begun.toSorted((one, other) => truth(other) - truth(one) || other.year - one.year)[0] ?? null;
}
