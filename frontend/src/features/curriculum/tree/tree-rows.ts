import type { CurriculumNode } from '../calls';

/** A line of the tree: a strand or a standard, what folds its levels together, or one level. */
export type TreeRow = {
  id: string;
  /** From 1, as screen readers count. */
  depth: number;
  parentId: string | null;
  /** Undefined for levels. */
  node: CurriculumNode | undefined;
  code: string;
  text: string;
  /** Null where nothing stands under it. */
  isOpen: boolean | null;
};

const levelsId = (nodeId: string) => `${nodeId}-tp`;

/** What stands in sight. `nodes`: in the order of the document. `turned`: what was folded or unfolded since. */
export function treeRows(nodes: readonly CurriculumNode[], turned: ReadonlySet<string>): TreeRow[] {
  const depths = new Map<string, number>();
  const parents = new Set(nodes.map(({ parentId }) => parentId));
  const hidden = new Set<string>();
  return nodes.flatMap((node) => {
    const depth = (depths.get(node.parentId ?? '') ?? 0) + 1;
    depths.set(node.id, depth);
    const isFolded = turned.has(node.id);
    const isHidden = node.parentId !== null && hidden.has(node.parentId);
    if (isHidden || isFolded) hidden.add(node.id);
    if (isHidden) return [];
    const hasLevels = node.descriptors.length > 0;
    const row: TreeRow = {
      id: node.id,
      depth,
      parentId: node.parentId,
      node,
      code: node.code ?? '',
      text: node.text,
      isOpen: parents.has(node.id) || hasLevels ? !isFolded : null,
    };
    return isFolded || !hasLevels ? [row] : [row, ...levelRows(node, depth + 1, turned)];
  });
}

/** Folded until somebody wants to read them. */
function levelRows(node: CurriculumNode, depth: number, turned: ReadonlySet<string>): TreeRow[] {
  const id = levelsId(node.id);
  const isOpen = turned.has(id);
  const all: TreeRow = {
    id,
    depth,
    parentId: node.id,
    node: undefined,
    code: 'TP',
    text: 'Tahap penguasaan 1 hingga 6',
    isOpen,
  };
  if (!isOpen) return [all];
  const levels = node.descriptors.map((text, at) => ({
    id: `${id}${at + 1}`,
    depth: depth + 1,
    parentId: id,
    node: undefined,
    code: `TP${at + 1}`,
    text: text || '–',
    isOpen: null,
  }));
  return [all, ...levels];
}

/** What is folded away at first, unfolded. */
export function everythingOpen(nodes: readonly CurriculumNode[]): Set<string> {
  return new Set(nodes.filter(({ descriptors }) => descriptors.length > 0).map(({ id }) => levelsId(id)));
}

/** Where a key leads to, or what it folds and unfolds; undefined for a key that is not the tree's. */
export function keyPressed(
  rows: readonly TreeRow[],
  currentId: string,
  key: string,
): { go: string } | { turn: string } | undefined {
  const at = rows.findIndex(({ id }) => id === currentId);
  const row = rows[at];
  if (!row) return undefined;
  const goTo = (target: TreeRow | undefined) => target && { go: target.id };
  if (key === 'ArrowDown') return goTo(rows[at + 1]);
  if (key === 'ArrowUp') return goTo(rows[at - 1]);
  if (key === 'Home') return goTo(rows[0]);
  if (key === 'End') return goTo(rows.at(-1));
  if (key === 'ArrowRight') {
    if (row.isOpen === false) return { turn: row.id };
    return row.isOpen ? goTo(rows[at + 1]) : undefined;
  }
  if (key === 'ArrowLeft')
    return row.isOpen ? { turn: row.id } : goTo(rows.find(({ id }) => id === row.parentId));
  const turns = (key === 'Enter' || key === ' ') && row.isOpen !== null;
  return turns ? { turn: row.id } : undefined;
}
