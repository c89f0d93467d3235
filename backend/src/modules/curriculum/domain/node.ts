export const NODE_KINDS = ['strand', 'content_standard', 'learning_standard'] as const;
/** Bidang or tema, standard kandungan (SK), standard pembelajaran (SP). */
export type NodeKind = (typeof NODE_KINDS)[number];

/** 1.1, 1.1.1, 1.1.1.1 */
export const CODE = /^\d+(\.\d+){1,3}$/;
export const LONGEST_CODE = 20;
/** TP1 to TP6. */
export const PERFORMANCE_LEVELS = 6;

/** `code`: a strand may be without. `descriptors`: of TP1 to TP6, none or six, '' where nothing is said of one. */
export type NodeRow = Readonly<{
  editionId: string;
  parentId: string | null;
  kind: NodeKind;
  code: string | null;
  text: string;
  position: number;
  descriptors: readonly string[];
}>;

export type SentNode = Omit<NodeRow, 'kind' | 'position'>;

type Problem = Readonly<{ field: string; message: string }>;
type Placed = NodeRow & Readonly<{ id: string }>;

const UNDER: Readonly<Record<NodeKind, NodeKind | null>> = {
  strand: 'content_standard',
  content_standard: 'learning_standard',
  learning_standard: null,
};

/** What stands under such a node; null where nothing does. `parent`: null for what stands at the top. */
export function kindUnder(parent: Pick<NodeRow, 'kind'> | null): NodeKind | null {
  return parent === null ? 'strand' : UNDER[parent.kind];
}

/** `others`: the nodes of the edition that are not deleted, beside it. `standing`: as it is, null for a new one. */
export function problemsOfNode(
  node: SentNode,
  { others, standing }: Readonly<{ others: readonly Placed[]; standing: NodeRow | null }>,
): Problem[] {
  if (standing && (standing.editionId !== node.editionId || standing.parentId !== node.parentId))
    return [{ field: 'parentId', message: 'it stays where it was added' }];
  const parent = others.find(({ id }) => id === node.parentId) ?? null;
  if (node.parentId !== null && !parent)
    return [{ field: 'parentId', message: 'names nothing of the edition' }];
  const kind = kindUnder(parent);
  if (kind === null) return [{ field: 'parentId', message: 'nothing stands under a learning standard' }];
  return problemsOfCode(node.code, kind, parent, others);
}

function problemsOfCode(
  code: string | null,
  kind: NodeKind,
  parent: NodeRow | null,
  others: readonly NodeRow[],
): Problem[] {
  const refused = (message: string) => [{ field: 'code', message }];
  if (code === null) return kind === 'strand' ? [] : refused('a standard has a code');
  if (kind === 'learning_standard' && !isCodeUnder(code, parent?.code ?? null))
    return refused(`must begin with ${parent?.code}.`);
  const isTaken = others.some((other) => other.kind === kind && other.code === code);
  return isTaken ? refused('stands in the edition already') : [];
}

export function isCodeUnder(code: string, parentCode: string | null): boolean {
  return parentCode !== null && code.startsWith(`${parentCode}.`);
}

/** Behind everything that stands under the same parent. */
export function nextPosition(parentId: string | null, nodes: readonly NodeRow[]): number {
  const beside = nodes.filter((node) => node.parentId === parentId);
  return Math.max(0, ...beside.map(({ position }) => position)) + 1;
}

/** As one reads the document: each node, then what stands under it. */
export function inReadingOrder<Node extends Placed>(nodes: readonly Node[]): Node[] {
  const under = new Map<string | null, Node[]>();
  for (const node of nodes) under.set(node.parentId, [...(under.get(node.parentId) ?? []), node]);
  const from = (parentId: string | null): Node[] =>
    (under.get(parentId) ?? [])
      .toSorted((one, other) => one.position - other.position || byCode(one.code, other.code))
      .flatMap((node) => [node, ...from(node.id)]);
  return from(null);
}

/** 1.2 before 1.10; what has no code first. */
export function byCode(one: string | null, other: string | null): number {
  const [first, second] = [one, other].map((code) => (code ?? '').split('.').map(Number));
  for (let at = 0; at < Math.max(first?.length ?? 0, second?.length ?? 0); at += 1) {
    const difference = (first?.[at] ?? -1) - (second?.[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
