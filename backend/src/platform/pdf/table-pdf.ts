import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { openPdf } from './open-pdf.js';

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
  const pdf = await openPdf({ layout: 'landscape', autoFirstPage: false, info, margins });
  pdf.pipe(output);
  let page = 1;
  let y = beginPage(pdf, table, page);
  for await (const row of rows) {
    if (output.destroyed) return;
    if (y + ROW > FOOT) {
      await setImmediate();
      page += 1;
      y = beginPage(pdf, table, page);
    }
    y = writeRow(pdf, table.columns, row, y);
  }
  pdf.end();
}

/** Returns where the rows begin. */
function beginPage(pdf: PDFKit.PDFDocument, { title, subtitle, columns }: PdfTable, page: number): number {
  pdf.addPage();
  pdf.fillColor(COLOUR.text).font('semibold').fontSize(13);
  pdf.text(title, PAGE.margin, PAGE.margin, { width: LINE });
  pdf.fillColor(COLOUR.muted).font('regular').fontSize(8);
  pdf.text(subtitle, PAGE.margin, PAGE.margin + 18, oneLine(LINE));
  pdf.text(`Muka ${page}`, PAGE.margin, FOOT, { ...oneLine(LINE), align: 'right' });
  const top = PAGE.margin + 38;
  pdf.font('semibold').fontSize(8);
  writeCells(
    pdf,
    columns,
    columns.map(({ header }) => header),
    top,
  );
  rule(pdf, top + 14);
  pdf.font('regular').fillColor(COLOUR.text);
  return top + 19;
}

function writeRow(pdf: PDFKit.PDFDocument, columns: readonly PdfColumn[], cells: Cells, y: number): number {
  writeCells(pdf, columns, cells, y);
  rule(pdf, y + ROW - 5);
  return y + ROW;
}

function writeCells(pdf: PDFKit.PDFDocument, columns: readonly PdfColumn[], cells: Cells, y: number): void {
  let x: number = PAGE.margin;
  for (const [index, { width: share, align }] of columns.entries()) {
    const width = share * LINE;
    writeCell(pdf, cells[index] ?? '', { x, y, width: width - GAP, align });
    x += width;
  }
}

type Place = Readonly<{ x: number; y: number; width: number; align?: 'left' | 'right' }>;

/** Breaking lines is by far the dearest part of a page: what fits is written without. */
function writeCell(pdf: PDFKit.PDFDocument, text: string, { x, y, width, align = 'left' }: Place): void {
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
