import type { Archive } from '../../../platform/archives/archive.js';
import { readXml } from '../../../platform/archives/xml-events.js';
import { cellText, type Merge, type ReadSheet } from './read-sheet.js';
import { RowCollector } from './row-collector.js';

/** Where a DOCX has its text. */
export const DOCUMENT_PART = 'word/document.xml';

/** A table that continues on the next page is often begun anew: those as wide as each other are one. */
type Table = {
  columns: number;
  collector: RowCollector;
  merges: Area[];
  /** The last cell that began in a column. */
  begun: Map<number, Area>;
  rows: number;
};
type Area = { -readonly [key in keyof Merge]: Merge[key] };

type Cell = { span: number; continuesAbove: boolean; text: string };

/**
 * The tables of a document. A cell that goes on from the one above says nothing of its own; one over several columns or
 * rows stands as merged. What stands around the tables, or in tables within cells, is text.
 */
export async function readDocument(archive: Archive): Promise<ReadSheet[]> {
  const tables = new Map<number, Table>();
  let depth = 0;
  let row: Cell[] = [];
  let cell: Cell | null = null;
  let takesText = false;
  await readXml(await archive.read(DOCUMENT_PART), {
    open: (name, attributes) => {
      if (name === 'tbl') depth += 1;
      if (depth === 1 && name === 'tr') row = [];
      if (depth === 1 && name === 'tc') cell = { span: 1, continuesAbove: false, text: '' };
      if (depth === 1 && cell && name === 'gridSpan')
        cell.span = Math.max(1, Number(markedValue(attributes)) || 1);
      if (depth === 1 && cell && name === 'vMerge')
        cell.continuesAbove = markedValue(attributes) !== 'restart';
      if (cell && (name === 'p' || name === 'br' || name === 'tab')) cell.text += ' ';
      takesText = name === 't';
    },
    text: (piece) => {
      if (takesText && cell) cell.text += piece;
    },
    close: (name) => {
      takesText = false;
      if (depth === 1 && name === 'tc' && cell) {
        row.push(cell);
        cell = null;
      }
      if (depth === 1 && name === 'tr') addRow(tables, row);
      if (name === 'tbl') depth -= 1;
    },
  });
  return [...tables.values()].map(({ collector, merges }) => ({ name: null, rows: collector.rows, merges }));
}

function addRow(tables: Map<number, Table>, row: readonly Cell[]): void {
  const columns = row.reduce((sum, { span }) => sum + span, 0);
  const table = tables.get(columns) ?? emptyTable(columns);
  tables.set(columns, table);
  table.rows += 1;
  let column = 0;
  for (const { span, continuesAbove, text } of row) {
    if (continuesAbove) growDown(table, column);
    else begin(table, column, span, text);
    column += span;
  }
  table.collector.endRow(table.rows);
}

function emptyTable(columns: number): Table {
  return { columns, collector: new RowCollector(), merges: [], begun: new Map(), rows: 0 };
}

function begin(table: Table, column: number, span: number, text: string): void {
  const { rows } = table;
  const area = { fromRow: rows, toRow: rows, fromColumn: column, toColumn: column + span - 1 };
  table.collector.add(column, cellText(text));
  table.begun.set(column, area);
  if (span > 1) table.merges.push(area);
}

function growDown({ begun, merges, rows }: Table, column: number): void {
  const area = begun.get(column);
  if (!area) return;
  if (area.fromRow === area.toRow && area.fromColumn === area.toColumn) merges.push(area);
  area.toRow = rows;
}

/** Whatever prefix the program gave it. */
function markedValue(attributes: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith('val'))?.[1];
}
