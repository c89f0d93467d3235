/** Where a block is asked for in what is typed: "/" and the beginning of a word of its name. */
export type Slash = Readonly<{ from: number; to: number; words: string }>;

/** Before the caret; null where nothing is asked for, as in "2/3" or "dan/atau". */
export function slashAt(text: string, caret: number): Slash | null {
  const found = /(?:^|\s)\/([^\s/]*)$/u.exec(text.slice(0, caret));
  const words = found?.[1];
  return words === undefined ? null : { from: caret - words.length - 1, to: caret, words };
}

/** What is typed with a block in the place of what asked for it, and where the caret stands behind it. */
export function withBlock(text: string, { from, to }: Slash, steps: string): { text: string; caret: number } {
  const before = text.slice(0, from) + steps.trim();
  return { text: before + text.slice(to), caret: before.length };
}

/** Those whose name has the words, the ones that begin with them first. */
export function blocksLike<Block extends Readonly<{ name: string }>>(
  blocks: readonly Block[],
  words: string,
): Block[] {
  const asked = words.toLocaleLowerCase('ms');
  const at = ({ name }: Block) => name.toLocaleLowerCase('ms').indexOf(asked);
  const found = blocks.filter((block) => at(block) >= 0);
  return [...found.filter((block) => at(block) === 0), ...found.filter((block) => at(block) > 0)];
}
