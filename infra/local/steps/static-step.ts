import type { Step } from './step.ts';
import { FAILED, PASSED, sum, type Tally } from './tally.ts';
import { hearTool, TOOLS } from './tool.ts';

type Check = Readonly<{ name: string; command: readonly string[] }>;

/**
 * What can be said without running the product. Each check counts as one test. The compiler takes longer than all the
 * others, and one processor: it stands in a row of its own, beside whatever runs.
 */
export const typesStep: Step = stepOf([{ name: 'types', command: ['infra/local/types.ts'] }]);
export const staticStep: Step = stepOf([
  { name: 'lint', command: [TOOLS.biome, 'check', '.'] },
  { name: 'contract', command: ['infra/local/contract-check.ts'] },
  { name: 'lock file', command: ['infra/local/lock-check.ts'] },
  { name: 'sizes', command: ['infra/local/size-check.ts'] },
]);

function stepOf(checks: readonly Check[]): Step {
  return { name: checks.map(({ name }) => name).join(', '), run: () => runAll(checks) };
}

async function runAll(checks: readonly Check[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const check of checks) tallies.push(await runCheck(check));
  return sum(tallies);
}

/** What it says stands together, though others speak at the same time. */
async function runCheck({ name, command }: Check): Promise<Tally> {
  const { code, output } = await hearTool(command);
  console.log(`--- ${name}${code === 0 ? '' : ' FAILED'} ---\n${output}`);
  return code === 0 ? PASSED : FAILED;
}
