import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { paragraph, quiet, strong } from '../../../platform/papers/paper-table.js';
import { heightOf, stackOf } from '../../../platform/pdf/cell-stack.js';
import { FlowedText } from '../../../platform/pdf/flowed-text.js';
import { PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { drawStack, drawTable, INK, type LaidTable, layTable } from '../../../platform/pdf/ruled-table.js';
import { attachSeal, drawSeals, layoutSeals, type SealRow } from '../../../platform/pdf/seal-strip.js';
import type { PaperHead, SignedWeek } from './plan-on-paper.js';
import type { PaperSheet } from './plan-sheets.js';
import { signatureBlocks } from './signature-blocks.js';

/** The sheets of a week: numbered together and signed once, in place of ink where all of it is verified. */
export type SheetsOfWeek = Readonly<{
  name: string;
  session: string;
  sheets: readonly PaperSheet[];
  signing: SignedWeek | null;
}>;

/** A4 in points, with edges of 12 mm. */
const PAGE = { width: 595.28, height: 841.89, edge: 34 } as const;
const LINE = { x: PAGE.edge, width: PAGE.width - 2 * PAGE.edge } as const;
const FOOT = PAGE.height - PAGE.edge - 9;
const SIGNATURES = 66;
/** Of letters: a lesson that would go on to a second page is rather written smaller. */
const SIZES = [9.25, 8.5, 7.75] as const;
const SMALL = 7.75;
const FACTS = [0.3, 0.265, 0.24, 0.195] as const;
const RULE = 0.6;

/** Drawn while the weeks are read; other work gets its turn after every sheet. */
export function planPdf(title: string, head: PaperHead, weeks: AsyncIterable<SheetsOfWeek>): Readable {
  const output = new PassThrough();
  draw(output, title, head, weeks).catch((error: Error) => output.destroy(error));
  return output;
}

async function draw(
  output: PassThrough,
  title: string,
  head: PaperHead,
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

/** Who reads slowly is waited for, who has gone is not. */
async function drained(output: PassThrough): Promise<void> {
  if (!output.writableNeedDrain || output.destroyed) return;
  const heard = new AbortController();
  const { signal } = heard;
  await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]);
  heard.abort();
}

