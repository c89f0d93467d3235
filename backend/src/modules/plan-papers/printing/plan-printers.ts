import { definePrinting, printer } from '../../../platform/papers/printing.js';
import type { PaperHead, WeekOnPaper } from '../papers/plan-on-paper.js';
import type { ReportOnPaper } from '../submissions/submission-pdf.js';
import type { PlansOnPaper } from './print-plans.js';

export const PLAN_PDF = definePrinting<PlansOnPaper, WeekOnPaper>('lesson plans as PDF');
export const PLAN_DOCUMENT = definePrinting<PlansOnPaper, WeekOnPaper>('lesson plans as DOCX');
/** As ZIP: what is kept of a session. */
export const PLAN_ARCHIVE = definePrinting<PaperHead, WeekOnPaper>('lesson plans as an archive');
/** `template`: the bytes of the school's file. */
export const FILLED_TEMPLATE = definePrinting<
  Readonly<{ template: Uint8Array; head: PaperHead }>,
  WeekOnPaper
>('lesson plans in a template');
/** Answers a `NewTemplate` as a file with words; the refusal says what the school has to change. */
export const NEW_TEMPLATE = definePrinting<Uint8Array>('a template made anew');
export const SUBMISSION_PDF = definePrinting<ReportOnPaper>('submissions as PDF');

/** What the program that prints knows of this module. */
export const PLAN_PRINTERS = [
  printer(PLAN_PDF, async () => (await import('./print-plans.js')).printPdf),
  printer(PLAN_DOCUMENT, async () => (await import('./print-plans.js')).printDocument),
  printer(PLAN_ARCHIVE, async () => (await import('./print-archive.js')).printArchive),
  printer(FILLED_TEMPLATE, async () => (await import('./print-template.js')).printInTemplate),
  printer(NEW_TEMPLATE, async () => (await import('./print-template.js')).printAnew),
  printer(SUBMISSION_PDF, async () => (await import('../submissions/submission-pdf.js')).submissionPdf),
];
