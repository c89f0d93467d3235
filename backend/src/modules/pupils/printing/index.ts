import { definePrinting, printer } from '../../../platform/papers/printing.js';
import type { TemplateRow } from '../../../platform/tables/filled-sheet.js';
import type { TemplatePlace } from '../../../platform/tables/workbook-template.js';

/** Answers a `NewForm` as a file with words. */
export const NEW_FORM = definePrinting<Uint8Array>('a form of pupils made anew');
/** `leftOut`: what is missed of the file that was sent, in a sentence; null where nothing is. */
export type NewForm = Readonly<{ leftOut: string | null }>;

export type FormToFill = Readonly<{ form: Uint8Array; place: TemplatePlace; rows: readonly TemplateRow[] }>;
export const FILLED_FORM = definePrinting<FormToFill>('pupils in a form');

/** What the program that prints knows of this module. */
export const PUPIL_PRINTERS = [
  printer(NEW_FORM, async () => (await import('./print-forms.js')).printAnew),
  printer(FILLED_FORM, async () => (await import('./print-forms.js')).printFilled),
];
