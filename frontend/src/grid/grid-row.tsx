// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a grid keeps its heads and its printing
import { memo, type ReactNode } from 'react';
import { sameValue } from '../records/same-value';
import { classNames } from '../ui/class-names';
import { CellMark, standingWords } from './cell-mark';
import type { Cell, CellKind, Head, Sheet } from './sheet';

type GridRowProps<Value> = {
  sheet: Sheet<Value>;
  row: Head;
  at: number;
  /** -1 where the head of the selection is in another row. */
  headColumn: number;
  /** Both edges belong to it; -1 where nothing of the row is chosen. */
  chosenFrom: number;
  chosenTo: number;
  /** Of the cell that is being edited. */
  editor: ReactNode;
};

function Row<Value>({ sheet, row, at, headColumn, chosenFrom, chosenTo, editor }: GridRowProps<Value>) {
  return (
    <tr data-row={at}>
      <th
        scope="row"
        aria-label={row.name}
        className="sticky print:static left-0 z-10 border-line border-b bg-raised px-3 py-1.5 text-left font-medium"
      >
        {row.label}
      </th>
      {sheet.columns.map((column, index) => {
        const isHead = index === headColumn;
        return (
          <GridCell
            key={column.id}
            kind={sheet.kind}
            cell={sheet.cellAt(row, column)}
            column={index}
            isHead={isHead}
            isChosen={index >= chosenFrom && index <= chosenTo}
            editor={isHead && editor}
          />
        );
      })}
    </tr>
  );
}

/** Drawn again only where something in it has changed: the whole grid follows every key. */
export const GridRow = memo(Row) as typeof Row;

type GridCellProps<Value> = {
  kind: CellKind<Value>;
  cell: Cell<Value> | undefined;
  column: number;
  isHead: boolean;
  isChosen: boolean;
  editor: ReactNode;
};

const holes = 'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--line)_5px_6px)]';

function colourOf<Value>(cell: Cell<Value> | undefined, isChosen: boolean): string {
  if (isChosen) return 'bg-accent-soft text-on-accent-soft print:bg-transparent print:text-text';
  if (!cell) return holes;
  if (cell.standing.name === 'refused' || cell.standing.name === 'differs')
    return 'bg-danger-soft text-on-danger-soft';
  if (cell.tone === 'missing') return 'bg-warning-soft text-on-warning-soft';
  return cell.tone === 'related' ? 'bg-info-soft text-on-info-soft' : '';
}

function DrawnCell<Value>({ kind, cell, column, isHead, isChosen, editor }: GridCellProps<Value>) {
  const code = cell && kind.codeOf(cell.value);
  return (
    <td
      role="gridcell"
      data-column={column}
      tabIndex={isHead ? 0 : -1}
      aria-selected={isChosen}
      aria-disabled={cell ? undefined : true}
      aria-invalid={cell?.standing.name === 'refused' || undefined}
      className={classNames(
        'relative h-11 print:h-9 cursor-cell select-none border-line border-b border-l px-1 text-center align-middle',
        'focus:-outline-offset-2 focus:outline-2 focus:outline-accent forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-2',
        colourOf(cell, isChosen && !editor),
      )}
    >
      {editor || (
        <>
          <span className="sr-only">{spoken(kind, cell)}</span>
          <span aria-hidden="true" className="block font-semibold leading-5">
            {code || (cell?.tone === 'missing' && '?')}
          </span>
          {cell?.detail && (
            <span aria-hidden="true" className="block text-xs leading-4 opacity-80">
              {cell.detail}
            </span>
          )}
          {cell && <CellMark standing={cell.standing} />}
        </>
      )}
    </td>
  );
}

/** One entry gives the page new cells throughout: those that say the same are not drawn again. */
const GridCell = memo(
  DrawnCell,
  ({ cell, ...before }, { cell: next, ...after }) => sameValue(cell, next) && isShallowlySame(before, after),
) as typeof DrawnCell;

function isShallowlySame<Props extends object>(before: Props, after: Props): boolean {
  const following = new Map(Object.entries(after));
  return Object.entries(before).every(([name, value]) => Object.is(value, following.get(name)));
}

function spoken<Value>(kind: CellKind<Value>, cell: Cell<Value> | undefined): string {
  if (!cell) return 'tidak diisi';
  const words = [kind.wordsOf(cell.value), cell.detail, standingWords[cell.standing.name]];
  return words.filter(Boolean).join(', ');
}
