import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesStep } from './steps/engines-step.ts';
import { runSteps } from './steps/step.ts';
import { sum, summaryLine } from './steps/tally.ts';
import { writeToMemory } from './testing/memory-folder.ts';

writeToMemory();
const reports = await mkdtemp(join(tmpdir(), 'rekod-reports-'));
const ran = await runSteps([enginesStep(reports)]);
const total = sum(ran.map(({ tally }) => tally));
await rm(reports, { recursive: true });
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
