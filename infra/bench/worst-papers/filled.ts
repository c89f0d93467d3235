/** A whole number from 0 to below its limit. */
export type Dice = (limit: number) => number;

/** Mulberry32, as the house's Dice. */
export function dice(seed: number): Dice {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

export function seededUuid(below: Dice): string {
  const hex = Array.from({ length: 32 }, () => below(16).toString(16));
  hex[12] = '4';
  hex[16] = '89ab'.charAt(below(4));
  return hex.join('').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** What a text is made of: the same again and again, or one after the other. */
type Piece = string | ((index: number) => string);

/** So many UTF-16 units at most, never half of a piece. */
export function filled(length: number, piece: Piece): string {
  let all = '';
  for (let index = 0; ; index += 1) {
    const next = typeof piece === 'function' ? piece(index) : piece;
    if (all.length + next.length > length) return all;
    all += next;
  }
}

/** Kept from trimming by a letter at each end. */
export const held = (length: number, piece: Piece): string => `a${filled(length - 2, piece)}b`;

/** One of `words`, by turns. */
export const turn = <Word>(words: readonly Word[], index: number): Word =>
  words[index % words.length] as Word;
