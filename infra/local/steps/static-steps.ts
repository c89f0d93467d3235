import type { Step } from './step.ts';
import { FAILED, PASSED } from './tally.ts';
import { runTool, TOOLS } from './tool.ts';

/** What can be said without running the product. Each counts as one test. */
export const staticSteps: readonly Step[] = [
  staticStep('types', [TOOLS.tsc, '-b']),
  staticStep('lint', [TOOLS.biome, 'check', '.']),
  staticStep('contract', ['infra/local/contract-check.ts']),
  staticStep('lock file', ['infra/local/lock-check.ts']),
  staticStep('sizes', ['infra/local/size-check.ts']),
];

function staticStep(name: string, command: readonly string[]): Step {
  return { name, run: async () => ((await runTool(command)) === 0 ? PASSED : FAILED) };
}
