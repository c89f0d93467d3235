import { buffer } from 'node:stream/consumers';
import { PAPER_TOKENS } from '../../src/modules/plan-papers/domain/paper-tokens.js';
import { fillTemplate } from '../../src/modules/plan-papers/templates/fill-template.js';
import {
  readTemplate,
  TemplateRefused,
  templateBytes,
} from '../../src/modules/plan-papers/templates/template-file.js';
import { FileRefused } from '../../src/platform/archives/file-refused.js';
import { filledWorkbook, takenWorkbook } from '../../src/platform/tables/workbook-template.js';

/** `kept`: as it is stored. `filled`: as it is handed to others. */
export type Taken = Readonly<{ kept: Buffer; filled: Buffer; leftOut: string | null }>;

export async function takenDocument(bytes: Buffer, objective: string): Promise<Taken> {
  const { leftOut, ...taken } = await readTemplate(bytes);
  const kept = await templateBytes({ leftOut, ...taken });
  const values = {
    ...Object.fromEntries(PAPER_TOKENS.map(({ token }) => [token, 'Nilai'])),
    objektif: objective,
  };
  const lessons = async function* () {
    yield values;
    yield values;
  };
  return { kept, leftOut, filled: await buffer(fillTemplate(await readTemplate(kept), values, lessons())) };
}

export async function takenBook(bytes: Buffer, headRow = 1): Promise<Taken> {
  const { bytes: kept, leftOut } = await takenWorkbook(bytes);
  const row = [{ kind: 'number', value: 1 } as const, { kind: 'text', value: '=Aina & Murni' } as const];
  return { kept, leftOut, filled: await filledWorkbook(kept, { sheet: 'Murid', headRow }, [row]) };
}

/** Null for what is refused with a sentence; whatever else goes wrong is an error. */
export const unlessRefused = (taking: Promise<Taken>): Promise<Taken | null> =>
  taking.catch((problem) => {
    if (problem instanceof TemplateRefused || problem instanceof FileRefused) return null;
    throw problem;
  });
