import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { cellText, type ReadSheet } from './read-sheet.js';
import { RowCollector } from './row-collector.js';

const SEPARATORS = [',', ';', '\t', '|'];
const LINES_LOOKED_AT = 30;
/** Excel may say the separator on a line of its own. */
const SAID_SEPARATOR = /^sep=(.)\r?\n/i;

/** CSV as programs in use write it. */
export async function readCsv(text: string): Promise<ReadSheet> {
  const said = SAID_SEPARATOR.exec(text);
  const delimiter = said?.[1] ?? separatorOf(text);
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false };
  const from = said ? said[0].length : 0;
  const collector = new RowCollector();
  let number = said ? 1 : 0;
  for await (const record of Readable.from([text.slice(from)], { objectMode: false }).pipe(parse(options))) {
    number += 1;
    for (const [column, cell] of (record as string[]).entries())
      collector.add(column, cellText(unescaped(cell)));
    collector.endRow(number);
  }
  return { name: null, rows: collector.rows, merges: [] };
}

/** What a spreadsheet would take for a formula is written with a mark in front, by us too. */
function unescaped(cell: string): string {
  return cell.replace(/^'(?=[=+@\t\r-])/, '');
}

/** The one that stands most often outside of quotes in the first lines. */
function separatorOf(text: string): string {
  const lines = text
    .split('\n', LINES_LOOKED_AT)
    .join('\n')
    .replaceAll(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: lines.split(separator).length }));
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}
