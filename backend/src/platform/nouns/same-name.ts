/** Letter by letter, as `lower()` of the database has it: what its unique index counts as one, the rule before it does too.
 * `İ` as a whole word becomes two letters in JavaScript and one in the index. */
export function lowered(name: string): string {
  return [...name].map((letter) => [...letter.toLowerCase()][0]).join('');
}

export function isSameName(one: string, other: string): boolean {
  return lowered(one) === lowered(other);
}
