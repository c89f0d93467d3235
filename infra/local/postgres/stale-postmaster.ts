import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, isRunning } from '../supervision/process-identity.ts';

/** Stops the server that a killed supervisor left running on this cluster. */
export async function stopStalePostmaster(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(pid) || !(await isRunning(pid, 'postgres', cluster))) return;
  process.kill(pid, 'SIGINT');
  // The file goes last; a killed server leaves it, and a zombie counts as alive.
  while (existsSync(pidFile) && isAlive(pid)) await delay(20);
}
