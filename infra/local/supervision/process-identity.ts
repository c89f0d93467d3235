import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process behind a remembered pid is still the one meant: pids are given out again. */
export async function isRunning(pid: number, ...wordsOfItsCommand: string[]): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandLine(pid).catch(() => '');
  return wordsOfItsCommand.every((word) => command.includes(word));
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8');
  return (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
}
