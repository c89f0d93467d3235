import { malayDate, malayLongDate } from '../../../platform/calendar/malay-date.js';
import { type LessonPlanContent, lengthOf, timesOf } from '../../lesson-plans/rules/index.js';
import { markOnPaper } from '../../reviews/on-paper/index.js';
import type { TokenOfLesson, TokenOfPaper } from '../domain/paper-tokens.js';
import type { LessonOnPaper, PaperHead, WeekOnPaper } from '../papers/plan-on-paper.js';
import { RESULT_WORDS, STATUS_WORDS } from '../papers/plan-sheets.js';

export function valuesOfPaper({ school, author }: PaperHead): Record<TokenOfPaper, string> {
  return { sekolah: school.name, kod_sekolah: school.code, guru: author };
}

/** By which token a school's template asks for each field of a plan: one that is not here does not compile. */
const TOKENS = {
  date: 'tarikh',
  startTime: 'masa',
  endTime: 'masa',
  className: 'kelas',
  subject: 'mata_pelajaran',
  topic: 'tajuk',
  contentStandards: 'standard_kandungan',
  learningStandards: 'standard_pembelajaran',
  objective: 'objektif',
  successCriteria: 'kriteria_kejayaan',
  activities: 'aktiviti',
  resources: 'bbm',
  thinking: 'kbat',
  pedagogy: 'pak21',
  crossCurricular: 'emk',
  moralValues: 'nilai',
  assessment: 'pentaksiran',
  targetLevel: 'tp_sasaran',
  enrichment: 'pengayaan',
  remediation: 'pemulihan',
  reflection: 'refleksi',
} as const satisfies Record<keyof LessonPlanContent, TokenOfLesson>;

type TokenOfPlan = (typeof TOKENS)[keyof LessonPlanContent];

/** What is no text stands there in words of its own. */
function valuesOfPlan(plan: LessonPlanContent): Record<TokenOfPlan, string>;
function valuesOfPlan(plan: LessonPlanContent): Record<string, string> {
  const texts = Object.entries(TOKENS).map(([field, token]) => [token, wordsOf(Reflect.get(plan, field))]);
  return {
    ...Object.fromEntries(texts),
    tarikh: malayDate(plan.date),
    masa: timesOf(plan),
    tp_sasaran: plan.targetLevel === null ? '' : `TP${plan.targetLevel}`,
  };
}

function wordsOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

export function valuesOfLesson(
  { plan, standing, noted, pupils, became }: LessonOnPaper,
  { name, session }: Pick<WeekOnPaper, 'name' | 'session'>,
): Record<TokenOfLesson, string> {
  return {
    sesi: session,
    minggu: name,
    status: markOnPaper([standing]),
    hari: malayLongDate(plan.date).split(',')[0] ?? '',
    minit: String(lengthOf(plan)),
    bil_murid: numberOr(pupils),
    ...valuesOfPlan(plan),
    pelaksanaan: noted ? STATUS_WORDS[noted.status] : became,
    sebab: noted?.reason ?? '',
    hasil: noted?.result ? RESULT_WORDS[noted.result] : '',
    hadir: numberOr(noted?.present ?? null),
    menguasai: numberOr(noted?.mastered ?? null),
    refleksi: noted?.text ?? plan.reflection,
  };
}

function numberOr(count: number | null): string {
  return count === null ? '' : String(count);
}
