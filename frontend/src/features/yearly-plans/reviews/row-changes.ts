import type { SentPlan, SentRow } from './calls';

const wordsOf = ({ week, ...texts }: SentRow) => JSON.stringify([week, ...Object.entries(texts).sort()]);

/** Whether no row of before says the same in the same week. */
export function isNew(row: SentRow, before: readonly SentRow[]): boolean {
  return !before.some((each) => wordsOf(each) === wordsOf(row));
}

/** What was sent the time before, and in this way no more. */
export function removedRows({ rows, before }: Pick<SentPlan, 'rows' | 'before'>): SentRow[] {
  return (before ?? []).filter((row) => isNew(row, rows));
}
