import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export type OwnPostgres = Readonly<{
  /** Superuser address of its database `postgres`. */
  url: string;
  /** SIGKILL; resolves when it runs again over what the killed one left on the disk. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}>;

type Start = Readonly<{ url: string; pid: number }>;

const REVIVING = resolve(__dirname, '../../../infra/local/postgres/reviving-postgres.ts');

/** A durable server of this spec's own: the one that all specs share must not die. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'rekod-chaos-'));
  await chmod(folder, 0o755);
  const child = spawn(process.execPath, [REVIVING, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const starts = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextStart = async (): Promise<Start> => JSON.parse((await starts.next()).value ?? '');
  let running = await nextStart();
  return {
    url: running.url,
    crash: async () => {
      process.kill(running.pid, 'SIGKILL');
      running = await nextStart();
    },
    remove: () => remove(child, running, folder),
  };
}

async function remove(child: ChildProcess, { pid }: Start, folder: string): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
