import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingTool } from './steps/missing-tool.ts';
import { runTool, TOOLS } from './steps/tool.ts';
import { runToExit } from './supervision/start-failure.ts';

/** What the specs of a deployment run, and Debian's package of each. */
const PROGRAMS = {
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  'redis-server': 'redis-server',
  psql: 'postgresql-client',
};
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** `npm run deployment`: the examples of infra/deploy on real parts. Further arguments choose among its specs. */
await runToExit(async () => {
  const isThere = (program: string) => FOLDERS.some((folder) => existsSync(join(folder, program)));
  const missing = Object.entries(PROGRAMS).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (missing.length > 0) {
    const { failed } = missingTool(`a deployment is tried on Debian's parts: install ${missing.join(', ')}.`);
    return failed > 0 ? 1 : 0;
  }
  await runTool(['infra/local/build.ts']);
  const jest = [TOOLS.jest, '-c', 'infra/jest.config.js', '--runInBand', '--selectProjects', 'deployment'];
  return runTool([...jest, '--', ...process.argv.slice(2)], {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules',
  });
});