/** Pages are kept until the last of their week is drawn, since each says how many there are. */
class PagesOfWeek {
  y = 0;
  bottom = FOOT - 12;
  private sheet: PaperSheet | null = null;
  private pages = 0;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly flowed: FlowedText,
    private readonly head: PaperHead,
    private readonly week: SheetsOfWeek,
  ) {}

  drawSheet(sheet: PaperSheet, isLast: boolean): void {
    this.sheet = sheet;
    this.newPage();
    const notes = stackOf(sheet.notes.map(quiet), LINE.width, SIZES[0], this.flowed);
    const seals = layoutSeals(sheet.seals, LINE, this.flowed);
    const sealed = seals.reduce((sum, { height }) => sum + height, 0);
    const below = (notes.length > 0 ? heightOf(notes) + 6 : 0) + sealed + (isLast ? SIGNATURES : 0);
    const table = this.fitted(sheet, this.bottom - this.y - below);
    drawTable(table, this, this.flowed, this.pdf);
    if (notes.length > 0) this.drawNotes(notes);
    for (const row of seals) this.drawSealRow(row);
    for (const seal of sheet.seals) attachSeal(this.pdf, seal);
    if (isLast) this.drawSignatures();
  }

  /** Numbers what was drawn, and lets it go. */
  end(): void {
    const { start } = this.pdf.bufferedPageRange();
    for (let page = 0; page < this.pages; page += 1) {
      this.pdf.switchToPage(start + page);
      this.drawFoot(`Halaman ${page + 1} / ${this.pages}`);
    }
    this.pdf.flushPages();
  }

  moveTo(y: number): void {
    this.y = y;
  }

  newPage(): void {
    this.pdf.addPage();
    this.pages += 1;
    this.drawHead();
    this.drawFacts();
  }

  private fitted({ table }: PaperSheet, height: number): LaidTable {
    const [first, ...smaller] = SIZES;
    const laid = layTable(table, LINE, first, this.flowed);
    if (laid.height <= height || laid.height > 1.5 * height) return laid;
    const fits = smaller
      .map((size) => layTable(table, LINE, size, this.flowed))
      .find((each) => each.height <= height);
    return fits ?? laid;
  }

  private drawHead(): void {
    const { school } = this.head;
    const top = PAGE.edge;
    const logo = 32;
    if (school.logo) this.pdf.image(school.logo, LINE.x, top, { fit: [logo, logo], valign: 'center' });
    const left = LINE.x + (school.logo ? logo + 8 : 0);
    const width = LINE.width * 0.62 - (school.logo ? logo + 8 : 0);
    const named = this.put(school.name, { x: left, y: top, width }, 12, 'strong');
    const about = [`Kod sekolah ${school.code}`, school.place].filter(Boolean).join(' · ');
    const end = this.put(about, { x: left, y: named, width }, SMALL, 'quiet');
    const right = { x: LINE.x + LINE.width * 0.62, width: LINE.width * 0.38 };
    const titled = this.put('Rancangan Pengajaran Harian', { ...right, y: top }, 11.5, 'strong', 'right');
    const when = `Sesi ${this.week.session} · ${this.week.name}`;
    const told = this.put(when, { ...right, y: titled }, SMALL, 'quiet', 'right');
    if (this.sheet?.isDraft) this.drawDraft(told + 1.5);
    this.y = Math.max(end, told + (this.sheet?.isDraft ? 12 : 0), top + (school.logo ? logo : 0)) + 6;
  }

  private drawDraft(y: number): void {
    const width = 36;
    const x = LINE.x + LINE.width - width;
    this.pdf.rect(x, y, width, 12).lineWidth(0.9).stroke(INK.text);
    const inner = this.flowed.widthOf('DRAF', 'semibold', SMALL);
    this.put('DRAF', { x: x + (width - inner) / 2, y: y + 0.7, width }, SMALL, 'strong');
  }

  private drawFacts(): void {
    const size = SIZES[0];
    const cells = (this.sheet?.facts ?? []).map(({ label, value }, at) => {
      const width = (FACTS[at] ?? 0) * LINE.width;
      return { width, lines: stackOf([quiet(label), strong(value)], width - 11, size - 0.25, this.flowed) };
    });
    const height = Math.max(...cells.map(({ lines }) => heightOf(lines))) + 8;
    let x: number = LINE.x;
    for (const { width, lines } of cells) {
      this.pdf.rect(x, this.y, width, height).lineWidth(RULE).stroke(INK.line);
      drawStack(lines, x + 5.5, this.y + 4, this.flowed, this.pdf);
      x += width;
    }
    this.y += height + 8;
  }

  private drawNotes(lines: ReturnType<typeof stackOf>): void {
    if (this.y + 6 + heightOf(lines) > this.bottom) this.newPage();
    drawStack(lines, LINE.x, this.y + 6, this.flowed, this.pdf);
    this.y += 6 + heightOf(lines);
  }

  private drawSealRow(row: SealRow): void {
    if (this.y + row.height > this.bottom) this.newPage();
    drawSeals(row, this.y + 3, this.flowed, this.pdf);
    this.y += row.height;
  }

  /** A line for ink, unless somebody has signed here. */
  private drawSignatures(): void {
    if (this.y + SIGNATURES > this.bottom) this.newPage();
    const top = this.bottom - SIGNATURES + 34;
    const width = LINE.width * 0.42;
    for (const [at, { act, name, office }] of signatureBlocks(
      this.head.author,
      this.week.signing,
    ).entries()) {
      const x = at === 0 ? LINE.x : LINE.x + LINE.width - width;
      this.put(act, { x, y: top - 34, width }, SMALL, 'quiet');
      this.pdf
        .moveTo(x, top)
        .lineTo(x + width, top)
        .lineWidth(RULE)
        .stroke(INK.text);
      const named = this.put(
        name,
        { x, y: top + 3, width },
        SIZES[1],
        at === 0 || this.week.signing ? 'strong' : 'quiet',
      );
      this.put(office, { x, y: named, width }, SMALL, 'quiet');
    }
    this.y = this.bottom;
  }

  private drawFoot(words: string): void {
    this.put('Rekod Mengajar', { x: LINE.x, y: FOOT, width: LINE.width }, 7.25, 'quiet');
    this.put(words, { x: LINE.x, y: FOOT, width: LINE.width }, 7.25, 'quiet', 'right');
  }

  /** Returns where the words end. */
  private put(
    text: string,
    { x, y, width }: Readonly<{ x: number; y: number; width: number }>,
    size: number,
    tone: 'strong' | 'quiet',
    align: 'left' | 'right' = 'left',
  ): number {
    const height = size * 1.36;
    const words = tone === 'strong' ? strong(text) : paragraph(text);
    this.pdf.fillColor(tone === 'quiet' ? INK.quiet : INK.text);
    const lines = this.flowed.linesOf(words, width, size);
    for (const [at, line] of lines.entries()) {
      const left = align === 'right' ? x + width - line.width : x;
      this.flowed.draw(line, left, y + at * height + size, size);
    }
    return y + lines.length * height;
  }
}
