import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { testEnvironment } from '../testing/test-environment.ts';
import { isHostedBackendTested } from './hosted-backend-state.ts';
import { missingTool } from './missing-tool.ts';
import { readReport } from './read-report.ts';
import type { Step } from './step.ts';
import { FAILED, jestTally, passedAtSecondTry, sum, type Tally } from './tally.ts';
import { runTool, TOOLS } from './tool.ts';

/** Every suite that needs no browser, in one run: they share a cluster and workers, and no part waits for another's last file. */
export function jestStep(reports: string): Step {
  const redis = isRedisThere() ? ['redis'] : [];
  const hostedBackend = isHostedBackendTested() ? [] : ['hosted-backend'];
  const projects = [...redis, 'http', ...hostedBackend, 'unit'];
  return {
    name: projects.join(', '),
    run: async () => {
      if (hostedBackend.length === 0) console.log(AS_IT_WAS_TESTED);
      const tally = await runProjects(projects, reports);
      if (redis.length > 0) return tally;
      return sum([tally, missingTool('redis-server is not installed: the suites on Redis do not run.')]);
    },
  };
}

const AS_IT_WAS_TESTED =
  'The suite of the hosted backend does not run: neither it nor a client has changed since it last passed ' +
  '(`npm run test:hosted-backend` runs it).';

/** `npm run test:hosted-backend` */
export function hostedBackendStep(reports: string): Step {
  const project = 'hosted-backend';
  return { name: project, run: () => runProjects([project], reports) };
}

async function runProjects(projects: readonly string[], reports: string): Promise<Tally> {
  const report = join(reports, 'jest.json');
  const flags = [
    ...['-c', 'infra/jest.config.js', '--selectProjects', ...projects],
    // Of two processors jest would leave one to whoever watches; nobody watches here.
    '--maxWorkers=100%',
    ...['--json', '--outputFile', report],
  ];
  const environment = {
    ...testEnvironment(),
    JEST_TIMES: timesOfJest(reports),
    JEST_GROUPS: join(reports, 'groups'),
  };
  await runTool(['--experimental-vm-modules', TOOLS.jest, ...flags], environment);
  const again = await readReport(report, passedAtSecondTry, []);
  if (again.length > 0) console.log(['Passed at the second try:', ...again].join('\n  '));
  return readReport(report, jestTally, FAILED);
}

export const timesOfJest = (reports: string): string => join(reports, 'jest-times.json');

/** What touches the queue runs a second time, on a real Redis. */
function isRedisThere(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}
