import { type Options, stringify } from 'csv-stringify/sync';
import type { TableColumn } from './table-column.js';

const BOM = '\uFEFF';

/**
 * For spreadsheets: UTF-8 that they recognise, a line of names, a line for each row, as RFC 4180 has them. A text that
 * a spreadsheet would take for a formula is shown as text.
 */
export async function* csv<Row>(
  columns: readonly TableColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncIterable<string> {
  const cells: Options = {
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: {
      number: (value, { column }) =>
        columns[Number(column)]?.kind === 'ringgit' ? (value / 100).toFixed(2) : `${value}`,
    },
  };
  yield BOM + stringify([columns.map(({ header }) => header)], cells);
  for await (const rows of pages)
    yield stringify(
      rows.map((row) => columns.map(({ cell }) => cell(row))),
      cells,
    );
}
