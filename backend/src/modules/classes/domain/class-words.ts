import { wordKey } from './class-names.js';

/** How lists write the grade of a class. */
const NUMBERS = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam'];
const CHINESE_NUMBERS = '一二三四五六';
const GRADE_WORDS = 'tahun|thn|darjah|drj|standard|std|year|yr|tingkatan|ting|tkt|form|t|f';
const NUMBER = `[1-6](?!\\d)|${NUMBERS.join('|')}|[${CHINESE_NUMBERS}]`;
const NAMED = new RegExp(
  `^(?:${GRADE_WORDS})[\\s.:]*(${NUMBER})(?:\\s*年级)?(?![\\p{L}\\p{N}])[\\s.:/-]*`,
  'iu',
);
const NAMED_AND_JOINED = new RegExp(`^(?:${GRADE_WORDS})\\.?\\s*([1-6])(?=\\p{L})`, 'iu');
const IN_CHINESE = new RegExp(`^([1-6]|[${CHINESE_NUMBERS}])\\s*年[级級]?[\\s:]*`, 'u');
const BARE = /^([1-6])(?!\d)[\s.:/-]*/u;
const IN_LETTERS = new RegExp(`^(${NUMBERS.join('|')})\\s+(?=\\p{L})`, 'iu');
const AT_THE_END = new RegExp(`^(.*\\p{L}.*?)[\\s(]+(?:${GRADE_WORDS})[\\s.:]*(${NUMBER})\\)?$`, 'iu');
/** A column of the year beside that of the class. */
const YEAR_IN_FRONT = /^20\d\d[\s/-]+/;
const BEFORE_FORM_ONE = /^(peralihan|pralih|remove)[\s.:-]*/i;

/** The words of a class: its grade, null where they say none, and what it is called beside it. */
export type ClassWords = Readonly<{ grade: string | null; called: string }>;

/**
 * TAHUN SATU BESTARI, T1 BESTARI, THN 1 BESTARI and 1 BESTARI are one class. A grade that is said twice, as by two columns of
 * a list, counts once; two different ones leave the second in the name.
 */
export function classWords(text: string): ClassWords {
  const words = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().replace(YEAR_IN_FRONT, '');
  const [, called, atTheEnd] = AT_THE_END.exec(words) ?? [];
  const found =
    gradeInFront(words) ?? (called && atTheEnd ? { grade: gradeOf(atTheEnd), rest: called } : null);
  if (!found) return { grade: null, called: words };
  const again = gradeInFront(found.rest);
  return { grade: found.grade, called: again?.grade === found.grade ? again.rest : found.rest };
}

/** 4 BESTARI, Tahun 4 Bestari, T4 BESTARI and 4Bestari are one class. */
export function classKey(name: string): string {
  const { grade, called } = classWords(name);
  return `${wordKey(grade ?? '')}${wordKey(called)}`;
}

/** As the class is called where it is made: 1 BESTARI. */
export function className(text: string): string {
  const { grade, called } = classWords(text);
  return [grade, called].filter(Boolean).join(' ');
}

function gradeInFront(words: string): { grade: string; rest: string } | null {
  const early = BEFORE_FORM_ONE.exec(words);
  if (early) return { grade: 'Peralihan', rest: words.slice(early[0].length) };
  for (const form of [NAMED, NAMED_AND_JOINED, IN_CHINESE, BARE, IN_LETTERS]) {
    const found = form.exec(words);
    if (found?.[1]) return { grade: gradeOf(found[1]), rest: words.slice(found[0].length) };
  }
  return null;
}

function gradeOf(number: string): string {
  const place = Math.max(NUMBERS.indexOf(number.toLowerCase()), CHINESE_NUMBERS.indexOf(number));
  return place < 0 ? number : String(place + 1);
}
