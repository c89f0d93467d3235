import { basename } from 'node:path';
import type { Ran } from './step.ts';

/** A file of tests: how long it kept one of those that run side by side. */
export type FileTime = Readonly<{ part: string; file: string; seconds: number }>;

type JourneySuite = Readonly<{
  file: string;
  specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly JourneySuite[];
}>;
export type JourneyReport = Readonly<{ suites: readonly JourneySuite[] }>;

const SHOWN = 6;

/** Playwright's report, by file; a test that was tried again counts twice. */
export function journeyTimes({ suites }: JourneyReport): FileTime[] {
  return suites.map((suite) => ({ part: 'browser', file: suite.file, seconds: secondsOf(suite) }));
}

/** The end of a run: what each step took, and of each part the files that took longest. `inAll`: seconds; steps run side by side. */
export function minutesTable(ran: readonly Ran[], inAll: number, files: readonly FileTime[]): string {
  const steps = ran.map(({ name, seconds }) => `${minutes(seconds)}  ${name}`);
  const parts = Map.groupBy(files, ({ part }) => part);
  const slowest = [...parts].map(([part, own]) => `${part}, ${own.length} files: ${slowestOf(own)}`);
  return ['Minutes', ...steps, `${minutes(inAll)}  in all`, 'Seconds', ...slowest].join('\n');
}

function slowestOf(files: readonly FileTime[]): string {
  const sorted = files.toSorted((one, other) => other.seconds - one.seconds);
  const shown = sorted.slice(0, SHOWN).map(({ file, seconds }) => `${nameOf(file)} ${seconds.toFixed(0)}`);
  return `${sumOf(files).toFixed(0)} side by side; ${shown.join(', ')}`;
}

const nameOf = (file: string) => basename(file).replace(/\.(spec|e2e)\.tsx?$/, '');
const minutes = (seconds: number) => (seconds / 60).toFixed(1).padStart(5);

function secondsOf({ specs = [], suites = [] }: JourneySuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const nested = suites.reduce((sum, suite) => sum + secondsOf(suite), 0);
  return own.reduce((sum, { duration }) => sum + duration / 1_000, nested);
}

function sumOf(timed: readonly { seconds: number }[]): number {
  return timed.reduce((sum, { seconds }) => sum + seconds, 0);
}
