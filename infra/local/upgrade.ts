import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { runTool } from './steps/tool.ts';
import { runToExit } from './supervision/start-failure.ts';

type Release = Readonly<{ version: string; commit: string }>;

const RELEASES: readonly Release[] = JSON.parse(
  readFileSync(join(CHECKOUT, 'infra/deploy/releases.json'), 'utf8'),
);
const FOLDER = join(CHECKOUT, '.data/releases');

/** `npm run upgrade`: every release to this state, under payments, both running side by side. */
await runToExit(async () => {
  const built = [];
  for (const release of RELEASES) built.push(await builtRelease(release));
  process.env.BUILT_RELEASES = JSON.stringify(built);
  return runTool(['infra/local/deployment.ts', 'backend/test/deployment/upgrade']);
});

/** A release as somebody has it who installed it: its files, its packages, its build. Made once and kept. */
async function builtRelease({
  version,
  commit,
}: Release): Promise<Readonly<{ version: string; checkout: string }>> {
  const checkout = join(FOLDER, version);
  const done = join(checkout, '.built');
  if (!existsSync(done)) {
    await mkdir(FOLDER, { recursive: true });
    if (!existsSync(checkout))
      run('git', ['clone', '--quiet', '--no-checkout', CHECKOUT, checkout], CHECKOUT);
    run('git', ['checkout', '--quiet', '--force', commit], checkout);
    run('npm', ['ci', '--silent', '--no-audit', '--no-fund'], checkout);
    run('npm', ['run', '--silent', 'build'], checkout);
    await writeFile(done, commit);
  }
  return { version, checkout };
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}
