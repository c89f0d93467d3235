import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REPORT = join(tmpdir(), `reader-peak-${process.pid}`);

/** The most memory, in bytes, that the process which read a file for `work` says it held; NaN for one that was killed. */
export async function readerPeak(work: () => Promise<unknown>): Promise<number> {
  await rm(REPORT, { force: true });
  await work();
  const told = await readFile(REPORT, 'utf8').catch(() => 'NaN');
  await rm(REPORT, { force: true });
  return Number(told) * 1024;
}
