export const SEXES = ['F', 'M'] as const;
export type Sex = (typeof SEXES)[number];

/** Why somebody has left: for good, or for another school. */
export type LeftFor = 'moved' | 'quit';

/** What is told of a pupil, beside the number of identity. */
export type PupilContent = Readonly<{
  name: string;
  sex: Sex;
  /** The school's own number, each once in it. */
  registerNumber: string | null;
  /** YYYY-MM-DD */
  birthDate: string | null;
}>;

/** A pupil of the school. `numberKey`: equal for equal numbers. `numberEnding`: its last two digits. */
export type StandingPupil = PupilContent &
  Readonly<{ id: string; numberKey: string | null; numberEnding: string | null; classId: string | null }>;

type Compared = Pick<PupilContent, 'birthDate'>;

/**
 * Whether two of one name and sex may be one person: not where both have a number, or a day of birth, and these differ.
 * Numbers that are the same are no question: they are refused before.
 */
export function mayBeOne(
  one: Compared & Readonly<{ hasNumber: boolean }>,
  other: Compared & Readonly<{ hasNumber: boolean }>,
): boolean {
  if (one.hasNumber && other.hasNumber) return false;
  return one.birthDate === null || other.birthDate === null || one.birthDate === other.birthDate;
}
