// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` under 640 px takes the roles away
// biome-ignore-all lint/a11y/useSemanticElements: the same
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names';
import { TableCheckbox } from './table-checkbox';
import { type Column, cellClass } from './table-column';

export type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => ReactNode;
  /** Where the row leads; its first cell becomes the link, and the whole row can be pressed. */
  rowTo?: (row: Row) => string;
  selection?: { label: string; checked: boolean; onChange: () => void };
  /** For a long list, of which only a part stands in the document. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
};

const card =
  'max-sm:relative max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:p-4';

function FirstCell({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-text underline-offset-4 after:absolute after:inset-0 group-hover:underline">
      {children}
    </Link>
  );
}

export function TableRow<Row>({ row, columns, actions, rowTo, selection, index, ref }: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      role="row"
      data-row
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selection?.checked || undefined}
      className={classNames(
        'group bg-raised transition-colors sm:*:border-line sm:not-last:*:border-b sm:not-data-selected:hover:bg-sunken data-selected:bg-accent-soft',
        card,
      )}
    >
      {selection && (
        <td
          role="cell"
          className="relative z-[2] max-sm:absolute max-sm:top-1.5 max-sm:right-1.5 sm:w-px sm:pl-2"
        >
          <TableCheckbox {...selection} />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.header}
          role="cell"
          data-label={column.header}
          className={classNames(cellClass(column, at), at === 0 && selection && 'max-sm:pr-10')}
        >
          {at === 0 && rowTo ? <FirstCell to={rowTo(row)}>{column.cell(row)}</FirstCell> : column.cell(row)}
        </td>
      ))}
      {actions && (
        <td
          role="cell"
          className="relative z-[2] max-sm:flex max-sm:justify-end max-sm:pt-1 sm:w-px sm:whitespace-nowrap sm:px-3 sm:py-1.5 print:hidden"
        >
          {actions(row)}
        </td>
      )}
    </tr>
  );
}
