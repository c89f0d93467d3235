import { type Options, stringify } from 'csv-stringify/sync';
import type { ExportedRow, ExportedTable } from './exported-table.js';

type Pages = AsyncIterable<readonly ExportedRow[]>;

const BOM = '\uFEFF';
/** A cell that a spreadsheet would take for a formula is shown as text. */
const CELLS: Options = { escape_formulas: true, cast: { boolean: String } };

/** For spreadsheets: UTF-8 that they recognise, a line of names, a line for each row. */
export async function* csvOf(
  { columns }: Pick<ExportedTable, 'columns'>,
  pages: Pages,
): AsyncIterable<string> {
  yield BOM + stringify([[...columns]], CELLS);
  for await (const rows of pages)
    yield stringify(
      rows.map((row) => columns.map((column) => row[column])),
      CELLS,
    );
}

/** For programs: a list of the rows. */
export async function* jsonOf(pages: Pages): AsyncIterable<string> {
  let before = '[\n';
  for await (const rows of pages)
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
