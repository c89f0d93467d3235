/** Words for comparison: small letters and digits alone, without accents. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** 4 BESTARI and Tahun 4 Bestari are one class. */
export function foldedClass(name: string): string {
  return folded(name.trim().replace(/^(tahun|tingkatan)\s+(?=\d)/i, ''));
}

const TITLES = /^((cikgu|puan|pn|encik|en|cik|tuan|ustaz|ustazah|haji|hajah|hj|hjh|dr|mr|mrs|ms)\b\.?\s+)+/i;
const OF_PARENT = /(^|\s)(bin|binti|bt|bte|b|a\/l|a\/p|anak)(?=\s|\.)\.?/gi;

/** PN. NURUL AINA BT SALLEH is Nurul Aina binti Salleh. */
export function foldedPerson(name: string): string {
  const bare = name.trim().replace(TITLES, '');
  return folded(bare.replaceAll(OF_PARENT, ' '));
}

const LONGEST_KEY = 400;

/** By what a school's choice for a name of a file is found again: the next file has other ids for the same names. */
export function keyOfName({ name, short }: Readonly<{ name: string; short: string }>): string {
  return `${folded(short)}|${folded(name)}`.slice(0, LONGEST_KEY);
}
