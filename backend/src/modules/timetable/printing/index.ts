import { definePrinting, printer } from '../../../platform/papers/printing.js';
import type { TimetableOnPaper } from '../papers/week-on-paper.js';

export const TIMETABLE_PDF = definePrinting<TimetableOnPaper>('timetable as PDF');

/** What the program that prints knows of this module. */
export const TIMETABLE_PRINTERS = [
  printer(TIMETABLE_PDF, async () => (await import('../papers/timetable-pdf.js')).timetablePdf),
];
