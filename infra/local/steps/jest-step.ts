import { join } from 'node:path';
import { testEnvironment } from '../testing/test-environment.ts';
import { readReport } from './read-report.ts';
import type { Step } from './step.ts';
import { jestTally } from './tally.ts';
import { runTool, TOOLS } from './tool.ts';

export function jestStep(project: string, reports: string): Step {
  return {
    name: project,
    run: async () => {
      const report = join(reports, `${project}.json`);
      const flags = [
        '-c',
        'infra/jest.config.js',
        '--selectProjects',
        project,
        // Of two processors jest would leave one to whoever watches; nobody watches here.
        '--maxWorkers=100%',
        '--json',
        '--outputFile',
        report,
      ];
      await runTool(['--experimental-vm-modules', TOOLS.jest, ...flags], testEnvironment());
      return readReport(report, jestTally);
    },
  };
}
