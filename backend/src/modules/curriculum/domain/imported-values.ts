import { CODE, LONGEST_CODE } from './node.js';

const CURRICULA: readonly string[] = ['KSSR', 'KSSM', 'KP2027'];

/** KSSR (Semakan 2017) is KSSR; undefined for what is none. */
export function curriculumIn(text: string): string | undefined {
  const folded = text.toUpperCase().replaceAll(/\s/g, '');
  return CURRICULA.find((curriculum) => folded.startsWith(curriculum));
}

/** Tahun 4, Tingkatan 1, T4, and a bare 4, which is a Tingkatan in KSSM; undefined for what is none. */
export function gradeLevelIn(text: string, curriculum: string): string | undefined {
  const folded = text.trim().toLowerCase();
  if (/^pra/.test(folded)) return 'PRA';
  if (/^peralihan/.test(folded)) return 'PRALIH';
  const [, word = '', digit = ''] =
    /^(tahun|darjah|tingkatan|ting|t|f|form|year)?\.?\s*([1-6])$/.exec(folded) ?? [];
  if (digit === '') return undefined;
  const isForm = /^(tingkatan|ting|f|form)$/.test(word) || (word === '' && curriculum === 'KSSM');
  return `${isForm ? 'F' : 'T'}${digit}`;
}

/** What a cell of a code and one of a text say together: the text may begin with the code. Undefined: no code. */
export function codeAndTextIn(
  code: string,
  text: string,
): Readonly<{ code: string | undefined; text: string }> {
  const [, begun, rest] = /^(\d+(?:\.\d+){1,3})\.?\s+(.+)$/s.exec(text.trim()) ?? [];
  const within = begun !== undefined && begun.length <= LONGEST_CODE ? begun : undefined;
  const written = code
    .trim()
    .replace(/^(?:sk|sp)\s*/i, '')
    .replace(/\.$/, '');
  const own = written === '' ? within : written;
  const isCode = own !== undefined && CODE.test(own) && own.length <= LONGEST_CODE;
  return {
    code: isCode ? own : undefined,
    text: (within !== undefined && within === own && rest ? rest : text).trim(),
  };
}

/** TP3, 3, Tahap 3; undefined for what is none. */
export function levelIn(text: string): number | undefined {
  const [, digit] = /^(?:tp|tahap(?: penguasaan)?)?\s*([1-6])$/i.exec(text.trim()) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

/** By its letters; undefined where they do not tell. */
export function languageIn(text: string): 'zh' | 'ta' | 'ar' | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Tamil}/u.test(text)) return 'ta';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : undefined;
}
