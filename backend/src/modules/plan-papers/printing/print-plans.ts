import type { Readable } from 'node:stream';
import type { FileFront } from '../papers/file-front.js';
import { type PaperHead, signingOf, type WeekOnPaper } from '../papers/plan-on-paper.js';
import type { SheetsOfWeek } from '../papers/plan-pdf.js';
import { type PaperLayout, sheetsOf } from '../papers/plan-sheets.js';

/** `front`: of a file, whose plans are then numbered. */
export type PlansOnPaper = Readonly<{
  title: string;
  head: PaperHead;
  layout: PaperLayout;
  isOfOneClass?: boolean;
  isPlanAlone?: boolean;
  front?: FileFront;
}>;

export async function printPdf(plans: PlansOnPaper, weeks: AsyncIterable<WeekOnPaper>): Promise<Readable> {
  const { planPdf } = await import('../papers/plan-pdf.js');
  return planPdf(plans.title, plans.head, sheetsOfWeeks(plans, weeks), plans.front);
}

export async function printDocument(
  plans: PlansOnPaper,
  weeks: AsyncIterable<WeekOnPaper>,
): Promise<Readable> {
  const { planDocument } = await import('../papers/plan-document.js');
  return planDocument(plans.title, plans.head, sheetsOfWeeks(plans, weeks));
}

async function* sheetsOfWeeks(
  { head, layout, isOfOneClass = false, isPlanAlone = false, front }: PlansOnPaper,
  weeks: AsyncIterable<WeekOnPaper>,
): AsyncIterable<SheetsOfWeek> {
  const asked = { author: head.author, layout, isOfOneClass, isPlanAlone };
  let number = 0;
  for await (const week of weeks) {
    const { name, session, lessons } = week;
    const first = number + 1;
    number += lessons.length;
    const sheets = sheetsOf(week, asked).map((sheet, at) =>
      front ? { ...sheet, number: first + at } : sheet,
    );
    yield { name, session, sheets, signing: signingOf(lessons) };
  }
}
