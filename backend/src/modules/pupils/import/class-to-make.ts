import { classWords, type GradeLevel } from '../../classes/index.js';

type Classes = readonly Readonly<{ gradeLevels: readonly GradeLevel[] }>[];

const LEVELS: Readonly<Record<'T' | 'F', readonly GradeLevel[]>> = {
  T: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
  F: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'],
};
const PRIMARY_SCHOOLS = ['sk', 'sjkc', 'sjkt'];
const SECONDARY_SCHOOLS = ['smk', 'smka'];

/** 4 Bestari is of Tahun 4 or of Tingkatan 4, as the school is; null where that cannot be told. */
export function levelOfClass(name: string, classes: Classes, schoolType: string | null): GradeLevel | null {
  const { grade } = classWords(name);
  if (grade === null) return null;
  if (grade === 'Peralihan') return 'PRALIH';
  const [, written] = /^(tahun|tingkatan)/i.exec(name) ?? [];
  const letter = letterOf(written) ?? letterOfClasses(classes) ?? letterOfSchool(schoolType);
  return letter === null ? null : (LEVELS[letter][Number(grade) - 1] ?? null);
}

function letterOf(written: string | undefined): 'T' | 'F' | null {
  if (written === undefined) return null;
  return written.toLowerCase() === 'tahun' ? 'T' : 'F';
}

function letterOfClasses(classes: Classes): 'T' | 'F' | null {
  const levels = classes.flatMap(({ gradeLevels }) => gradeLevels);
  if (levels.some((level) => level.startsWith('T'))) return 'T';
  return levels.some((level) => level.startsWith('F')) ? 'F' : null;
}

function letterOfSchool(schoolType: string | null): 'T' | 'F' | null {
  if (schoolType === null) return null;
  if (PRIMARY_SCHOOLS.includes(schoolType)) return 'T';
  return SECONDARY_SCHOOLS.includes(schoolType) ? 'F' : null;
}
