// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` under 640 px takes the roles away
// biome-ignore-all lint/a11y/useSemanticElements: the same
import { classNames } from './class-names';
import { Icon } from './icon';
import { TableCheckbox } from './table-checkbox';
import { type Column, headClass } from './table-column';
import { nextSort, type Sort } from './table-sort';

export type Sorting = { sort?: Sort; onSort?: (sort: Sort) => void };

type TableHeadProps<Row> = Sorting & {
  columns: readonly Column<Row>[];
  selectAll?: { checked: boolean; isMixed: boolean; onChange: () => void };
  hasActions: boolean;
};

export function TableHead<Row>({ columns, sort, onSort, selectAll, hasActions }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="max-sm:sr-only">
      <tr role="row">
        {selectAll && (
          <th role="columnheader" className="sticky top-0 z-10 w-px border-line border-b bg-raised pl-2">
            <span className="sm:hidden">Pilihan</span>
            <span className="max-sm:hidden">
              <TableCheckbox {...selectAll} label="Pilih semua" />
            </span>
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.header}
            role="columnheader"
            aria-sort={column.sortKey && sort?.key === column.sortKey ? sort.direction : undefined}
            className={headClass(column, index)}
          >
            {column.sortKey && onSort ? (
              <SortButton column={column} sortKey={column.sortKey} sort={sort} onSort={onSort} />
            ) : (
              column.header
            )}
          </th>
        ))}
        {hasActions && (
          <th role="columnheader" className="sticky top-0 z-10 border-line border-b bg-raised print:hidden">
            <span className="sr-only">Tindakan</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type SortButtonProps<Row> = Required<Pick<Sorting, 'onSort'>> &
  Pick<Sorting, 'sort'> & { column: Column<Row>; sortKey: string };

function SortButton<Row>({ column, sortKey, sort, onSort }: SortButtonProps<Row>) {
  const isCurrent = sort?.key === sortKey;
  return (
    <>
      <span className="sm:hidden">{column.header}</span>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, sortKey))}
        className={classNames(
          'group -mx-2 inline-flex min-h-8 items-center gap-1 rounded-sm px-2 transition-colors hover:text-text max-sm:hidden',
          isCurrent && 'text-text',
          column.align === 'right' && 'flex-row-reverse',
        )}
      >
        {column.header}
        <Icon
          name={isCurrent && sort?.direction === 'descending' ? 'sortDown' : 'sortUp'}
          size={14}
          className={isCurrent ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'}
        />
      </button>
    </>
  );
}
