import { foldedHead, type Likeness, likenessOf } from './head.js';

/** `partHeads`: of columns that are a part of it. */
type Field = Readonly<{ name: string; heads: readonly string[]; partHeads?: readonly string[] }>;

/** What the columns of files are compared with. */
export type KnownHeads = Readonly<{ fields: readonly Field[]; sensitiveHeads: readonly string[] }>;

/** `field`: null where the column is not imported. `isSensitive`: because of what it tells. */
export type ProposedColumn = Readonly<{ field: string | null; likeness: Likeness; isSensitive: boolean }>;

type Candidate = Readonly<{
  column: number;
  field: string;
  likeness: Exclude<Likeness, 'none'>;
  words: number;
}>;

/**
 * For each head a field or none, each field once: heads as they are known come before those that are like one. Beside it a
 * field takes the columns that are a part of it.
 */
export function proposedMapping(heads: readonly string[], known: KnownHeads): ProposedColumn[] {
  const isSensitive = heads.map((head) => isSensitiveHead(head, known));
  const candidates = heads.flatMap((head, column) =>
    isSensitive[column] ? [] : candidatesOf(head, column, known),
  );
  const taken = new Map<number, Candidate>();
  const fields = new Set<string>();
  for (const candidate of candidates.toSorted(surestFirst)) {
    if (taken.has(candidate.column) || fields.has(candidate.field)) continue;
    taken.set(candidate.column, candidate);
    fields.add(candidate.field);
  }
  return heads.map((head, column) => {
    const { field, likeness } = taken.get(column) ?? partOf(head, isSensitive[column] === true, known);
    return { field, likeness, isSensitive: isSensitive[column] === true };
  });
}

/** Whether a column is called like a part of the field: it stands in front of the other. */
export function isPartOf(head: string, { partHeads = [] }: Pick<Field, 'partHeads'>): boolean {
  return partHeads.includes(foldedHead(head));
}

const NO_FIELD = { field: null, likeness: 'none' } as const;

function partOf(head: string, isSensitive: boolean, { fields }: KnownHeads) {
  const field = isSensitive ? undefined : fields.find((each) => isPartOf(head, each));
  return field ? ({ field: field.name, likeness: 'recognised' } as const) : NO_FIELD;
}

function candidatesOf(head: string, column: number, { fields }: KnownHeads): Candidate[] {
  return fields.flatMap((field) => {
    const likeness = isPartOf(head, field) ? 'none' : likenessOf(head, field.heads);
    if (likeness === 'none') return [];
    const words = Math.max(...field.heads.filter((one) => likenessOf(head, [one]) !== 'none').map(wordCount));
    return [{ column, field: field.name, likeness, words }];
  });
}

/** Of two that are like a head, the one with more of its words. */
function surestFirst(one: Candidate, other: Candidate): number {
  if (one.likeness !== other.likeness) return one.likeness === 'recognised' ? -1 : 1;
  return other.words - one.words || one.column - other.column;
}

function isSensitiveHead(head: string, { sensitiveHeads }: KnownHeads): boolean {
  const words = foldedHead(head).split(' ');
  return sensitiveHeads.some((sensitive) => words.includes(sensitive));
}

function wordCount(text: string): number {
  return text.split(' ').length;
}
