import { type CurriculumPlan, nodeKey, type StandingNode } from './imported-curriculum.js';
import { type NodeRow, PERFORMANCE_LEVELS } from './node.js';

type Row = NodeRow & Readonly<{ id: string }>;
type Standing = StandingNode & Pick<NodeRow, 'position'>;

/** What an import makes of an edition. `before`: as a node was, with what it becomes. */
export type ImportedChanges = Readonly<{
  added: readonly Row[];
  changed: readonly Readonly<{ before: Standing; after: Row }>[];
}>;

/** `plans`: all of one edition, in the order of the file. */
export function importedChanges(
  plans: readonly CurriculumPlan[],
  {
    editionId,
    standing,
    newId,
  }: Readonly<{ editionId: string; standing: readonly Standing[]; newId: () => string }>,
): ImportedChanges {
  const before = new Map(standing.map((node) => [nodeKey(node), node]));
  const after = new Map<string, Row>();
  for (const { nodes, descriptor } of plans) {
    let parentId: string | null = null;
    for (const node of nodes) {
      const key = nodeKey(node);
      const known: Row | Standing | undefined = after.get(key) ?? before.get(key);
      const row: Row = {
        id: known?.id ?? newId(),
        editionId,
        parentId,
        kind: node.kind,
        code: node.code,
        text: node.text,
        position: known?.position ?? node.position,
        descriptors: known?.descriptors ?? [],
      };
      after.set(key, descriptor?.kind === node.kind ? withDescriptor(row, descriptor) : row);
      parentId = row.id;
    }
  }
  const rows = [...after];
  return {
    added: rows.flatMap(([key, row]) => (before.has(key) ? [] : [row])),
    changed: rows.flatMap(([key, row]) => {
      const was = before.get(key);
      return was && isOther(was, row) ? [{ before: was, after: row }] : [];
    }),
  };
}

function withDescriptor(row: Row, { level, text }: Readonly<{ level: number; text: string }>): Row {
  const levels = Array.from({ length: PERFORMANCE_LEVELS }, (_, at) => row.descriptors[at] ?? '');
  return { ...row, descriptors: levels.with(level - 1, text) };
}

function isOther(was: Standing, { text, parentId, descriptors }: Row): boolean {
  return (
    was.text !== text || was.parentId !== parentId || was.descriptors.join('\n') !== descriptors.join('\n')
  );
}
