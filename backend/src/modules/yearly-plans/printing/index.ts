import { definePrinting, printer } from '../../../platform/papers/printing.js';
import type { PaperLine } from '../papers/paper-lines.js';
import type { DocumentHead } from '../papers/plan-document.js';
import type { YearlyPlanOnPaper } from '../papers/plan-pdf.js';

export const YEARLY_PLAN_PDF = definePrinting<YearlyPlanOnPaper>('yearly plan as PDF');
export const YEARLY_PLAN_DOCUMENT =
  definePrinting<Readonly<{ head: DocumentHead; lines: readonly PaperLine[] }>>('yearly plan as DOCX');

/** What the program that prints knows of this module. */
export const YEARLY_PLAN_PRINTERS = [
  printer(YEARLY_PLAN_PDF, async () => (await import('../papers/plan-pdf.js')).yearlyPlanPdf),
  printer(YEARLY_PLAN_DOCUMENT, async () => {
    const { planDocument } = await import('../papers/plan-document.js');
    return ({ head, lines }) => planDocument(head, lines);
  }),
];
