import { spawnSync } from 'node:child_process';
import { missingTool } from './missing-tool.ts';
import type { Step } from './step.ts';
import { PASSED } from './tally.ts';

/** The suites of the Redis backend start their own server. */
export const redisStep: Step = {
  name: 'redis-server',
  run: async () => {
    const { status, stdout } = spawnSync('redis-server', ['--version'], { encoding: 'utf8' });
    if (status !== 0) return missingTool('redis-server is not installed: the suites on Redis do not run.');
    console.log(stdout.trim());
    return PASSED;
  },
};
