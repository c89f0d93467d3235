import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteHostedBackendTested } from './steps/hosted-backend-state.ts';
import { hostedBackendStep } from './steps/jest-step.ts';
import { runSteps } from './steps/step.ts';
import { sum, summaryLine } from './steps/tally.ts';

const reports = await mkdtemp(join(tmpdir(), 'rekod-reports-'));
const ran = await runSteps([hostedBackendStep(reports)]);
const total = sum(ran.map(({ tally }) => tally));
await rm(reports, { recursive: true });
if (total.failed === 0) noteHostedBackendTested();
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
