import { spawnSync } from 'node:child_process';
import { jestStep } from './jest-step.ts';
import { missingTool } from './missing-tool.ts';
import type { Step } from './step.ts';

/** What touches the queue, a second time: on a real Redis. */
export function redisStep(reports: string): Step {
  const suites = jestStep('redis', reports);
  return {
    name: suites.name,
    run: async () => {
      const isThere = spawnSync('redis-server', ['--version']).status === 0;
      return isThere
        ? suites.run()
        : missingTool('redis-server is not installed: the suites on Redis do not run.');
    },
  };
}
