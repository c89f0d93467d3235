import { inReadingOrder, type NodeRow } from './node.js';

type Node = NodeRow & Readonly<{ id: string }>;
type Pair<Some> = Readonly<{ before: Some; after: Some }>;

/** What an edition has otherwise than an earlier one. `moved`: the same text under another code, or elsewhere. */
export type Differences<Some> = Readonly<{
  added: readonly Some[];
  gone: readonly Some[];
  changed: readonly Pair<Some>[];
  moved: readonly Pair<Some>[];
}>;

/** Found again by kind and code; whatever is not found so, by its text. */
export function differences<Some extends Node>(
  before: readonly Some[],
  after: readonly Some[],
): Differences<Some> {
  const left = new Map(inReadingOrder(before).map((node) => [placeOf(node), node]));
  const unknown: Some[] = [];
  const changed: Pair<Some>[] = [];
  for (const node of inReadingOrder(after)) {
    const was = left.get(placeOf(node));
    if (!was) unknown.push(node);
    else {
      left.delete(placeOf(node));
      if (wordsOf(was) !== wordsOf(node)) changed.push({ before: was, after: node });
    }
  }
  const byText = new Map([...left.values()].map((node) => [textOf(node), node]));
  const moved: Pair<Some>[] = [];
  const added = unknown.filter((node) => {
    const was = byText.get(textOf(node));
    if (!was) return true;
    byText.delete(textOf(node));
    left.delete(placeOf(was));
    moved.push({ before: was, after: node });
    return false;
  });
  return { added, gone: [...left.values()], changed, moved };
}

/** A strand may be without a code. */
const placeOf = ({ kind, code, text }: Node): string => `${kind}\n${code ?? text.toLowerCase()}`;
const textOf = ({ kind, text }: Node): string => `${kind}\n${text.toLowerCase()}`;
const wordsOf = ({ text, descriptors }: Node): string => [text, ...descriptors].join('\n');
