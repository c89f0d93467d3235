import { readFile } from 'node:fs/promises';

/** `otherwise`: for a runner that left no report, since it did not get as far as its tests. */
export async function readReport<Report, Read>(
  file: string,
  read: (report: Report) => Read,
  otherwise: Read,
): Promise<Read> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? otherwise : read(JSON.parse(text));
}
