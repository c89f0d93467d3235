import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserStep } from './steps/browser-step.ts';
import { jestStep } from './steps/jest-step.ts';
import { redisStep } from './steps/redis-step.ts';
import { staticSteps } from './steps/static-steps.ts';
import { runSteps } from './steps/step.ts';
import { sum, summaryLine } from './steps/tally.ts';

const reports = await mkdtemp(join(tmpdir(), 'rekod-reports-'));
const total = sum(
  await runSteps([
    ...staticSteps,
    jestStep('unit', reports),
    jestStep('http', reports),
    redisStep(reports),
    jestStep('hosted-backend', reports),
    browserStep(reports),
  ]),
);
await rm(reports, { recursive: true });
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
