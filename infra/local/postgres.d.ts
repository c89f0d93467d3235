import type { PartExit } from './part.ts';
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
export declare function startPostgres(options: StartPostgresOptions): Promise<Postgres>;
