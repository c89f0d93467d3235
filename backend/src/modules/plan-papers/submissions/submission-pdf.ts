import { PassThrough, type Readable } from 'node:stream';
import { paragraph, strong } from '../../../platform/papers/paper-table.js';
import { FlowedText } from '../../../platform/pdf/flowed-text.js';
import { PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { drawTable, INK, layTable } from '../../../platform/pdf/ruled-table.js';
import type { WeekFigures } from '../../reviews/index.js';
import type { PaperHead } from '../papers/plan-on-paper.js';

/** Of a teacher, or of a week of one. */
export type ReportLine = Readonly<{ name: string; figures: WeekFigures }>;

/** `about`: the teacher whom all of it is about; null for several. */
export type ReportOnPaper = Readonly<{
  head: PaperHead;
  session: string;
  period: string;
  about: string | null;
  firstColumn: string;
  lines: readonly ReportLine[];
  total: WeekFigures;
}>;

/** A4 in points, with edges of 12 mm. */
const PAGE = { width: 595.28, height: 841.89, edge: 34 } as const;
const LINE = { x: PAGE.edge, width: PAGE.width - 2 * PAGE.edge } as const;
const FOOT = PAGE.height - PAGE.edge - 9;
const SIGNATURES = 74;
const SIZE = 9;
const SMALL = 7.75;

const FIGURES: readonly (readonly [head: string, of: (figures: WeekFigures) => number])[] = [
  ['Dijangka', ({ expected }) => expected],
  ['Tepat masa', ({ onTime }) => onTime],
  ['Lewat', ({ late }) => late],
  ['Belum', ({ missing, open }) => missing + open],
  ['Disahkan', ({ verified }) => verified],
  ['Tidak hadir', ({ away }) => away],
];
const FIGURE_SHARE = 0.105;

/** How many plans were expected, sent and verified, with room for who files it. */
export function submissionPdf(report: ReportOnPaper): Readable {
  const output = new PassThrough();
  draw(output, report).catch((error: Error) => output.destroy(error));
  return output;
}

async function draw(output: PassThrough, report: ReportOnPaper): Promise<void> {
  const { author, now } = report.head;
  const info = {
    ...{ Title: 'Laporan penghantaran RPH', Author: author, Creator: 'Rekod Mengajar' },
    CreationDate: new Date(now),
  };
  const writer = await PdfWriter.open({ autoFirstPage: false, bufferPages: true, margin: 0, info });
  writer.pdf.pipe(output);
  const pages = new ReportPages(writer.pdf, new FlowedText(writer), report);
  pages.draw();
  writer.pdf.end();
}

class ReportPages {
  y = 0;
  bottom = FOOT - 12;
  private pages = 0;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly flowed: FlowedText,
    private readonly report: ReportOnPaper,
  ) {}

  draw(): void {
    const { lines, total, firstColumn } = this.report;
    this.newPage();
    const rowOf = ({ name, figures }: ReportLine, say: typeof paragraph) => [
      [say(name)],
      ...FIGURES.map(([, of]) => [say(String(of(figures)))]),
    ];
    const columns = [
      { share: 1 - FIGURES.length * FIGURE_SHARE, head: firstColumn },
      ...FIGURES.map(([head]) => ({ share: FIGURE_SHARE, head })),
    ];
    const rows = [
      ...lines.map((line) => rowOf(line, paragraph)),
      rowOf({ name: 'Jumlah', figures: total }, strong),
    ];
    drawTable(layTable({ columns, rows }, LINE, SIZE, this.flowed), this, this.flowed, this.pdf);
    this.note(
      'Dijangka: PdP dalam jadual pada hari persekolahan, tolak hari tidak hadir dan PdP yang dihentikan sekolah. Belum termasuk yang masih dalam tempoh.',
    );
    this.sign();
    this.number();
  }

  moveTo(y: number): void {
    this.y = y;
  }

  newPage(): void {
    this.pdf.addPage();
    this.pages += 1;
    const { head, session, period, about } = this.report;
    const { school } = head;
    const logo = school.logo ? 32 : 0;
    if (school.logo) this.pdf.image(school.logo, LINE.x, PAGE.edge, { fit: [logo, logo], valign: 'center' });
    const left = LINE.x + (logo ? logo + 8 : 0);
    const width = LINE.width * 0.56 - (logo ? logo + 8 : 0);
    const named = this.put(school.name, { x: left, y: PAGE.edge, width }, 12, 'strong');
    const place = [`Kod sekolah ${school.code}`, school.place].filter(Boolean).join(' · ');
    const end = this.put(place, { x: left, y: named, width }, SMALL, 'quiet');
    const right = { x: LINE.x + LINE.width * 0.58, width: LINE.width * 0.42 };
    const titled = this.put('Laporan penghantaran RPH', { ...right, y: PAGE.edge }, 11.5, 'strong', 'right');
    const when = [session && `Sesi ${session}`, period].filter(Boolean).join(' · ');
    const told = this.put(when, { ...right, y: titled }, SMALL, 'quiet', 'right');
    this.y = Math.max(end, told, PAGE.edge + logo) + 8;
    if (about) this.y = this.put(about, { x: LINE.x, y: this.y, width: LINE.width }, 11, 'strong') + 6;
  }

  private note(words: string): void {
    if (this.y + 40 > this.bottom) this.newPage();
    this.y = this.put(words, { x: LINE.x, y: this.y + 8, width: LINE.width }, SMALL, 'quiet');
  }

  private sign(): void {
    if (this.y + SIGNATURES > this.bottom) this.newPage();
    const top = this.y + 48;
    const width = LINE.width * 0.42;
    const blocks = [
      ['Disediakan oleh', this.report.head.author, 'Jawatan · Tarikh:'],
      ['Disahkan oleh', 'Nama:', 'Guru Besar / Pengetua · Tarikh:'],
    ] as const;
    for (const [at, [act, name, office]] of blocks.entries()) {
      const x = at === 0 ? LINE.x : LINE.x + LINE.width - width;
      this.put(act, { x, y: top - 34, width }, SMALL, 'quiet');
      this.pdf
        .moveTo(x, top)
        .lineTo(x + width, top)
        .lineWidth(0.6)
        .stroke(INK.text);
      const named = this.put(name, { x, y: top + 3, width }, 8.5, at === 0 ? 'strong' : 'quiet');
      this.put(office, { x, y: named, width }, SMALL, 'quiet');
    }
  }

  private number(): void {
    const { start } = this.pdf.bufferedPageRange();
    for (let page = 0; page < this.pages; page += 1) {
      this.pdf.switchToPage(start + page);
      this.put('Rekod Mengajar', { x: LINE.x, y: FOOT, width: LINE.width }, 7.25, 'quiet');
      const words = `Halaman ${page + 1} / ${this.pages}`;
      this.put(words, { x: LINE.x, y: FOOT, width: LINE.width }, 7.25, 'quiet', 'right');
    }
  }

  /** Where the next line goes. */
  private put(
    text: string,
    { x, y, width }: Readonly<{ x: number; y: number; width: number }>,
    size: number,
    tone: 'strong' | 'quiet',
    align: 'left' | 'right' = 'left',
  ): number {
    const height = size * 1.36;
    this.pdf.fillColor(tone === 'quiet' ? INK.quiet : INK.text);
    const lines = this.flowed.linesOf(tone === 'strong' ? strong(text) : paragraph(text), width, size);
    for (const [at, line] of lines.entries()) {
      const left = align === 'right' ? x + width - line.width : x;
      this.flowed.draw(line, left, y + at * height + size, size);
    }
    return y + lines.length * height;
  }
}
