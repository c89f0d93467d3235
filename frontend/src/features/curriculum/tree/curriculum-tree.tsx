import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import type { CurriculumNode } from '../calls';
import { everythingOpen, keyPressed, type TreeRow, treeRows } from './tree-rows';

type CurriculumTreeProps = {
  label: string;
  /** In the order of the document. */
  nodes: readonly CurriculumNode[];
  /** What the address leads to. */
  at: string;
  /** What may be done with a line, beside it. */
  actions: (node: CurriculumNode) => ReactNode;
};

/** The document as one reads it: the strand stays in sight, the levels are folded; arrows lead through it. Paper gets
 * what is unfolded. */
export function CurriculumTree({ label, nodes, at, actions }: CurriculumTreeProps) {
  const id = useId();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(at);
  const rows = treeRows(nodes, turned);
  const reached = rows.find((row) => row.id === current) ?? rows[0];
  const elementOf = (rowId: string) => document.getElementById(`${id}${rowId}`);

  useEffect(() => {
    if (at) document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'center' });
  }, [id, at]);

  const turn = (rowId: string) =>
    setTurned((before) => {
      const after = new Set(before);
      if (!after.delete(rowId)) after.add(rowId);
      return after;
    });

  function press(event: KeyboardEvent<HTMLDivElement>, row: TreeRow) {
    // A button within a line has keys of its own.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const led = keyPressed(rows, row.id, event.key);
    if (!led) return;
    event.preventDefault();
    if ('turn' in led) return turn(led.turn);
    setCurrent(led.go);
    elementOf(led.go)?.focus();
  }

  const levels = everythingOpen(nodes);
  const areAllOpen = [...levels].every((each) => turned.has(each));
  return (
    <>
      {levels.size > 0 && (
        <p className="pb-2 text-right print:hidden">
          <Button
            variant="quiet"
            size="small"
            aria-pressed={areAllOpen}
            onClick={() => setTurned(areAllOpen ? new Set() : levels)}
          >
            Tunjuk semua tahap penguasaan
          </Button>
        </p>
      )}
      <div role="tree" aria-label={label} className="rounded-xl border border-line bg-raised">
        {rows.map((row) => (
          <div
            key={row.id}
            id={`${id}${row.id}`}
            role="treeitem"
            aria-level={row.depth}
            aria-expanded={row.isOpen ?? undefined}
            aria-selected={row.id === at}
            tabIndex={row.id === reached?.id ? 0 : -1}
            onKeyDown={(event) => press(event, row)}
            onFocus={({ target, currentTarget }) => target === currentTarget && setCurrent(row.id)}
            style={stepIn(row)}
            className={classNames(
              'flex items-start gap-2 pr-2',
              lookOf(row),
              row.id === at && 'bg-accent-soft',
            )}
          >
            <Line row={row} onTurn={() => turn(row.id)} />
            {row.node && actions(row.node)}
          </div>
        ))}
      </div>
    </>
  );
}

function lookOf({ node, depth }: TreeRow): string {
  if (depth === 1) return 'sticky top-0 z-10 border-line border-b bg-sunken font-semibold print:static';
  if (!node) return 'text-sm';
  return node.kind === 'content_standard' ? 'font-medium' : '';
}

/** Each depth a step further in. */
const stepIn = ({ depth }: TreeRow) => ({ paddingInlineStart: `${0.5 + (depth - 1) * 0.75}rem` });

function Line({ row, onTurn }: { row: TreeRow; onTurn: () => void }) {
  const { code, text, isOpen, node } = row;
  const words = (
    <>
      <span className="w-6 shrink-0 pt-0.5 print:hidden">
        {isOpen !== null && <Icon name={isOpen ? 'down' : 'next'} size={16} className="text-muted" />}
      </span>
      <span className="w-14 shrink-0 text-muted tabular-nums">{code}</span>
      <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
        {text}
        {node?.isOwn && (
          <span className="ml-2 inline-block align-middle">
            <Badge tone="accent">Tambahan sekolah</Badge>
          </span>
        )}
      </span>
    </>
  );
  const look = 'flex min-w-0 flex-1 items-start py-2.5 text-left print:py-1';
  if (isOpen === null) return <span className={look}>{words}</span>;
  return (
    // The line itself takes the keys; this is where a finger or the mouse folds it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the treeitem around it is what is operated
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span className={classNames(look, 'cursor-pointer')} onClick={onTurn}>
      {words}
    </span>
  );
}
