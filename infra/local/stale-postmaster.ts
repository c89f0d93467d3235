import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Stops the server that a killed supervisor left running on this cluster. */
export async function stopStalePostmaster(cluster: string): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined || !(await runsOn(pid, cluster))) return;
  process.kill(pid, 'SIGINT');
  // The file goes last; a killed server leaves it, and a zombie counts as alive.
  while (existsSync(pidFile(cluster)) && isAlive(pid)) await delay(20);
}

async function postmasterPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** After a reboot the recorded pid may belong to anybody. */
async function runsOn(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid).catch(() => '');
  return command.includes('postgres') && command.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8');
  return (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
