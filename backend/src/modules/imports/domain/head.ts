/** A head of a column for comparison: small letters without accents, one space between words, no other signs. */
export function foldedHead(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How sure it is that a head means a field: it is written so, or has all its words among others. */
export type Likeness = 'recognised' | 'guessed' | 'none';

export function likenessOf(head: string, heads: readonly string[]): Likeness {
  const folded = foldedHead(head);
  if (folded === '') return 'none';
  if (heads.includes(folded)) return 'recognised';
  const words = new Set(folded.split(' '));
  return heads.some((known) => known.split(' ').every((word) => words.has(word))) ? 'guessed' : 'none';
}
