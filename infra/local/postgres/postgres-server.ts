import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { LastLines } from '../supervision/last-lines.ts';
import { exitReason, type PartExit } from '../supervision/part.ts';
import type { PostgresHome } from './postgres-home.ts';

export type PostgresServer = { stop(): Promise<void>; kill(): void; exited: Promise<PartExit> };
export type PostgresOptions = { port: number; fast: boolean; onLine: (line: string) => void };

type ServerProcess = ChildProcessByStdio<null, null, Readable>;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  max_connections: '100',
  shared_buffers: '128MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // The rows of jobs and boundaries live for seconds. A crash forgets how many died, and with them the next vacuum.
  autovacuum_naptime: '10s',
};
/** For data that may be lost with the machine. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Nobody follows it, and what is made for seconds need not be written twice.
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1h',
  max_wal_size: '2GB',
  // Counts for all databases together: with one for each of many specs a vacuum would start several times a second.
  autovacuum_naptime: '1min',
  // Suites run side by side, and some start several processes of the product, each with its pools.
  max_connections: '250',
};
const FAST_SHUTDOWN_MS = 10_000;

/** Resolves when the server accepts connections; rejects with its last lines when it never does. */
export async function runPostgres(home: PostgresHome, options: PostgresOptions): Promise<PostgresServer> {
  const child = spawnServer(home, options);
  const lastLines = new LastLines();
  const exited = once(child, 'close').then(
    ([code, signal]): PartExit => ({ code, reason: exitReason(code, signal), lastLines: String(lastLines) }),
  );
  const killWithUs = (): boolean => child.kill('SIGINT');
  process.once('exit', killWithUs);
  child.once('close', () => process.off('exit', killWithUs));
  await new Promise<void>((ready, fail) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.add(line);
      if (line.includes('ready to accept connections')) ready();
      options.onLine(line);
    });
    exited.then(() => fail(new Error(`Postgres did not start:\n${lastLines}`)), fail);
  });
  const kill = (): void => void child.kill('SIGQUIT');
  return { exited, kill, stop: () => stopServer(child, home, exited) };
}

function spawnServer(home: PostgresHome, options: PostgresOptions): ServerProcess {
  const settings = { ...SETTINGS, ...(options.fast ? FAST : {}), port: String(options.port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(home.binaries.postgres, ['-D', home.cluster, ...flags], {
    ...home.account,
    cwd: dirname(home.cluster),
    // Its own process group: Ctrl-C in the terminal must not stop the database before those who use it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The fast shutdown ends sessions and writes a checkpoint; only a stuck server is told to stop at once. */
async function stopServer(child: ServerProcess, home: PostgresHome, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') await pgCtlStop(home);
  else child.kill('SIGINT');
  const stuck = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS);
  await exited;
  clearTimeout(stuck);
}

/** Windows has no signals. */
async function pgCtlStop(home: PostgresHome): Promise<void> {
  await promisify(execFile)(home.binaries.pg_ctl, ['stop', '-D', home.cluster, '-m', 'fast']);
}
