import { definePrinting, printer } from '../../../platform/papers/printing.js';
import type { PaperHead, WeekOnPaper } from '../papers/plan-on-paper.js';
import type { ReportOnPaper } from '../submissions/submission-pdf.js';
import type { PlansOnPaper } from './print-plans.js';

export const PLAN_PDF = definePrinting<PlansOnPaper, WeekOnPaper>('lesson plans as PDF');
export const PLAN_DOCUMENT = definePrinting<PlansOnPaper, WeekOnPaper>('lesson plans as DOCX');
/** `template`: the bytes of the school's file. */
export const FILLED_TEMPLATE = definePrinting<
  Readonly<{ template: Uint8Array; head: PaperHead }>,
  WeekOnPaper
>('lesson plans in a template');
/** Answers the tokens as JSON; the refusal says what the school has to change. */
export const READ_TEMPLATE = definePrinting<Uint8Array>('tokens of a template');
export const SUBMISSION_PDF = definePrinting<ReportOnPaper>('submissions as PDF');

/** What the program that prints knows of this module. */
export const PLAN_PRINTERS = [
  printer(PLAN_PDF, async () => (await import('./print-plans.js')).printPdf),
  printer(PLAN_DOCUMENT, async () => (await import('./print-plans.js')).printDocument),
  printer(FILLED_TEMPLATE, async () => (await import('./print-template.js')).printInTemplate),
  printer(READ_TEMPLATE, async () => (await import('./print-template.js')).printTokens),
  printer(SUBMISSION_PDF, async () => (await import('../submissions/submission-pdf.js')).submissionPdf),
];
