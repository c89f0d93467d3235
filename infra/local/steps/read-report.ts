import { readFile } from 'node:fs/promises';
import { FAILED, type Tally } from './tally.ts';

/** A runner that left no report did not get as far as its tests. */
export async function readReport<Report>(file: string, tallyOf: (report: Report) => Tally): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? FAILED : tallyOf(JSON.parse(text));
}
