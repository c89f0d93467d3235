import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { paragraph, strong } from '../papers/paper-table.js';
import type { SignatureBlock } from '../papers/signature-blocks.js';
import type { FlowedText } from './flowed-text.js';
import { INK, type PageRoom } from './ruled-table.js';
import { attachSeal, drawSeals, type LabelledSeal, layoutSeals, type SealRow } from './seal-strip.js';

/** Whose paper it is. `place`: where the school is, as far as it says so. `logo`: as PNG. */
export type SchoolOnPaper = Readonly<{ name: string; code: string; place: string; logo: Buffer | null }>;
type Titled = Readonly<{ school: SchoolOnPaper; title: string; of: string; mark: string }>;
type Place = Readonly<{ x: number; y: number; width: number }>;

/** A4 in points. */
export const UPRIGHT = { width: 595.28, height: 841.89 } as const;
export const ACROSS = { width: 841.89, height: 595.28 } as const;
/** 12 mm. */
const EDGE = 34;
const SIGNATURES = 66;
const RULE = 0.6;
export const SMALL = 7.75;

/**
 * Pages that belong together, each with the school and what it is of at its head. Their feet are drawn when the last of
 * them is, since each says how many there are; what stands above is written as soon as it is full.
 */
export abstract class PaperPages implements PageRoom {
  y = 0;
  readonly line: Readonly<{ x: number; width: number }>;
  readonly bottom: number;
  private readonly foot: number;
  private pages = 0;

  constructor(
    protected readonly pdf: PDFKit.PDFDocument,
    protected readonly flowed: FlowedText,
    private readonly size: Readonly<{ width: number; height: number }>,
  ) {
    this.line = { x: EDGE, width: size.width - 2 * EDGE };
    this.foot = size.height - EDGE - 9;
    this.bottom = this.foot - 12;
  }

  protected abstract readonly titled: Titled;

  moveTo(y: number): void {
    this.y = y;
  }

  newPage(): void {
    if (this.pages > 0) this.letGo();
    this.pdf.addPage({ size: [this.size.width, this.size.height], margin: 0 });
    this.pages += 1;
    this.drawHead();
  }

  /** Numbers what was drawn, and lets it go. */
  end(): void {
    this.letGo();
    const { start } = this.pdf.bufferedPageRange();
    for (let page = 0; page < this.pages; page += 1) {
      this.pdf.switchToPage(start + page);
      const place = { ...this.line, y: this.foot };
      this.put('Rekod Mengajar', place, 7.25, 'quiet');
      this.put(`Halaman ${page + 1} / ${this.pages}`, place, 7.25, 'quiet', 'right');
    }
    this.pdf.flushPages();
  }

  /** A page has two streams of what is drawn on it: this one goes, and the other one waits for its foot. */
  private letGo(): void {
    const { page } = this.pdf;
    const drawn = page.content;
    drawn.end('');
    page.content = this.pdf.ref({});
    Object.assign(page.dictionary.data, { Contents: [drawn, page.content] });
  }

  protected laySeals(seals: readonly LabelledSeal[]): Readonly<{ rows: SealRow[]; height: number }> {
    const rows = layoutSeals(seals, this.line, this.flowed);
    return { rows, height: rows.reduce((sum, { height }) => sum + height, 0) };
  }

  protected drawSeals(rows: readonly SealRow[], seals: readonly LabelledSeal[]): void {
    for (const row of rows) {
      if (this.y + row.height > this.bottom) this.newPage();
      drawSeals(row, this.y + 3, this.flowed, this.pdf);
      this.y += row.height;
    }
    for (const seal of seals) attachSeal(this.pdf, seal);
  }

  protected readonly signaturesHeight = SIGNATURES;

  /** At the foot of the last page. */
  protected drawSignatures(blocks: readonly SignatureBlock[]): void {
    if (this.y + SIGNATURES > this.bottom) this.newPage();
    const top = this.bottom - SIGNATURES + 34;
    const width = this.line.width * 0.42;
    for (const [at, { act, name, office, isNamed }] of blocks.entries()) {
      const x = at === 0 ? this.line.x : this.line.x + this.line.width - width;
      this.put(act, { x, y: top - 34, width }, SMALL, 'quiet');
      this.pdf
        .moveTo(x, top)
        .lineTo(x + width, top)
        .lineWidth(RULE)
        .stroke(INK.text);
      const named = this.put(name, { x, y: top + 3, width }, 8.5, isNamed ? 'strong' : 'quiet');
      this.put(office, { x, y: named, width }, SMALL, 'quiet');
    }
    this.y = this.bottom;
  }

  private drawHead(): void {
    const { school, title, of, mark } = this.titled;
    const top = EDGE;
    const logo = 32;
    if (school.logo) this.pdf.image(school.logo, this.line.x, top, { fit: [logo, logo], valign: 'center' });
    const left = this.line.x + (school.logo ? logo + 8 : 0);
    const width = this.line.width * 0.62 - (school.logo ? logo + 8 : 0);
    const named = this.put(school.name, { x: left, y: top, width }, 12, 'strong');
    const about = [`Kod sekolah ${school.code}`, school.place].filter(Boolean).join(' · ');
    const end = this.put(about, { x: left, y: named, width }, SMALL, 'quiet');
    const right = { x: this.line.x + this.line.width * 0.62, width: this.line.width * 0.38 };
    const written = this.put(title, { ...right, y: top }, 11.5, 'strong', 'right');
    const told = this.put(of, { ...right, y: written }, SMALL, 'quiet', 'right');
    if (mark) this.drawMark(mark, told + 1.5);
    this.y = Math.max(end, told + (mark ? 12 : 0), top + (school.logo ? logo : 0)) + 6;
  }

  /** Where it is not sealed. */
  private drawMark(mark: string, y: number): void {
    const inner = this.flowed.widthOf(mark, 'semibold', SMALL);
    const width = inner + 16;
    const x = this.line.x + this.line.width - width;
    this.pdf.rect(x, y, width, 12).lineWidth(0.9).stroke(INK.text);
    this.put(mark, { x: x + (width - inner) / 2, y: y + 0.7, width }, SMALL, 'strong');
  }

  /** Returns where the words end. */
  protected put(
    text: string,
    { x, y, width }: Place,
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

/** Who reads slowly is waited for, who has gone is not. */
export async function drained(output: PassThrough): Promise<void> {
  if (!output.writableNeedDrain || output.destroyed) return;
  const heard = new AbortController();
  const { signal } = heard;
  await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]);
  heard.abort();
}
