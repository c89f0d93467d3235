// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` under 640 px takes the roles away
// biome-ignore-all lint/a11y/useSemanticElements: the same
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the right. */
  align?: 'right';
};

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
};

/** A table with sticky head and first column; under 640 px every row is a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, actions }: DataTableProps<Row>) {
  return (
    <div className="sm:overflow-x-auto sm:rounded-lg sm:border sm:border-line sm:bg-raised">
      <table role="table" aria-label={caption} className="w-full max-sm:block sm:text-sm">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {columns.map((column, index) => (
              <th key={column.header} role="columnheader" className={headClass(column, index)}>
                {column.header}
              </th>
            ))}
            {actions && (
              <th role="columnheader" className="bg-raised">
                <span className="sr-only">Tindakan</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="transition-colors max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-raised max-sm:p-4 sm:border-line sm:border-t sm:hover:bg-sunken/60"
            >
              {columns.map((column, index) => (
                <td
                  key={column.header}
                  role="cell"
                  data-label={column.header}
                  className={cellClass(column, index)}
                >
                  {column.cell(row)}
                </td>
              ))}
              {actions && (
                <td role="cell" className="max-sm:pt-2 sm:w-px sm:whitespace-nowrap sm:px-3 sm:py-1.5">
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function headClass<Row>(column: Column<Row>, index: number): string {
  return classNames(
    'sticky top-0 bg-raised px-4 py-2.5 text-left font-medium text-muted text-xs',
    index === 0 && 'left-0 z-10',
    column.align === 'right' && 'text-right',
  );
}

function cellClass<Row>(column: Column<Row>, index: number): string {
  return classNames(
    'sm:px-4 sm:py-3',
    index === 0
      ? 'font-medium sm:sticky sm:left-0 sm:bg-inherit'
      : 'max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
    column.align === 'right' && 'tabular-nums sm:text-right',
  );
}
