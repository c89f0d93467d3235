import { staticStep, typesStep } from './steps/static-step.ts';
import { runSteps } from './steps/step.ts';
import { sum, summaryLine } from './steps/tally.ts';

const ran = await runSteps([typesStep], [staticStep]);
const total = sum(ran.map(({ tally }) => tally));
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
