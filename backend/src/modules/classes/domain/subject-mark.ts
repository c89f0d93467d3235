import type { SubjectRow } from './subject.js';

/** As a lesson is recognised before it is read: two letters, each pair once in a school, on one of ten hues. */
export type SubjectMark = Readonly<{ mark: string; hue: number }>;

/** As it is kept; null: no pair of letters is left, or an older release has kept the subject. */
export type KeptMark = Readonly<{ mark: string | null; hue: number | null }>;

/** 0 delima, 1 tanah, 2 madu, 3 lumut, 4 daun, 5 toska, 6 langit, 7 nila, 8 ungu, 9 orkid */
export const HUES = 10;

/** By code. Who shares the periods of a week shares a hue: Islam and Moral, Jasmani and Kesihatan. */
const USUAL: Readonly<Record<string, SubjectMark>> = {
  BM: { mark: 'BM', hue: 0 },
  SEJ: { mark: 'SJ', hue: 1 },
  RBT: { mark: 'RB', hue: 2 },
  BC: { mark: 'BC', hue: 2 },
  BT: { mark: 'BT', hue: 2 },
  PJ: { mark: 'PJ', hue: 3 },
  PK: { mark: 'PK', hue: 3 },
  PJPK: { mark: 'PJ', hue: 3 },
  SN: { mark: 'SN', hue: 4 },
  PI: { mark: 'PI', hue: 5 },
  PM: { mark: 'PM', hue: 5 },
  MT: { mark: 'MT', hue: 6 },
  BI: { mark: 'BI', hue: 7 },
  PSV: { mark: 'SV', hue: 8 },
  MZ: { mark: 'MZ', hue: 9 },
  GEO: { mark: 'GE', hue: 9 },
};

/** `others`: of the school. */
export function proposedMark(
  subject: Pick<SubjectRow, 'code' | 'name'>,
  others: readonly KeptMark[],
): KeptMark & Pick<SubjectMark, 'hue'> {
  const usual = USUAL[subject.code.toUpperCase()];
  const taken = new Set(others.flatMap(({ mark }) => (mark === null ? [] : [mark.toUpperCase()])));
  const candidates = [...(usual ? [usual.mark] : []), ...pairsOf(subject)];
  const mark = candidates.find((pair) => !taken.has(pair)) ?? anyPair(taken);
  return { mark, hue: usual?.hue ?? rarestHue(others) };
}

/** Of what no school keeps as a subject: the first letters of two words, or of one. */
export function lettersOf(name: string): string {
  const words = wordsOf(name);
  const [one = [], other] = words;
  return (other ? [one[0], other[0]] : one.slice(0, 2)).join('');
}

function pairsOf({ code, name }: Pick<SubjectRow, 'code' | 'name'>): string[] {
  const letters = wordsOf(code).flat();
  const [first = '', ...rest] = letters.length > 0 ? letters : wordsOf(name).flat();
  const ofCode = rest.map((letter) => first + letter);
  const ofName = wordsOf(name).flatMap((word) => word.map((letter) => first + letter));
  return [...ofCode, lettersOf(name), ...ofName, first].filter(Boolean);
}

/** Letters and figures, each word by itself. */
function wordsOf(text: string): string[][] {
  return [...text.toUpperCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => [...word]);
}

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

function anyPair(taken: ReadonlySet<string>): string | null {
  const pairs = SIGNS.flatMap((one) => SIGNS.map((other) => one + other));
  return pairs.find((pair) => !taken.has(pair)) ?? null;
}

function rarestHue(others: readonly KeptMark[]): number {
  const uses = Array.from({ length: HUES }, (_, hue) => others.filter((other) => other.hue === hue).length);
  return uses.indexOf(Math.min(...uses));
}
