import type { Row } from './row.ts';

const TITLES: Row = {
  name: 'name',
  ours: 'ours',
  reference: 'reference',
  ratio: 'ratio',
  range: 'range',
  goal: 'goal',
};

/** A Markdown table, so that README.md can hold what was printed. */
export function table(rows: readonly Row[]): string {
  const columns = Object.keys(TITLES) as (keyof Row)[];
  const widths = columns.map((column) => Math.max(...[TITLES, ...rows].map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [
    line(columns.map((column) => TITLES[column])),
    rule,
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n');
}
