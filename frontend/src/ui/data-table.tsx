// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` under 640 px takes the roles away
// biome-ignore-all lint/a11y/useSemanticElements: the same
import { type ReactNode, useState } from 'react';
import { BulkBar } from './bulk-bar';
import { Button } from './button';
import { SortChoice } from './sort-choice';
import type { Column } from './table-column';
import { type Sorting, TableHead } from './table-head';
import { moveAcrossRows } from './table-keys';
import { TableRow, type TableRowProps } from './table-row';
import { isAllSelected, type Selected, toggled, toggledAll } from './table-selection';
import { useIsPrinting } from './use-is-printing';
import { VirtualRows } from './virtual-rows';

export type { Column } from './table-column';

export type Selection<Row> = {
  selected: Selected;
  onChange: (selected: Selected) => void;
  /** What the row is called: "Pilih {label}". */
  label: (row: Row) => string;
  /** Buttons of the bar that appears while rows are chosen. */
  actions: (selected: Selected) => ReactNode;
};

type DataTableProps<Row> = Sorting & {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** At the end of a row: a button, a link or a `Menu`. */
  actions?: (row: Row) => ReactNode;
  rowTo?: (row: Row) => string;
  selection?: Selection<Row>;
  /** There are more rows on the server. */
  more?: { onMore: () => void; isFetching: boolean };
};

const virtualFrom = 100;

/** A table with sticky head and first column; under 640 px every row is a card. Beyond 100 rows only what is in sight
 * stands in the document; on paper all of them do. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, actions, rowTo, selection, sort, onSort, more } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isPrinting = useIsPrinting();
  const isVirtual = rows.length > virtualFrom && !isPrinting;
  const keys = rows.map(rowKey);

  const rowProps = (row: Row): TableRowProps<Row> => ({
    row,
    columns,
    actions,
    rowTo,
    selection: selection && {
      label: `Pilih ${selection.label(row)}`,
      checked: selection.selected.has(rowKey(row)),
      onChange: () => selection.onChange(toggled(selection.selected, rowKey(row))),
    },
  });

  return (
    <div className="flex flex-col gap-3">
      {onSort && <SortChoice columns={columns} sort={sort} onSort={onSort} />}
      {/* Without a control inside, the keyboard scrolls it by the frame itself. */}
      <div
        ref={setFrame}
        {...(!rowTo && !actions && !selection && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
        className={`sm:max-h-[75dvh] sm:overflow-auto sm:rounded-lg sm:border sm:border-line sm:bg-raised print:max-h-none print:overflow-visible print:border-0 ${isVirtual ? 'max-h-[75dvh] overflow-auto' : ''}`}
      >
        <table
          role="table"
          aria-label={caption}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          className="w-full border-separate border-spacing-0 max-sm:block sm:text-sm"
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            hasActions={actions !== undefined}
            selectAll={selection && selectAll(selection, keys)}
          />
          <tbody
            role="rowgroup"
            onKeyDown={moveAcrossRows}
            className="max-sm:flex max-sm:flex-col max-sm:gap-3"
          >
            {isVirtual ? (
              <VirtualRows frame={frame} rows={rows} rowKey={rowKey} rowProps={rowProps} />
            ) : (
              rows.map((row) => <TableRow key={rowKey(row)} {...rowProps(row)} />)
            )}
          </tbody>
        </table>
      </div>
      {more && (
        <Button variant="secondary" busy={more.isFetching} onClick={more.onMore} className="self-center">
          Tunjuk lagi
        </Button>
      )}
      {selection && <BulkBar {...selection} />}
    </div>
  );
}

function selectAll<Row>({ selected, onChange }: Selection<Row>, keys: readonly string[]) {
  const checked = isAllSelected(selected, keys);
  return {
    checked,
    isMixed: selected.size > 0 && !checked,
    onChange: () => onChange(toggledAll(selected, keys)),
  };
}
