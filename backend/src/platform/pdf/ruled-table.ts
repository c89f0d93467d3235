import type { PaperTable } from '../papers/paper-table.js';
import { strong } from '../papers/paper-table.js';
import { heightOf, type StackedLine, stackOf } from './cell-stack.js';
import type { FlowedText } from './flowed-text.js';

/** Readable in a grey copy. */
export const INK = { text: '#111818', quiet: '#3f4b4c', line: '#6b7778', tint: '#edf1f1' } as const;

/** A page that is being written on, in points from the top. A new one begins below its head. */
export type PageRoom = {
  readonly y: number;
  readonly bottom: number;
  newPage(): void;
  moveTo(y: number): void;
};

type Column = Readonly<{ x: number; width: number; isLabel: boolean }>;
type Row = Readonly<{ cells: readonly (readonly StackedLine[])[]; height: number }>;
export type LaidTable = Readonly<{
  columns: readonly Column[];
  head: Row | null;
  rows: readonly Row[];
  height: number;
}>;

const PADDING = { x: 5.5, y: 4.5 } as const;
const RULE = 0.6;

/** Measured for a width and a size of letters, and not drawn yet. */
export function layTable(
  { columns, rows }: PaperTable,
  { x, width }: Readonly<{ x: number; width: number }>,
  size: number,
  flowed: FlowedText,
): LaidTable {
  const places: Column[] = [];
  for (const { share, isLabel = false } of columns) {
    const last = places.at(-1);
    places.push({ x: last ? last.x + last.width : x, width: share * width, isLabel });
  }
  const inner = places.map((place) => place.width - 2 * PADDING.x);
  const layRow = (cells: PaperTable['rows'][number]): Row =>
    rowOf(cells.map((cell, at) => stackOf(cell, inner[at] ?? 0, size, flowed)));
  const heads = columns.map(({ head }) => (head === undefined ? [] : [strong(head)]));
  const head = heads.some((cell) => cell.length > 0) ? layRow(heads) : null;
  const laid = rows.map(layRow);
  const height = laid.reduce((sum, row) => sum + row.height, head?.height ?? 0);
  return { columns: places, head, rows: laid, height };
}

/** Goes on in new pages, its head on each. */
export function drawTable(
  table: LaidTable,
  room: PageRoom,
  flowed: FlowedText,
  pdf: PDFKit.PDFDocument,
): void {
  const headHeight = table.head?.height ?? 0;
  const drawHead = () => {
    if (table.head) drawRow(table.head, true);
  };
  const drawRow = (row: Row, isHead = false) => {
    drawCells(row, table.columns, { y: room.y, isHead }, flowed, pdf);
    room.moveTo(room.y + row.height);
  };
  const begin = () => {
    room.newPage();
    drawHead();
  };
  const [first] = table.rows;
  if (first && headHeight + first.height > room.bottom - room.y) room.newPage();
  drawHead();
  for (const row of table.rows) {
    let rest = row;
    if (rest.height > room.bottom - room.y && fitsOnePage(rest, room, headHeight)) begin();
    while (rest.height > room.bottom - room.y) {
      const [now, later] = broken(rest, room.bottom - room.y);
      if (now) drawRow(now);
      begin();
      rest = later;
    }
    drawRow(rest);
  }
}

/** What is as high as three quarters of a page is rather broken than pushed on. */
function fitsOnePage({ height }: Row, { bottom }: PageRoom, headHeight: number): boolean {
  return height + headHeight <= bottom * 0.75;
}

/** What of a row goes into a height, if a line of it does, and what is left. */
function broken({ cells }: Row, height: number): [now: Row | null, later: Row] {
  const cuts = cells.map((lines) => linesWithin(lines, height - 2 * PADDING.y));
  if (cuts.every((cut) => cut === 0)) return [null, rowOf(cells)];
  return [
    rowOf(cells.map((lines, at) => lines.slice(0, cuts[at]))),
    rowOf(cells.map((lines, at) => lines.slice(cuts[at]))),
  ];
}

function linesWithin(lines: readonly StackedLine[], height: number): number {
  let used = 0;
  const over = lines.findIndex((line) => {
    used += line.gap + line.height;
    return used > height;
  });
  return over === -1 ? lines.length : over;
}

function rowOf(cells: readonly (readonly StackedLine[])[]): Row {
  return { cells, height: Math.max(...cells.map(heightOf)) + 2 * PADDING.y };
}

function drawCells(
  { cells, height }: Row,
  columns: readonly Column[],
  { y, isHead }: Readonly<{ y: number; isHead: boolean }>,
  flowed: FlowedText,
  pdf: PDFKit.PDFDocument,
): void {
  for (const { x, width, isLabel } of columns)
    if (isHead || isLabel) pdf.rect(x, y, width, height).fill(INK.tint);
  for (const { x, width } of columns) pdf.rect(x, y, width, height);
  pdf.lineWidth(RULE).stroke(INK.line);
  for (const [at, { x }] of columns.entries())
    drawStack(cells[at] ?? [], x + PADDING.x, y + PADDING.y, flowed, pdf);
}

export function drawStack(
  lines: readonly StackedLine[],
  left: number,
  top: number,
  flowed: FlowedText,
  pdf: PDFKit.PDFDocument,
): void {
  let y = top;
  let ink = '';
  for (const { gap, height, size, isQuiet, parts } of lines) {
    const wanted = isQuiet ? INK.quiet : INK.text;
    if (wanted !== ink) {
      flowed.flush();
      pdf.fillColor(wanted);
      ink = wanted;
    }
    for (const { x, line } of parts) flowed.add(line, left + x, y + gap + size, size);
    y += gap + height;
  }
  flowed.flush();
}
