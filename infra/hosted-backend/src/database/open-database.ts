import type { HostedBackendConfig } from '../config/hosted-backend-config.ts';

export interface DatabaseSource {
  url: string;
  stop(): Promise<void>;
}

/** The configured database, or an embedded Postgres of our own that ends with the server. */
export async function openDatabase(config: HostedBackendConfig): Promise<DatabaseSource> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  const { startPostgres } = await import('../../../local/postgres/postgres.ts');
  const postgres = await startPostgres({ dataDir: config.dataDir });
  return { url: postgres.url('postgres'), stop: () => postgres.stop() };
}
