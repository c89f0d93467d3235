import { isSameName } from '../../../platform/nouns/same-name.js';
import type { GradeLevel } from './grade-level.js';
import type { Curriculum, Language, Religion, SubjectContent } from './subject.js';

type Listed = Readonly<{
  code: string;
  name: string;
  levels: readonly GradeLevel[];
  language?: Language;
  religion?: Religion;
  /** Of these types of school only. */
  schools?: readonly string[];
}>;

const PRIMARY = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
const UPPER_PRIMARY = ['T4', 'T5', 'T6'] as const;
const LOWER = ['F1', 'F2', 'F3'] as const;
const UPPER = ['F4', 'F5'] as const;
const SECONDARY = [...LOWER, ...UPPER] as const;

/** Names of the subjects that KSSR and KSSM have for everybody, or for a type of school. */
const LIST: readonly Listed[] = [
  { code: 'BM', name: 'Bahasa Melayu', levels: [...PRIMARY, ...SECONDARY] },
  { code: 'BI', name: 'Bahasa Inggeris', levels: [...PRIMARY, ...SECONDARY], language: 'en' },
  { code: 'BC', name: 'Bahasa Cina', levels: PRIMARY, language: 'zh', schools: ['sjkc'] },
  { code: 'BT', name: 'Bahasa Tamil', levels: PRIMARY, language: 'ta', schools: ['sjkt'] },
  { code: 'MT', name: 'Matematik', levels: [...PRIMARY, ...SECONDARY] },
  { code: 'SN', name: 'Sains', levels: [...PRIMARY, ...SECONDARY] },
  { code: 'SEJ', name: 'Sejarah', levels: [...UPPER_PRIMARY, ...SECONDARY] },
  { code: 'PI', name: 'Pendidikan Islam', levels: [...PRIMARY, ...SECONDARY], religion: 'islam' },
  { code: 'PM', name: 'Pendidikan Moral', levels: [...PRIMARY, ...SECONDARY], religion: 'moral' },
  { code: 'RBT', name: 'Reka Bentuk dan Teknologi', levels: [...UPPER_PRIMARY, ...LOWER] },
  { code: 'PJ', name: 'Pendidikan Jasmani', levels: PRIMARY },
  { code: 'PK', name: 'Pendidikan Kesihatan', levels: PRIMARY },
  { code: 'PJPK', name: 'Pendidikan Jasmani dan Pendidikan Kesihatan', levels: SECONDARY },
  { code: 'PSV', name: 'Pendidikan Seni Visual', levels: [...PRIMARY, ...LOWER] },
  { code: 'MZ', name: 'Pendidikan Muzik', levels: PRIMARY },
  { code: 'GEO', name: 'Geografi', levels: LOWER },
];

/** KP2027 begins with Tahun 1 and Tingkatan 1 of 2027; which levels follow when is not published. */
const FIRST_OF_KP2027: readonly GradeLevel[] = ['T1', 'F1'];

/**
 * What a school of this type teaches at the levels that it has, without what it has already. How many periods a week
 * each has is for the school to say.
 */
export function starterSubjects({
  schoolType,
  levels,
  calendarYear,
  present,
}: Readonly<{
  schoolType: string | null;
  levels: readonly GradeLevel[];
  /** Of the session: which curriculum begins depends on it. */
  calendarYear: number;
  present: readonly Readonly<{ code: string }>[];
}>): SubjectContent[] {
  const taken = new Set(present.map(({ code }) => code.toLowerCase()));
  return LIST.filter(({ code, schools }) => isOffered(schools, schoolType) && !taken.has(code.toLowerCase()))
    .map(({ name, code, language = 'ms', religion = null, levels: taught }) => ({
      name,
      code,
      language,
      religion,
      levels: taught
        .filter((level) => levels.includes(level))
        .map((gradeLevel) => ({
          gradeLevel,
          curriculum: curriculumOf(gradeLevel, calendarYear),
          periodsAWeek: null,
        })),
    }))
    .filter((subject) => subject.levels.length > 0);
}

/** What is known of a subject by its name, or else its code: whatever all schools have under it. */
export function subjectNamed({ name, code }: Readonly<{ name: string; code: string }>): {
  language: Language;
  religion: Religion | null;
} {
  const found =
    LIST.find((each) => isSameName(each.name, name)) ?? LIST.find((each) => isSameName(each.code, code));
  return { language: found?.language ?? 'ms', religion: found?.religion ?? null };
}

export function curriculumOf(level: GradeLevel, calendarYear: number): Curriculum {
  if (calendarYear >= 2027 && FIRST_OF_KP2027.includes(level)) return 'KP2027';
  return level.startsWith('F') || level === 'PRALIH' ? 'KSSM' : 'KSSR';
}

function isOffered(schools: readonly string[] | undefined, schoolType: string | null): boolean {
  return schools === undefined || (schoolType !== null && schools.includes(schoolType));
}
