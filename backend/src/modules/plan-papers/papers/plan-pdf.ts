import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { quiet, strong } from '../../../platform/papers/paper-table.js';
import { type SignedPaper, signatureBlocks } from '../../../platform/papers/signature-blocks.js';
import { heightOf, stackOf } from '../../../platform/pdf/cell-stack.js';
import { FlowedText } from '../../../platform/pdf/flowed-text.js';
import { drained, PaperPages, UPRIGHT } from '../../../platform/pdf/paper-pages.js';
import { PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { drawStack, drawTable, INK, type LaidTable, layTable } from '../../../platform/pdf/ruled-table.js';
import { drawFront, type FileFront, placeOf } from './file-front.js';
import { type PaperHead, TEACHER } from './plan-on-paper.js';
import type { PaperSheet } from './plan-sheets.js';

/** The sheets of a week: numbered together and signed once, in place of ink where all of it is verified. */
export type SheetsOfWeek = Readonly<{
  name: string;
  session: string;
  sheets: readonly PaperSheet[];
  signing: SignedPaper | null;
}>;

/** Of letters: a lesson that would go on to a second page is rather written smaller. */
const SIZES = [9.25, 8.5, 7.75] as const;
const FACTS = [0.3, 0.265, 0.24, 0.195] as const;
const RULE = 0.6;

/** Drawn while the weeks are read; other work gets its turn after every sheet. */
export function planPdf(
  title: string,
  head: PaperHead,
  weeks: AsyncIterable<SheetsOfWeek>,
  front?: FileFront,
): Readable {
  const output = new PassThrough();
  draw(output, { title, head, front }, weeks).catch((error: Error) => output.destroy(error));
  return output;
}

async function draw(
  output: PassThrough,
  { title, head, front }: Readonly<{ title: string; head: PaperHead; front: FileFront | undefined }>,
  weeks: AsyncIterable<SheetsOfWeek>,
): Promise<void> {
  const info = {
    Title: title,
    Author: head.author,
    Creator: 'Rekod Mengajar',
    CreationDate: new Date(head.now),
  };
  const writer = await PdfWriter.open({ autoFirstPage: false, bufferPages: true, margin: 0, info });
  writer.pdf.pipe(output);
  const flowed = new FlowedText(writer);
  if (front) await drawFront(writer.pdf, flowed, head, front);
  for await (const week of weeks) {
    const pages = new PagesOfWeek(writer.pdf, flowed, head, week);
    for (const [at, sheet] of week.sheets.entries()) {
      if (output.destroyed) return;
      pages.drawSheet(sheet, at === week.sheets.length - 1);
      await setImmediate();
    }
    pages.end();
    await drained(output);
  }
  writer.pdf.end();
}

class PagesOfWeek extends PaperPages {
  private sheet: PaperSheet | null = null;

  constructor(
    pdf: PDFKit.PDFDocument,
    flowed: FlowedText,
    private readonly head: PaperHead,
    private readonly week: SheetsOfWeek,
  ) {
    super(pdf, flowed, UPRIGHT);
  }

  protected get titled() {
    const { name, session } = this.week;
    const number = this.sheet?.number;
    const of = [`Sesi ${session}`, name, ...(number === undefined ? [] : [`No. ${number}`])].join(' · ');
    return {
      ...{ school: this.head.school, title: 'Rancangan Pengajaran Harian', of },
      mark: this.sheet?.mark ?? '',
    };
  }

  drawSheet(sheet: PaperSheet, isLast: boolean): void {
    this.sheet = sheet;
    this.newPage();
    if (sheet.number !== undefined) this.pdf.addNamedDestination(placeOf(sheet.number));
    const notes = stackOf(sheet.notes.map(quiet), this.line.width, SIZES[0], this.flowed);
    const seals = this.laySeals(sheet.seals);
    const signed = isLast ? this.signaturesHeight : 0;
    const below = (notes.length > 0 ? heightOf(notes) + 6 : 0) + seals.height + signed;
    const table = this.fitted(sheet, this.bottom - this.y - below);
    drawTable(table, this, this.flowed, this.pdf);
    if (notes.length > 0) this.drawNotes(notes);
    this.drawSeals(seals.rows, sheet.seals);
    if (isLast)
      this.drawSignatures(signatureBlocks({ author: this.head.author, office: TEACHER }, this.week.signing));
  }

  override newPage(): void {
    super.newPage();
    this.drawFacts();
  }

  private fitted({ table }: PaperSheet, height: number): LaidTable {
    const [first, ...smaller] = SIZES;
    const laid = layTable(table, this.line, first, this.flowed);
    if (laid.height <= height || laid.height > 1.5 * height) return laid;
    const fits = smaller
      .map((size) => layTable(table, this.line, size, this.flowed))
      .find((each) => each.height <= height);
    return fits ?? laid;
  }

  private drawFacts(): void {
    const size = SIZES[0];
    const cells = (this.sheet?.facts ?? []).map(({ label, value }, at) => {
      const width = (FACTS[at] ?? 0) * this.line.width;
      return { width, lines: stackOf([quiet(label), strong(value)], width - 11, size - 0.25, this.flowed) };
    });
    const height = Math.max(...cells.map(({ lines }) => heightOf(lines))) + 8;
    let x = this.line.x;
    for (const { width, lines } of cells) {
      this.pdf.rect(x, this.y, width, height).lineWidth(RULE).stroke(INK.line);
      drawStack(lines, x + 5.5, this.y + 4, this.flowed, this.pdf);
      x += width;
    }
    this.y += height + 8;
  }

  private drawNotes(lines: ReturnType<typeof stackOf>): void {
    if (this.y + 6 + heightOf(lines) > this.bottom) this.newPage();
    drawStack(lines, this.line.x, this.y + 6, this.flowed, this.pdf);
    this.y += 6 + heightOf(lines);
  }
}
