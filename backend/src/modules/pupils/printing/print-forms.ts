import { Readable } from 'node:stream';
import { FileRefused } from '../../../platform/archives/file-refused.js';
import { fileWithWords } from '../../../platform/papers/file-with-words.js';
import { PrintingRefused } from '../../../platform/papers/printing.js';
import type { TemplateRow } from '../../../platform/tables/filled-sheet.js';
import {
  filledWorkbook,
  type TemplatePlace,
  takenWorkbook,
} from '../../../platform/tables/workbook-template.js';

/** `leftOut`: what is missed of the file that was sent, in a sentence; null where nothing is. */
export type NewForm = Readonly<{ leftOut: string | null }>;

export type FormToFill = Readonly<{ form: Uint8Array; place: TemplatePlace; rows: readonly TemplateRow[] }>;

export async function printAnew(sent: Uint8Array): Promise<Readable> {
  const { bytes, leftOut } = await readable(takenWorkbook(Buffer.from(sent)));
  return fileWithWords({ leftOut } satisfies NewForm, bytes);
}

export async function printFilled({ form, place, rows }: FormToFill): Promise<Readable> {
  return Readable.from([await readable(filledWorkbook(Buffer.from(form), place, rows))]);
}

async function readable<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (problem) {
    throw problem instanceof FileRefused ? new PrintingRefused(problem.refusal) : problem;
  }
}
