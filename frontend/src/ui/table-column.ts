import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the right. */
  align?: 'right';
  /** The column can be sorted by; the name that `sort` and `onSort` speak of. */
  sortKey?: string;
};

export function headClass<Row>({ align }: Column<Row>, index: number): string {
  return classNames(
    'sticky top-0 z-10 border-line border-b bg-raised px-4 py-1 text-left font-medium text-muted text-xs sm:h-10 print:static print:px-2',
    index === 0 && 'sm:left-0 sm:z-20',
    align === 'right' && 'text-right',
  );
}

export function cellClass<Row>({ align }: Column<Row>, index: number): string {
  return classNames(
    'sm:px-4 sm:py-3 print:static print:px-2 print:py-1',
    index === 0
      ? 'font-medium sm:sticky sm:left-0 sm:z-[1] sm:bg-inherit'
      : 'max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 max-sm:before:shrink-0 max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
    align === 'right' && 'tabular-nums sm:text-right',
  );
}
