import { type PartExit } from './part.ts';
import type { PostgresHome } from './postgres-home.ts';
export type PostgresServer = {
  stop(): Promise<void>;
  kill(): void;
  exited: Promise<PartExit>;
};
export type PostgresOptions = {
  port: number;
  fast: boolean;
  onLine: (line: string) => void;
};
/** Resolves when the server accepts connections; rejects with its last lines when it never does. */
export declare function runPostgres(home: PostgresHome, options: PostgresOptions): Promise<PostgresServer>;
