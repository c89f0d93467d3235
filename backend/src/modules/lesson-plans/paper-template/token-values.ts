import { malayDate, malayLongDate } from '../../../platform/calendar/malay-date.js';
import { markOnPaper } from '../../reviews/on-paper/index.js';
import { lengthOf } from '../domain/lesson-steps.js';
import type { TokenOfLesson, TokenOfPaper } from '../domain/paper-tokens.js';
import type { LessonOnPaper, PaperHead, WeekOnPaper } from '../papers/plan-on-paper.js';
import { RESULT_WORDS, STATUS_WORDS, timesOf } from '../papers/plan-sheets.js';

export function valuesOfPaper({ school, author }: PaperHead): Record<TokenOfPaper, string> {
  return { sekolah: school.name, kod_sekolah: school.code, guru: author };
}

export function valuesOfLesson(
  { plan, standing, noted, pupils }: LessonOnPaper,
  { name, session }: Pick<WeekOnPaper, 'name' | 'session'>,
): Record<TokenOfLesson, string> {
  return {
    sesi: session,
    minggu: name,
    status: markOnPaper([standing]),
    hari: malayLongDate(plan.date).split(',')[0] ?? '',
    tarikh: malayDate(plan.date),
    masa: timesOf(plan),
    minit: String(lengthOf(plan)),
    kelas: plan.className,
    bil_murid: numberOr(pupils),
    mata_pelajaran: plan.subject,
    tajuk: plan.topic,
    standard_kandungan: plan.contentStandards.join('\n'),
    standard_pembelajaran: plan.learningStandards.join('\n'),
    objektif: plan.objective,
    kriteria_kejayaan: plan.successCriteria,
    aktiviti: plan.activities,
    bbm: plan.resources,
    kbat: plan.thinking,
    pak21: plan.pedagogy,
    emk: plan.crossCurricular,
    nilai: plan.moralValues,
    pentaksiran: plan.assessment,
    tp_sasaran: plan.targetLevel === null ? '' : `TP${plan.targetLevel}`,
    pengayaan: plan.enrichment,
    pemulihan: plan.remediation,
    pelaksanaan: noted ? STATUS_WORDS[noted.status] : '',
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
