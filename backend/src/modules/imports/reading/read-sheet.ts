import type { Refusal } from '../../../platform/archives/file-refused.js';
import type { TextEncoding } from './text-encoding.js';

export { FileRefused, type Refusal } from '../../../platform/archives/file-refused.js';

/**
 * A row with something in it. `number`: as a spreadsheet counts. `cells`: from the first column on, '' where nothing
 * stands, days as YYYY-MM-DD. `unread`: columns whose value the file does not say: a formula that was never reckoned, or
 * one that failed. `isHidden`: somebody, or a filter, hides it where the file is opened.
 */
export type ReadRow = Readonly<{
  number: number;
  cells: readonly string[];
  unread: readonly number[];
  isHidden: boolean;
}>;

/** Cells that are shown as one; all bounds from 0 for columns, from 1 for rows, both ends in it. */
export type Merge = Readonly<{ fromRow: number; toRow: number; fromColumn: number; toColumn: number }>;

/** `name`: null where a file has none, as CSV. */
export type ReadSheet = Readonly<{ name: string | null; rows: readonly ReadRow[]; merges: readonly Merge[] }>;

/** In which letters a text may be written; `samples`: what some of its cells would say then. */
export type EncodingChoice = Readonly<{ encoding: TextEncoding; samples: readonly string[] }>;

export type Reading =
  | Readonly<{ sheets: readonly ReadSheet[] }>
  | Readonly<{ refusal: Refusal }>
  | Readonly<{ encodings: readonly EncodingChoice[] }>;

export const MOST_COLUMNS = 256;
/** Rows that say something, the lines above the table among them. */
export const MOST_ROWS = 10_050;
export const MOST_CELLS = 500_000;

/** Cells as people read them: one line, one space between words. */
export function cellText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zs}\u2028\u2029\uFEFF\u200B]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()
    .slice(0, LONGEST_CELL);
}
const LONGEST_CELL = 2_000;

/** The same where what stands below each other in a cell is told apart. */
export function cellLines(text: string): string {
  const lines = text.slice(0, LONGEST_CELL).split(/\r?\n/u);
  return lines.map(cellText).filter(Boolean).join('\n');
}

/** What is wanted of a file. `keepsLines`: of the cells of a workbook. */
/** A school has a sheet for each of its classes. */
export type Wanted = Readonly<{ mostSheets: number; keepsLines: boolean; encoding: TextEncoding | null }>;
export const ONE_TABLE: Wanted = { mostSheets: 60, keepsLines: false, encoding: null };
