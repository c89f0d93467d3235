/** Of a pupil or of somebody to call. */
export const LONGEST_NAME = 120;
const MOST_WORDS = 12;
const CONNECTIVES = ['bin', 'binti', 'bt', 'bte', 'a/l', 'a/p', 'anak', 's/o', 'd/o'];
/** Two marks may stand for one letter: what Arabic and Jawi write above and below it is not typed in a search. */
const MARKS = /\p{Mn}/gu;

/** A name for comparing and ordering: small letters, without accents, one space between words. */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * What a name is found by: the beginnings of these words. Of writing without spaces, as Chinese, also what follows each
 * character: a given name is looked for without the family's.
 */
export function wordsOfName(name: string): string[] {
  const words = foldedName(name)
    .split(' ')
    .filter((word) => !CONNECTIVES.includes(word));
  const parts = words.flatMap((word) => (isHan(word) ? tailsOf(word) : word.split(/[-'@.,()]+/)));
  return [...new Set(parts)].filter((word) => word !== '').slice(0, MOST_WORDS);
}

/** The words of a search; fewer than all of a name are enough. */
export function wordsSought(text: string): string[] {
  const words = foldedName(text).split(/[-'@.,()\s]+/);
  return [...new Set(words)]
    .filter((word) => word !== '' && !CONNECTIVES.includes(word))
    .slice(0, MOST_WORDS);
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}+$/u.test(word);
}

function tailsOf(word: string): string[] {
  const characters = [...word];
  return characters.map((_, index) => characters.slice(index).join(''));
}
