/**
 * Tahun 1 to 6 of primary schools, the class between them and Tingkatan 1 to 6, and preschool; in the order in which a
 * pupil passes them.
 */
export const GRADE_LEVELS = [
  'PRA',
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'PRALIH',
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'F6',
] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

/** The level a year later; null where the school life of a pupil at such a school ends or a choice is theirs. */
export function levelAfter(level: GradeLevel): GradeLevel | null {
  const lastOfItsSchool: readonly GradeLevel[] = ['PRA', 'T6', 'F5', 'F6'];
  if (lastOfItsSchool.includes(level)) return null;
  return GRADE_LEVELS[GRADE_LEVELS.indexOf(level) + 1] ?? null;
}

const OTHER_NAMES: Partial<Record<GradeLevel, string>> = { PRA: 'Prasekolah', PRALIH: 'Peralihan' };

/** As schools call it: Tahun 4, Tingkatan 1. */
export function levelName(level: GradeLevel): string {
  return OTHER_NAMES[level] ?? `${level.startsWith('F') ? 'Tingkatan' : 'Tahun'} ${level.slice(1)}`;
}

export function orderedLevels(levels: readonly GradeLevel[]): GradeLevel[] {
  return GRADE_LEVELS.filter((level) => levels.includes(level));
}

/** Of a class of one level after which pupils have passed their school. After preschool and in Form 6 some stay. */
export function endsSchool([level, ...others]: readonly GradeLevel[]): boolean {
  return others.length === 0 && (level === 'T6' || level === 'F5');
}
