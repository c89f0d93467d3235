import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { HostedDatabase } from './schema.ts';
import { giveUpSilentLines } from './silent-line.ts';

export type Database = Kysely<HostedDatabase>;

export interface Connection {
  pool: Pool;
  database: Database;
}

export function connect(databaseUrl: string): Connection {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An idle connection the server closes must not end the process; the next query reports it.
  pool.on('error', () => {});
  giveUpSilentLines(pool);
  return { pool, database: new Kysely({ dialect: new PostgresDialect({ pool }) }) };
}
