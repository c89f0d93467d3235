import { isSameName } from '../../../platform/nouns/same-name.js';
import type { GradeLevel } from './grade-level.js';

export const CURRICULA = ['KSSR', 'KSSM', 'KP2027'] as const;
export type Curriculum = (typeof CURRICULA)[number];

/** In which it is taught: Malay, English, Chinese, Tamil, Arabic. */
export const LANGUAGES = ['ms', 'en', 'zh', 'ta', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whoever is taught it is known to be of it, or not to be. */
export const RELIGIONS = ['islam', 'moral'] as const;
export type Religion = (typeof RELIGIONS)[number];

export type SubjectRow = Readonly<{
  name: string;
  /** e.g. BM; each once in a school */
  code: string;
  language: Language;
  religion: Religion | null;
  /** Two letters, each pair once in a school; null where an older release has kept it */
  mark: string | null;
  hue: number | null;
}>;

/** What yesterday's page does not send. */
export type NewSubjectField = 'mark' | 'hue';

export type SubjectLevel = Readonly<{
  gradeLevel: GradeLevel;
  curriculum: Curriculum;
  periodsAWeek: number | null;
}>;
export type SubjectParts = Readonly<{ levels: readonly SubjectLevel[] }>;

export type SubjectContent = Omit<SubjectRow, NewSubjectField> &
  Partial<Pick<SubjectRow, NewSubjectField>> &
  SubjectParts;

type Problem = Readonly<{ field: string; message: string }>;

/** `others`: the subjects of the school beside it. */
export function problemsOfSubject(
  { code, mark, levels }: SubjectContent,
  others: readonly Pick<SubjectRow, 'code' | 'mark'>[],
): Problem[] {
  const taken = others.some((other) => isSameName(other.code, code));
  const isMarked = mark && others.some((other) => other.mark && isSameName(other.mark, mark));
  const twice = levels.flatMap(({ gradeLevel }, at) =>
    levels.slice(0, at).some((level) => level.gradeLevel === gradeLevel)
      ? [{ field: `levels.${at}.gradeLevel`, message: 'the subject has this level already' }]
      : [],
  );
  return [
    ...(taken ? [{ field: 'code', message: 'another subject has this code' }] : []),
    ...(isMarked ? [{ field: 'mark', message: 'another subject has this mark' }] : []),
    ...twice,
  ];
}
