/** A sheet has fewer rows, so a number of a row says its sheet too: 5, and 2,000,005 in the second. */
export const SHEET_SPAN = 2_000_000;

export function rowNumberOf(sheet: number, row: number): number {
  return sheet * SHEET_SPAN + row;
}

/** `sheet` from 0; `row` as a spreadsheet counts. */
export function placeOfRow(number: number): Readonly<{ sheet: number; row: number }> {
  return { sheet: Math.floor(number / SHEET_SPAN), row: number % SHEET_SPAN };
}

/** For a sentence, in Malay. */
export function rowName(number: number): string {
  const { sheet, row } = placeOfRow(number);
  return sheet === 0 ? `${row}` : `${row} (helaian ${sheet + 1})`;
}
