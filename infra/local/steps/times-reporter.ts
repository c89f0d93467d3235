import { writeFileSync } from 'node:fs';
import type { FileTime } from './minutes.ts';

/** Of what jest tells, as much as is needed here. */
type TestFile = Readonly<{ path: string; context: { config: { displayName?: { name: string } } } }>;
type FileResult = Readonly<{ perfStats: { runtime: number } }>;

/** How long each file of a run took, and of which project it is: jest's own report names none. JSON, to JEST_TIMES. */
export default class TimesReporter {
  readonly #times: FileTime[] = [];

  onTestResult({ context, path }: TestFile, { perfStats }: FileResult): void {
    const part = context.config.displayName?.name ?? '';
    this.#times.push({ part, file: path, seconds: perfStats.runtime / 1_000 });
  }

  onRunComplete(): void {
    if (process.env.JEST_TIMES) writeFileSync(process.env.JEST_TIMES, JSON.stringify(this.#times));
  }
}
