export type SortDirection = 'ascending' | 'descending';
export type Sort = { key: string; direction: SortDirection };

/** The first press sorts upwards, the next one turns it round. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  const isUpwards = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: isUpwards ? 'descending' : 'ascending' };
}

const words = new Intl.Collator('ms', { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return words.compare(String(one), String(other));
}

/** For rows that are all here; a list that is paged is sorted by the server. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortedBy: (row: Row) => string | number,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(sortedBy(one), sortedBy(other)));
}
