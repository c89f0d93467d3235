import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FileTime } from './minutes.ts';

/** Of what jest tells, as much as is needed here. */
type Group = Readonly<{ path: string }>;
type TestCase = Readonly<{ ancestorTitles: readonly string[] }>;

/**
 * How long each file of a run took, and of which project it is. In a group a file is the outermost block of its tests,
 * and its time is what passed since the last test of the file before. JSON, to JEST_TIMES.
 */
export default class TimesReporter {
  readonly #times = new Map<string, FileTime>();
  readonly #lastAt = new Map<string, number>();

  onTestFileStart({ path }: Group): void {
    this.#lastAt.set(path, performance.now());
  }

  onTestCaseResult({ path }: Group, { ancestorTitles: [file = path] }: TestCase): void {
    const now = performance.now();
    const part = partOf(path);
    const key = `${part} ${file}`;
    const sofar = this.#times.get(key)?.seconds ?? 0;
    const seconds = sofar + (now - (this.#lastAt.get(path) ?? now)) / 1_000;
    this.#times.set(key, { part, file, seconds });
    this.#lastAt.set(path, now);
  }

  onRunComplete(): void {
    if (process.env.JEST_TIMES)
      writeFileSync(process.env.JEST_TIMES, JSON.stringify([...this.#times.values()]));
  }
}

/** A group is named after its project. */
const partOf = (path: string) => basename(path).replace(/-\d+\.cjs$/, '');
