import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { freePort, isPortFree } from '../product/ports.ts';
import type { PartExit } from '../supervision/part.ts';
import { createCluster } from './postgres-cluster.ts';
import { type PostgresHome, postgresHome } from './postgres-home.ts';
import { databaseUrl, newPassword, readPostgresRecord, writePostgresRecord } from './postgres-record.ts';
import { runPostgres } from './postgres-server.ts';
import { stopStalePostmaster } from './stale-postmaster.ts';

export type Postgres = {
  port: number;
  /** Superuser address of one database of the cluster; `postgres` always exists. */
  url(database: string): string;
  stop(): Promise<void>;
  /** At once, without a checkpoint. */
  kill(): void;
  exited: Promise<PartExit>;
};

export type StartPostgresOptions = {
  dataDir: string;
  /** Otherwise the recorded port, or a free one where that is taken. */
  port?: number;
  /** No fsync: for tests, whose data may be lost. */
  fast?: boolean;
  onLine?: (line: string) => void;
};

/** Postgres 18 of our own under `dataDir`, on 127.0.0.1 only, stopped by `stop()` last of all. */
export async function startPostgres(options: StartPostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const home = await postgresHome(dataDir);
  await stopStalePostmaster(home.cluster);
  const recorded = await readPostgresRecord(dataDir);
  const password = recorded?.password ?? newPassword();
  if (recorded === undefined) await removeForgottenCluster(home, dataDir);
  if (!existsSync(home.cluster)) await createCluster(home, password);
  const port = options.port ?? (await usablePort(recorded?.port));
  await writePostgresRecord(dataDir, { port, password });
  const { fast = false, onLine = () => undefined } = options;
  const server = await runPostgres(home, { port, fast, onLine });
  return { ...server, port, url: (database) => databaseUrl({ port, password }, database) };
}

/** A cluster outside DATA_DIR goes with the DATA_DIR that was emptied; one inside it is never thrown away. */
async function removeForgottenCluster(home: PostgresHome, dataDir: string): Promise<void> {
  if (!existsSync(home.cluster)) return;
  if (home.cluster.startsWith(dataDir)) {
    throw new Error(
      `${home.cluster} has lost its password file postgres.json: move one of them away or back.`,
    );
  }
  await rm(home.cluster, { recursive: true });
}

async function usablePort(recorded: number | undefined): Promise<number> {
  return recorded !== undefined && (await isPortFree(recorded)) ? recorded : freePort();
}
