import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Letters, PdfWriter, type Place } from './pdf-writer.js';

/** Widths are shares of the line. */
export type PdfColumn = Readonly<{ header: string; width: number; align?: 'right' }>;
export type PdfTable = Readonly<{
  title: string;
  subtitle: string;
  columns: readonly PdfColumn[];
  at: number;
}>;
type Cells = readonly string[];

/** A4 across, in points. */
const PAGE = { width: 841.89, height: 595.28, margin: 32 } as const;
const LINE = PAGE.width - 2 * PAGE.margin;
const ROW = 27;
const GAP = 8;
const HEADER: Letters = { size: 8, weight: 'semibold' };
const BODY: Letters = { size: 8, weight: 'regular' };
const COLOUR = { text: '#1c2526', muted: '#5a6869', line: '#dbe2e2' } as const;
const FOOT = PAGE.height - PAGE.margin - 10;

/**
 * A table over as many pages as it takes, the head on each; a cell has two lines. Written while the rows are read, and
 * other work gets its turn after every page. `at`: when it was made, epoch milliseconds.
 */
export function tablePdf(table: PdfTable, rows: AsyncIterable<Cells>): Readable {
  const output = new PassThrough();
  write(output, table, rows).catch((error: Error) => output.destroy(error));
  return output;
}

async function write(output: PassThrough, table: PdfTable, rows: AsyncIterable<Cells>): Promise<void> {
  const info = { Title: table.title, Creator: 'Rekod Mengajar', CreationDate: new Date(table.at) };
  const margins = { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 };
  const writer = await PdfWriter.open({ layout: 'landscape', autoFirstPage: false, info, margins });
  writer.pdf.pipe(output);
  let page = 1;
  let y = beginPage(writer, table, page);
  for await (const row of rows) {
    if (output.destroyed) return;
    if (y + ROW > FOOT) {
      await setImmediate();
      page += 1;
      y = beginPage(writer, table, page);
    }
    y = writeRow(writer, table.columns, row, y);
  }
  writer.pdf.end();
}

/** Returns where the rows begin. */
function beginPage(writer: PdfWriter, { title, subtitle, columns }: PdfTable, page: number): number {
  const { pdf } = writer;
  pdf.addPage();
  pdf.fillColor(COLOUR.text);
  writer.choose({ size: 13, weight: 'semibold' }).text(title, PAGE.margin, PAGE.margin, { width: LINE });
  pdf.fillColor(COLOUR.muted);
  writer.choose(BODY).text(subtitle, PAGE.margin, PAGE.margin + 18, oneLine(LINE));
  pdf.text(`Muka ${page}`, PAGE.margin, FOOT, { ...oneLine(LINE), align: 'right' });
  const top = PAGE.margin + 38;
  const headers = columns.map(({ header }) => header);
  writeCells(writer, columns, headers, top, HEADER);
  rule(pdf, top + 14);
  pdf.fillColor(COLOUR.text);
  return top + 19;
}

function writeRow(writer: PdfWriter, columns: readonly PdfColumn[], cells: Cells, y: number): number {
  writeCells(writer, columns, cells, y, BODY);
  rule(writer.pdf, y + ROW - 5);
  return y + ROW;
}

function writeCells(
  writer: PdfWriter,
  columns: readonly PdfColumn[],
  cells: Cells,
  y: number,
  letters: Letters,
): void {
  let x: number = PAGE.margin;
  for (const [index, { width: share, align }] of columns.entries()) {
    const width = share * LINE;
    writeCell(writer, cells[index] ?? '', { x, y, width: width - GAP, align }, letters);
    x += width;
  }
}

type Cell = Place & Readonly<{ align?: 'left' | 'right' | undefined }>;

/** Breaking lines is by far the dearest part of a page: what fits is written without. */
function writeCell(writer: PdfWriter, text: string, cell: Cell, letters: Letters): void {
  const { x, y, width, align = 'left' } = cell;
  const pdf = writer.choose(letters);
  if (!writer.isPlain(text)) {
    writer.write(text, cell, { ...letters, align, maxLines: 2 });
    return;
  }
  const own = pdf.widthOfString(text);
  if (own > width || text.includes('\n'))
    pdf.text(text, x, y, { width, height: ROW - 7, ellipsis: true, align });
  else pdf.text(text, align === 'right' ? x + width - own : x, y, { lineBreak: false });
}

function oneLine(width: number) {
  return { width, lineBreak: false, ellipsis: true };
}

function rule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.5)
    .stroke(COLOUR.line);
}
