import { PassThrough, type Readable } from 'node:stream';
import {
  type PaperTable,
  paragraph,
  paragraphsOf,
  quiet,
  strong,
} from '../../../platform/papers/paper-table.js';
import { type SignedPaper, signatureBlocks } from '../../../platform/papers/signature-blocks.js';
import { FlowedText } from '../../../platform/pdf/flowed-text.js';
import { ACROSS, PaperPages, type SchoolOnPaper } from '../../../platform/pdf/paper-pages.js';
import { PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { drawTable, layTable } from '../../../platform/pdf/ruled-table.js';
import type { LabelledSeal } from '../../../platform/pdf/seal-strip.js';
import { type PaperLine, weekLines } from './paper-lines.js';

/** `of`: "Sains Tahun 5 · Sesi 2026". `author`: who has prepared it. `mark`: that nobody has verified it, empty where it is; `seal`, `signing`: null then. */
export type YearlyPlanOnPaper = Readonly<{
  school: SchoolOnPaper;
  name: string;
  of: string;
  author: string;
  lines: readonly PaperLine[];
  mark: string;
  seal: LabelledSeal | null;
  signing: SignedPaper | null;
  now: number;
}>;

const TITLE = 'Rancangan Pengajaran Tahunan';
const LETTERS = 8.25;

/** A4 across, its head on every page. */
export function yearlyPlanPdf(plan: YearlyPlanOnPaper): Readable {
  const output = new PassThrough();
  draw(output, plan).catch((error: Error) => output.destroy(error));
  return output;
}

async function draw(output: PassThrough, plan: YearlyPlanOnPaper): Promise<void> {
  const info = {
    Title: plan.name,
    Author: plan.author,
    Creator: 'Rekod Mengajar',
    CreationDate: new Date(plan.now),
  };
  const writer = await PdfWriter.open({ autoFirstPage: false, bufferPages: true, margin: 0, info });
  writer.pdf.pipe(output);
  const pages = new PagesOfPlan(writer.pdf, new FlowedText(writer), plan);
  pages.draw();
  pages.end();
  writer.pdf.end();
}

class PagesOfPlan extends PaperPages {
  constructor(
    pdf: PDFKit.PDFDocument,
    flowed: FlowedText,
    private readonly plan: YearlyPlanOnPaper,
  ) {
    super(pdf, flowed, ACROSS);
  }

  protected get titled() {
    const { school, of, mark } = this.plan;
    return { school, title: TITLE, of, mark };
  }

  draw(): void {
    const { lines, seal, author, signing } = this.plan;
    this.newPage();
    drawTable(layTable(tableOf(lines), this.line, LETTERS, this.flowed), this, this.flowed, this.pdf);
    const seals = seal ? [seal] : [];
    this.y += 4;
    this.drawSeals(this.laySeals(seals).rows, seals);
    this.drawSignatures(signatureBlocks({ author, office: 'Penyedia RPT' }, signing));
  }
}

function tableOf(lines: readonly PaperLine[]): PaperTable {
  return {
    columns: [
      { share: 0.11, head: 'Minggu' },
      { share: 0.13, head: 'Tema / Topik' },
      { share: 0.14, head: 'Standard kandungan' },
      { share: 0.2, head: 'Standard pembelajaran' },
      { share: 0.17, head: 'Objektif' },
      { share: 0.08, head: 'EMK' },
      { share: 0.08, head: 'BBM' },
      { share: 0.09, head: 'Catatan' },
    ],
    rows: lines.map((line) => {
      const [name = '', ...about] = weekLines(line);
      const { theme, topic, contentStandards, learningStandards, ...texts } = line.texts;
      return [
        [strong(name), ...about.map(quiet)],
        [theme, topic].filter(Boolean).map(paragraph),
        contentStandards.map(paragraph),
        learningStandards.map(paragraph),
        ...[texts.objective, texts.crossCurricular, texts.resources, texts.notes].map(paragraphsOf),
      ];
    }),
  };
}
