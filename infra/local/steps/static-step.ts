import type { Step } from './step.ts';
import { FAILED, PASSED, sum, type Tally } from './tally.ts';
import { hearTool, TOOLS } from './tool.ts';

type Check = Readonly<{ name: string; command: readonly string[] }>;

/** The compiler takes as long as all the others, and one processor. */
const LANES: readonly (readonly Check[])[] = [
  [{ name: 'types', command: ['infra/local/types.ts'] }],
  [
    { name: 'lint', command: [TOOLS.biome, 'check', '.'] },
    { name: 'contract', command: ['infra/local/contract-check.ts'] },
    { name: 'lock file', command: ['infra/local/lock-check.ts'] },
    { name: 'sizes', command: ['infra/local/size-check.ts'] },
  ],
];

/** What can be said without running the product. Each check counts as one test. */
export const staticStep: Step = {
  name: LANES.flat()
    .map(({ name }) => name)
    .join(', '),
  run: async () => sum((await Promise.all(LANES.map(runLane))).flat()),
};

async function runLane(checks: readonly Check[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const check of checks) tallies.push(await runCheck(check));
  return tallies;
}

/** What it says stands together, though others speak at the same time. */
async function runCheck({ name, command }: Check): Promise<Tally> {
  const { code, output } = await hearTool(command);
  console.log(`--- ${name}${code === 0 ? '' : ' FAILED'} ---\n${output}`);
  return code === 0 ? PASSED : FAILED;
}
