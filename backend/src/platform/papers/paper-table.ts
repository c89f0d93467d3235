/** Words in one strength, of a paragraph. */
export type Words = Readonly<{ text: string; isStrong?: boolean }>;

/** `mark` and `minutes` stand before what is done; one that no step has takes no room. */
export type PaperStep = Readonly<{ mark: string; minutes: string; text: string }>;

/** Without line feeds. `isQuiet`: smaller, for what is said beside the rest. */
export type Paragraph = Readonly<{ kind: 'paragraph'; words: readonly Words[]; isQuiet?: boolean }>;
export type PaperBlock = Paragraph | Readonly<{ kind: 'steps'; steps: readonly PaperStep[] }>;

/** Blocks below each other. */
export type PaperCell = readonly PaperBlock[];

/** `share`: of the width. `head`: stands again on every page. `isLabel`: names what stands beside it. */
export type PaperColumn = Readonly<{ share: number; head?: string; isLabel?: boolean }>;

/** A table as it goes to paper, in whichever file. A row is broken only where it is longer than a page. */
export type PaperTable = Readonly<{
  columns: readonly PaperColumn[];
  rows: readonly (readonly PaperCell[])[];
}>;

export function paragraph(text: string): Paragraph {
  return { kind: 'paragraph', words: [{ text }] };
}

export function strong(text: string): Paragraph {
  return { kind: 'paragraph', words: [{ text, isStrong: true }] };
}

export function quiet(text: string): Paragraph {
  return { kind: 'paragraph', words: [{ text }], isQuiet: true };
}

/** A paragraph of each line that says something. */
export function paragraphsOf(text: string): Paragraph[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paragraph);
}
