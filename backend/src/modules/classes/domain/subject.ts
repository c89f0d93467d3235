import type { GradeLevel } from './grade-level.js';
import { isSameName } from './school-class.js';

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
}>;

export type SubjectLevel = Readonly<{
  gradeLevel: GradeLevel;
  curriculum: Curriculum;
  periodsAWeek: number | null;
}>;
export type SubjectParts = Readonly<{ levels: readonly SubjectLevel[] }>;

export type SubjectContent = SubjectRow & SubjectParts;

type Problem = Readonly<{ field: string; message: string }>;

/** `others`: the subjects of the school beside it. */
export function problemsOfSubject(
  { code, levels }: SubjectContent,
  others: readonly Pick<SubjectRow, 'code'>[],
): Problem[] {
  const taken = others.some((other) => isSameName(other.code, code));
  const twice = levels.flatMap(({ gradeLevel }, at) =>
    levels.slice(0, at).some((level) => level.gradeLevel === gradeLevel)
      ? [{ field: `levels.${at}.gradeLevel`, message: 'the subject has this level already' }]
      : [],
  );
  return [...(taken ? [{ field: 'code', message: 'another subject has this code' }] : []), ...twice];
}
