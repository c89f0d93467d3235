import type { NodeRow } from './node.js';
import { MALAY } from './sample-malay.js';
import { MATHEMATICS } from './sample-mathematics.js';
import { SCIENCE } from './sample-science.js';
import type { SampleSubject } from './sample-subject.js';

export type { SampleSubject } from './sample-subject.js';

/** Invented from the first to the last word; no word is from a licensed document. */
export const SAMPLE: readonly SampleSubject[] = [MALAY, MATHEMATICS, SCIENCE];

type NewNode = NodeRow & Readonly<{ id: string }>;

/** As an edition holds it: what a node stands under comes before it. */
export function nodesOfSample(
  { strands }: SampleSubject,
  { editionId, newId }: Readonly<{ editionId: string; newId: () => string }>,
): NewNode[] {
  const made: NewNode[] = [];
  const add = (node: Omit<NewNode, 'id' | 'editionId'>): string => {
    const id = newId();
    made.push({ ...node, id, editionId });
    return id;
  };
  for (const [strandAt, strand] of strands.entries()) {
    const { code, title: text } = strand;
    const above = { parentId: null, kind: 'strand', position: strandAt + 1, descriptors: [] } as const;
    const strandId = add({ ...above, code, text });
    for (const [contentAt, content] of strand.standards.entries()) {
      const contentId = add({
        parentId: strandId,
        kind: 'content_standard',
        code: content.code,
        text: content.text,
        position: contentAt + 1,
        descriptors: content.descriptors,
      });
      for (const [learningAt, learning] of content.learning.entries())
        add({
          parentId: contentId,
          kind: 'learning_standard',
          code: learning.code,
          text: learning.text,
          position: learningAt + 1,
          descriptors: [],
        });
    }
  }
  return made;
}
