import { setImmediate } from 'node:timers/promises';
import type { Day } from '../../../platform/calendar/day.js';
import { malayDate, malayLongDate } from '../../../platform/calendar/malay-date.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { paragraph, quiet, strong } from '../../../platform/papers/paper-table.js';
import { stackOf } from '../../../platform/pdf/cell-stack.js';
import type { FlowedText } from '../../../platform/pdf/flowed-text.js';
import { PaperPages, UPRIGHT } from '../../../platform/pdf/paper-pages.js';
import { drawStack, drawTable, layTable } from '../../../platform/pdf/ruled-table.js';
import type { PaperHead } from './plan-on-paper.js';

/** `number`: under which it stands in the file. `code`: by which it is checked; null where it is not verified for good. */
export type ListedPlan = Readonly<{
  number: number;
  date: Day;
  times: string;
  about: string;
  topic: string;
  code: string | null;
}>;

/** What stands before the plans of a file. `returned`: how many were sent, returned, and so are not in it. */
export type FileFront = Readonly<{
  from: Day;
  to: Day;
  returned: number;
  weeks: readonly Readonly<{ name: string; plans: readonly ListedPlan[] }>[];
}>;

const LETTERS = 8.5;

/** Where a plan of a file begins. */
export const placeOf = (number: number) => `rph-${number}`;

/** The cover and the list of what follows; other work gets its turn after every week. */
export async function drawFront(
  pdf: PDFKit.PDFDocument,
  flowed: FlowedText,
  head: PaperHead,
  front: FileFront,
): Promise<void> {
  const pages = new FrontPages(pdf, flowed, head);
  pages.drawCover(front);
  pages.newPage();
  for (const week of front.weeks) {
    pages.drawWeek(week);
    await setImmediate();
  }
  pages.end();
}

class FrontPages extends PaperPages {
  constructor(
    pdf: PDFKit.PDFDocument,
    flowed: FlowedText,
    private readonly head: PaperHead,
  ) {
    super(pdf, flowed, UPRIGHT);
  }

  protected get titled() {
    const { school, author } = this.head;
    return { school, title: 'Fail RPH', of: author, mark: '' };
  }

  drawCover({ from, to, weeks, returned }: FileFront): void {
    const plans = weeks.flatMap((week) => week.plans);
    const sealed = plans.filter(({ code }) => code !== null).length;
    const { school, author, now } = this.head;
    this.newPage();
    const { x, width } = this.line;
    let y = this.put('Fail Rancangan Pengajaran Harian', { x, y: 250, width }, 24, 'strong');
    y = this.put(author, { x, y: y + 10, width }, 16, 'strong');
    y = this.put(`${malayLongDate(from)} hingga ${malayLongDate(to)}`, { x, y: y + 6, width }, 12, 'quiet');
    const facts = [
      [`${plans.length}`, 'RPH dalam fail ini'],
      [`${sealed}`, 'disahkan, dengan kod semakan'],
      ...(sealed < plans.length ? [[`${plans.length - sealed}`, 'dihantar, menunggu pengesahan']] : []),
      ...(returned > 0 ? [[`${returned}`, 'dipulangkan dan tidak disertakan']] : []),
    ] as const;
    const table = {
      columns: [{ share: 0.15, isLabel: true }, { share: 0.85 }],
      rows: facts.map(([count = '', words = '']) => [[strong(count)], [paragraph(words)]]),
    };
    this.y = y + 24;
    drawTable(layTable(table, this.line, 11, this.flowed), this, this.flowed, this.pdf);
    const made = `Disediakan oleh Rekod Mengajar bagi ${school.name} pada ${malayDate(dayOf(now))}.`;
    this.put(made, { x, y: this.y + 14, width }, 9, 'quiet');
  }

  /** Each line leads to its plan. */
  drawWeek({ name, plans }: FileFront['weeks'][number]): void {
    const title = stackOf([strong(name)], this.line.width, LETTERS + 1, this.flowed);
    if (this.y + 60 > this.bottom) this.newPage();
    drawStack(title, this.line.x, this.y + 6, this.flowed, this.pdf);
    this.y += 24;
    for (const [at, plan] of plans.entries()) {
      const row = [
        [strong(String(plan.number))],
        [paragraph(`${malayDate(plan.date)}, ${plan.times}`)],
        [paragraph(plan.about), ...(plan.topic ? [quiet(plan.topic)] : [])],
        [plan.code ? quiet(plan.code) : paragraph('Dihantar')],
      ];
      const laid = layTable({ columns: COLUMNS, rows: [row] }, this.line, LETTERS, this.flowed);
      if (this.y + laid.height > this.bottom) this.newPage();
      const top = this.y;
      drawTable(laid, this, this.flowed, this.pdf);
      this.pdf.goTo(this.line.x, top, this.line.width, laid.height, placeOf(plan.number));
      if (at === plans.length - 1) this.y += 4;
    }
  }
}

const COLUMNS = [{ share: 0.06, isLabel: true }, { share: 0.24 }, { share: 0.34 }, { share: 0.36 }] as const;
