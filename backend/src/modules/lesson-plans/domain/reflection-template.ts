import { flag, line, oneOf, text } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';
import type { LessonResult } from './reflection.js';

/** By what a template is offered: the result of a lesson, or that it was put off. */
export const TEMPLATE_CATEGORIES = ['achieved', 'partly', 'notAchieved', 'postponed'] as const;
export type TemplateCategory = LessonResult | 'postponed';

/** In which language a template is written: ms, en, zh, ta, ar. */
export const TEMPLATE_LANGUAGES = ['ms', 'en', 'zh', 'ta', 'ar'] as const;
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

/** What stands in a template for the lesson: {bil} who mastered it, {jumlah} who were there, {kelas}, {objektif}. */
export const TEMPLATE_TOKENS = ['bil', 'jumlah', 'kelas', 'objektif'] as const;
export type TemplateToken = (typeof TEMPLATE_TOKENS)[number];

const KNOWN = TEMPLATE_TOKENS.map((token) => `{${token}}`).join(', ');

/** A sentence in which reflections are proposed. */
export const REFLECTION_TEMPLATE = noun('reflection template', {
  table: 'reflection_templates',
  rows: 'own',
  most: [200, 'templates'],
  fields: {
    name: line(1, 100),
    category: oneOf(TEMPLATE_CATEGORIES),
    language: oneOf(TEMPLATE_LANGUAGES),
    text: text(1, 2_000).that(
      (written) => unknownToken(written) === null,
      `may hold ${KNOWN} in braces and nothing else`,
    ),
    isDefault: flag(),
    isShared: flag(),
  },
});
export type SharedTemplateContent = ContentOf<typeof REFLECTION_TEMPLATE>;
export type TemplateContent = Omit<SharedTemplateContent, 'isShared'>;

/** Of one lesson. */
export type LessonNumbers = Readonly<{
  present: number | null;
  mastered: number | null;
  className: string;
  objective: string;
}>;

const TOKEN = /\{(bil|jumlah|kelas|objektif)\}/gu;

/** What stands in braces and is no token, e.g. "{nama}"; null where there is none. */
export function unknownToken(text: string): string | null {
  const found = text.match(/\{[^{}]*\}/gu) ?? [];
  return found.find((each) => !TEMPLATE_TOKENS.some((token) => each === `{${token}}`)) ?? null;
}

/** Null where the template asks for what nobody knows of the lesson. */
export function fillTemplate(text: string, lesson: LessonNumbers): string | null {
  const values: Readonly<Record<string, string | null>> = {
    bil: lesson.mastered === null ? null : String(lesson.mastered),
    jumlah: lesson.present === null ? null : String(lesson.present),
    kelas: lesson.className.trim() || null,
    objektif: aimOf(lesson.objective),
  };
  let isKnown = true;
  const filled = text.replaceAll(TOKEN, (_, token: string) => {
    const value = values[token] ?? null;
    if (value === null) isKnown = false;
    return value ?? '';
  });
  return isKnown ? filled : null;
}

/** In the order in which they are asked: the teacher's own, the school's, the starters. */
export type OfferedTemplates = readonly (readonly TemplateContent[])[];

/**
 * The sentence of the first template that can be filled: in the language of the lesson before any other, of the
 * teacher before anybody else's, the default before the rest.
 */
export function proposedSentence(
  offered: OfferedTemplates,
  category: TemplateCategory,
  language: TemplateLanguage,
  lesson: LessonNumbers,
): string | null {
  const ordered = offered.flatMap((templates) =>
    templates
      .filter((template) => template.category === category)
      .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
  );
  const [spoken, others] = [
    ordered.filter((template) => template.language === language),
    ordered.filter((template) => template.language !== language),
  ];
  for (const { text } of [...spoken, ...others]) {
    const filled = fillTemplate(text, lesson);
    if (filled !== null && filled.trim() !== '') return filled;
  }
  return null;
}

/** As objectives begin: "Pada akhir PdP, murid dapat ...". */
const BEGINNING =
  /^(?:pada akhir [^,]{1,40},\s*)?(?:murid(?:-murid)?|pelajar) (?:dapat|boleh|akan|akan dapat)\s+/iu;

/** What was to be done, as it goes on within a sentence; null where the plan does not say. */
function aimOf(objective: string): string | null {
  const line = objective.split('\n').find((each) => each.trim() !== '');
  const aim = (line ?? '')
    .trim()
    .replace(BEGINNING, '')
    .replace(/[.;:]+$/u, '')
    .trim();
  if (aim === '') return null;
  const [first = '', second = ''] = aim;
  const isWord = second === second.toLowerCase();
  return isWord ? first.toLowerCase() + aim.slice(first.length) : aim;
}

const starter = (category: TemplateCategory, name: string, text: string, isDefault = true) => ({
  ...{ name, category, text, isDefault },
  language: 'ms' as const,
});

/** What is offered where neither the teacher nor the school has written any. */
export const STARTER_TEMPLATES: readonly TemplateContent[] = [
  starter('achieved', 'Semua menguasai', '{bil} daripada {jumlah} murid {kelas} dapat {objektif}.'),
  starter('achieved', 'Dengan bilangan', '{bil} daripada {jumlah} murid {kelas} mencapai objektif.', false),
  starter('achieved', 'Tanpa bilangan', 'Objektif pelajaran tercapai.', false),
  starter(
    'partly',
    'Pemulihan',
    '{bil} daripada {jumlah} murid {kelas} dapat {objektif}. Yang belum menguasai diberi pemulihan.',
  ),
  starter(
    'partly',
    'Dengan bilangan',
    '{bil} daripada {jumlah} murid {kelas} mencapai objektif. Yang belum menguasai diberi pemulihan.',
    false,
  ),
  starter(
    'partly',
    'Tanpa bilangan',
    'Sebahagian murid mencapai objektif. Yang belum menguasai diberi pemulihan.',
    false,
  ),
  starter(
    'notAchieved',
    'Ulang pelajaran',
    '{bil} daripada {jumlah} murid {kelas} mencapai objektif. Pelajaran diulang pada waktu berikutnya.',
  ),
  starter(
    'notAchieved',
    'Tanpa bilangan',
    'Objektif pelajaran tidak tercapai. Pelajaran diulang pada waktu berikutnya.',
    false,
  ),
  starter('postponed', 'Waktu berikutnya', 'Pelajaran ditangguhkan ke waktu berikutnya.'),
];
