import { inReadingOrder, type NodeRow } from './node.js';

/** SP, with where it stands. `position`: in the edition, from 0. */
export type LearningStandard = Readonly<{
  id: string;
  editionId: string;
  code: string;
  text: string;
  contentStandard: Readonly<{ id: string; code: string; text: string }>;
  strand: Readonly<{ id: string; code: string | null; text: string }>;
  position: number;
  /** Added by the school. */
  isOwn: boolean;
}>;

type Node = NodeRow & Readonly<{ id: string; isOwn: boolean }>;

/** Those among the nodes of an edition, in the order of the document. */
export function learningStandardsIn(nodes: readonly Node[]): LearningStandard[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return inReadingOrder(nodes)
    .filter(({ kind }) => kind === 'learning_standard')
    .flatMap((node, position) => {
      const content = byId.get(node.parentId ?? '');
      const strand = byId.get(content?.parentId ?? '');
      if (!content || !strand) return [];
      const { id, editionId, text, isOwn } = node;
      return [
        {
          id,
          editionId,
          code: node.code ?? '',
          text,
          contentStandard: { id: content.id, code: content.code ?? '', text: content.text },
          strand: { id: strand.id, code: strand.code, text: strand.text },
          position,
          isOwn,
        },
      ];
    });
}
