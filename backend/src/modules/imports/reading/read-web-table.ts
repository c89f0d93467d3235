import { Parser } from 'htmlparser2';
import { cellText, type Merge, type ReadSheet } from './read-sheet.js';
import { RowCollector } from './row-collector.js';

type Table = { collector: RowCollector; merges: Merge[]; rows: number; taken: Map<string, true> };
type Cell = { text: string; columns: number; rows: number };

const MOST_SPAN = 1_000;

/** The tables of a page, as web systems hand them out under the name of a workbook. Nothing in it is run or fetched. */
export function readWebTables(text: string): ReadSheet[] {
  const tables: Table[] = [];
  let table: Table | null = null;
  let cell: Cell | null = null;
  let column = 0;
  let depth = 0;
  const endCell = () => {
    if (table && cell) column = addCell(table, column, cell);
    cell = null;
  };
  const parser = new Parser(
    {
      onopentag: (name, { colspan = '1', rowspan = '1' }) => {
        if (name === 'table') {
          depth += 1;
          if (depth === 1) {
            table = { collector: new RowCollector(), merges: [], rows: 0, taken: new Map() };
            tables.push(table);
          }
        } else if (name === 'tr' && depth === 1 && table) {
          table.rows += 1;
          column = 0;
        } else if ((name === 'td' || name === 'th') && depth === 1)
          cell = { text: '', columns: spanIn(colspan), rows: spanIn(rowspan) };
        else if (name === 'br' && cell) cell.text += ' ';
      },
      ontext: (piece) => {
        if (cell) cell.text += piece;
      },
      onclosetag: (name) => {
        if ((name === 'td' || name === 'th') && depth === 1) endCell();
        else if (name === 'tr' && depth === 1 && table) table.collector.endRow(table.rows);
        else if (name === 'table') depth -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(text);
  return tables.map(({ collector, merges }) => ({ name: null, rows: collector.rows, merges }));
}

/** The column behind it. */
function addCell(table: Table, from: number, { text, columns, rows }: Cell): number {
  const row = table.rows;
  let column = from;
  while (table.taken.has(`${row} ${column}`)) column += 1;
  table.collector.add(column, cellText(text));
  if (columns > 1 || rows > 1)
    table.merges.push({
      fromRow: row,
      toRow: row + rows - 1,
      fromColumn: column,
      toColumn: column + columns - 1,
    });
  for (let below = 1; below < rows; below += 1)
    for (let beside = 0; beside < columns; beside += 1)
      table.taken.set(`${row + below} ${column + beside}`, true);
  return column + columns;
}

function spanIn(text: string): number {
  const span = Number.parseInt(text, 10);
  return span >= 1 ? Math.min(span, MOST_SPAN) : 1;
}
