import type { Secrets } from '../product/secrets.ts';
import type { Settings } from '../product/settings.ts';

export const DATABASE = 'rekod';

export type DatabaseUrls = Readonly<{ product: string; hostedBackend: string }>;

/** The given database serves both; in our own Postgres each has its login role. */
export function databaseUrls(settings: Settings, secrets: Secrets, embeddedPort: number): DatabaseUrls {
  const { databaseUrl } = settings;
  if (databaseUrl !== undefined) return { product: databaseUrl, hostedBackend: databaseUrl };
  const url = (role: string): string =>
    `postgres://${role}:${secrets.databasePassword}@127.0.0.1:${embeddedPort}/${DATABASE}`;
  return { product: url('rekod'), hostedBackend: url('hosted_backend') };
}
