// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a grid keeps its heads and its printing
import { memo, type ReactNode, useState } from 'react';
import { sameValue } from '../records/same-value';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { LessonMark } from '../ui/lesson-mark';
import { BesideCells } from './beside-columns';
import { CellMark, standingWords } from './cell-mark';
import type { Beside, Cell, CellKind, Head, RowMoves, Sheet } from './sheet';

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
  beside?: readonly Beside[] | undefined;
  /** Where rows can be dropped on each other. */
  onDrop?: RowMoves['drop'];
};

/** Of the row that is being dragged: the browser does not tell it before it is dropped. */
let dragged: Head | undefined;

function Row<Value>(props: GridRowProps<Value>) {
  const { sheet, row, at, headColumn, chosenFrom, chosenTo, editor, beside, onDrop } = props;
  const { label, name, mark, detail, note, isCurrent } = row;
  const [isTarget, setTarget] = useState(false);
  return (
    <tr
      data-row={at}
      data-today={isCurrent || undefined}
      className={classNames(isCurrent && 'bg-accent-soft', isTarget && 'outline-2 outline-accent')}
      onDragOver={(event) => {
        if (!onDrop || !dragged || dragged.id === row.id) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        if (dragged) onDrop?.(dragged, row);
        dragged = undefined;
      }}
    >
      <th
        scope="row"
        aria-label={name}
        draggable={onDrop !== undefined}
        onDragStart={() => {
          dragged = row;
        }}
        onDragEnd={() => {
          dragged = undefined;
        }}
        className={classNames(
          'sticky left-0 z-10 border-line border-b px-3 py-1.5 text-left align-top font-medium print:static',
          isCurrent ? 'bg-accent-soft text-on-accent-soft' : 'bg-raised',
          onDrop && 'cursor-grab',
        )}
      >
        {onDrop && <Icon name="drag" size={16} className="float-right -mr-1 mt-0.5 text-muted" />}
        {mark ? (
          <span className="flex items-start gap-2">
            <LessonMark {...mark} /> {label}
          </span>
        ) : (
          label
        )}
        {detail && <span className="block font-normal text-muted text-xs">{detail}</span>}
        {note && <span className="block font-normal text-warning text-xs">{note}</span>}
      </th>
      {sheet.columns.map((column, index) => {
        const isHead = index === headColumn;
        return (
          <GridCell
            key={column.id}
            kind={sheet.kind}
            cell={sheet.cellAt(row, column)}
            column={index}
            isText={column.width !== undefined}
            isHead={isHead}
            isChosen={index >= chosenFrom && index <= chosenTo}
            editor={isHead && editor}
          />
        );
      })}
      <BesideCells beside={beside} row={row} />
    </tr>
  );
}

/** Drawn again only where something in it has changed: the whole grid follows every key. */
export const GridRow = memo(Row) as typeof Row;

type GridCellProps<Value> = {
  kind: CellKind<Value>;
  cell: Cell<Value> | undefined;
  column: number;
  isText: boolean;
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

function DrawnCell<Value>({ kind, cell, column, isText, isHead, isChosen, editor }: GridCellProps<Value>) {
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
        'relative h-11 cursor-cell select-none border-line border-b border-l print:h-9',
        isText ? 'px-2.5 py-1.5 text-left align-top' : 'px-1 text-center align-middle',
        'focus:-outline-offset-2 focus:outline-2 focus:outline-accent forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-2',
        colourOf(cell, isChosen && !editor),
      )}
    >
      {editor || (
        <>
          <span className="sr-only">{spoken(kind, cell)}</span>
          <span
            aria-hidden="true"
            dir={isText ? 'auto' : undefined}
            className={isText ? 'block whitespace-pre-line leading-5' : 'block font-semibold leading-5'}
          >
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
