import { staticSteps } from './steps/static-steps.ts';
import { runSteps } from './steps/step.ts';
import { sum, summaryLine } from './steps/tally.ts';

const total = sum(await runSteps(staticSteps));
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
