import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type WorkerProcess = Readonly<{
  pid: number | undefined;
  /** Resolves when the process is gone. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}>;

/** A worker of the probe's jobs in a process of its own, running. */
export async function startWorkerProcess(environment: Record<string, string>): Promise<WorkerProcess> {
  const hooks = join(__dirname, 'typescript-hooks.mjs');
  const child = spawn(process.execPath, ['--import', hooks, join(__dirname, 'queue-process.ts')], {
    env: { PATH: process.env.PATH, ...environment, ROLE: 'worker' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(() => {
    throw new Error('The worker ended before it was ready.');
  });
  await Promise.race([once(child.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  return {
    pid: child.pid,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
