import type { Readable } from 'node:stream';
import { fileWithWords } from '../../../platform/papers/file-with-words.js';
import { PrintingRefused } from '../../../platform/papers/printing.js';
import type { PaperHead, WeekOnPaper } from '../papers/plan-on-paper.js';
import { fillTemplate } from '../templates/fill-template.js';
import {
  readTemplate,
  type TemplateFile,
  TemplateRefused,
  templateBytes,
} from '../templates/template-file.js';
import { valuesOfLesson, valuesOfPaper } from '../templates/token-values.js';

/** `leftOut`: what is missed of the file that was sent, in a sentence; null where nothing is. */
export type NewTemplate = Readonly<{ tokens: readonly string[]; leftOut: string | null }>;

/** Each lesson on a page of its own. */
export async function printInTemplate(
  { template, head }: Readonly<{ template: Uint8Array; head: PaperHead }>,
  weeks: AsyncIterable<WeekOnPaper>,
): Promise<Readable> {
  return fillTemplate(await read(template), valuesOfPaper(head), valuesOfWeeks(weeks));
}

export async function printAnew(bytes: Uint8Array): Promise<Readable> {
  const template = await read(bytes);
  const { tokens, leftOut } = template;
  return fileWithWords({ tokens, leftOut } satisfies NewTemplate, await templateBytes(template));
}

async function read(bytes: Uint8Array): Promise<TemplateFile> {
  try {
    return await readTemplate(Buffer.from(bytes));
  } catch (problem) {
    throw problem instanceof TemplateRefused ? new PrintingRefused(problem.message) : problem;
  }
}

async function* valuesOfWeeks(weeks: AsyncIterable<WeekOnPaper>) {
  for await (const week of weeks) for (const lesson of week.lessons) yield valuesOfLesson(lesson, week);
}
