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
/** A backup is read and written by programs of the server's own version, or a newer one. */
const OF_RECOVERY = ['initdb', 'pg_basebackup', 'pg_dump', 'pg_restore'];
const POSTGRES_FOLDERS = ['18', '17', '16'].map((version) => `/usr/lib/postgresql/${version}/bin`);
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** `npm run deployment`: the examples of infra/deploy on real parts. Further arguments choose among its specs. */
await runToExit(async () => {
  const specs = process.argv.slice(2);
  const missing = missingParts() ?? (specs.some(isRecovery) ? missingPostgres() : undefined);
  if (missing) return missingTool(missing).failed > 0 ? 1 : 0;
  await runTool(['infra/local/build.ts']);
  const jest = [TOOLS.jest, '-c', 'infra/jest.config.js', '--runInBand', '--selectProjects', 'deployment'];
  return runTool([...jest, '--', ...specs], {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules',
  });
});

function missingParts(): string | undefined {
  const isThere = (program: string) => FOLDERS.some((folder) => existsSync(join(folder, program)));
  const missing = Object.entries(PROGRAMS).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  return missing.length > 0
    ? `a deployment is tried on Debian's parts: install ${missing.join(', ')}.`
    : undefined;
}

function isRecovery(spec: string): boolean {
  return spec.endsWith('/recovery');
}

/** The Postgres that npm brings has no client programs. */
function missingPostgres(): string | undefined {
  const named = process.env.POSTGRES_BIN;
  const folders = named ? [named] : POSTGRES_FOLDERS;
  const isWhole = (folder: string) => OF_RECOVERY.every((program) => existsSync(join(folder, program)));
  return folders.some(isWhole)
    ? undefined
    : `recovery needs a Postgres 16 to 18 with its client programs (${OF_RECOVERY.join(', ')} in one folder), which is not in ${folders.join(', ')}: install Debian's postgresql, or name its folder in POSTGRES_BIN.`;
}
