import { definePrinting, printer } from '../../../platform/papers/printing.js';
import type { FormToFill } from './print-forms.js';

export type { NewForm } from './print-forms.js';

/** Answers a `NewForm` as a file with words. */
export const NEW_FORM = definePrinting<Uint8Array>('a form of pupils made anew');
export const FILLED_FORM = definePrinting<FormToFill>('pupils in a form');

/** What the program that prints knows of this module. */
export const PUPIL_PRINTERS = [
  printer(NEW_FORM, async () => (await import('./print-forms.js')).printAnew),
  printer(FILLED_FORM, async () => (await import('./print-forms.js')).printFilled),
];
