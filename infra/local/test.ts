import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserReport, browserStep } from './steps/browser-step.ts';
import { jestStep, timesOfJest } from './steps/jest-step.ts';
import { type FileTime, journeyTimes, minutesTable } from './steps/minutes.ts';
import { readReport } from './steps/read-report.ts';
import { staticStep, typesStep } from './steps/static-step.ts';
import { runSteps } from './steps/step.ts';
import { sum, summaryLine } from './steps/tally.ts';
import { writeToMemory } from './testing/memory-folder.ts';

writeToMemory();
const reports = await mkdtemp(join(tmpdir(), 'rekod-reports-'));
const ran = await runSteps([typesStep], [staticStep, jestStep(reports), browserStep(reports)]);
const seconds = performance.now() / 1_000;
const files: FileTime[][] = await Promise.all([
  readReport(timesOfJest(reports), (times: FileTime[]) => times, []),
  readReport(browserReport(reports), journeyTimes, []),
]);
await rm(reports, { recursive: true });
const total = sum(ran.map(({ tally }) => tally));
console.log(`\n${minutesTable(ran, seconds, files.flat())}`);
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
