import { staticSteps } from './static-steps.ts';
import { runSteps } from './step.ts';
import { sum, summaryLine } from './tally.ts';

const total = sum(await runSteps(staticSteps));
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
