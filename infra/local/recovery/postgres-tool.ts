import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartFailure } from '../supervision/start-failure.ts';

/** Runs a program of Postgres to its end. `POSTGRES_BIN` names its folder where it is not on the PATH. */
export async function runPostgresTool(
  program: string,
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const folder = process.env.POSTGRES_BIN;
  const child = spawn(folder ? `${folder}/${program}` : program, args, {
    env: { ...process.env, ...connectionOf(databaseUrl) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const missing = once(child, 'error').then(() => {
    throw new StartFailure(`${program} is not installed: it comes with Postgres' own client programs.`);
  });
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]);
  const [errors, [code]] = await Promise.race([ended, missing]);
  if (code !== 0) throw new StartFailure(`${program} failed: ${errors.trim()}`);
}

/** Not among the arguments: whoever lists processes reads those. */
function connectionOf(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  return {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: url.pathname.slice(1),
  };
}
