import { resolve } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import type { Environment } from './environment.ts';

/** What decides which parts run and where. */
export type Settings = Readonly<{
  production: boolean;
  port: number;
  hostedBackendPort: number;
  /** The part of the addresses after `<code>.`, port included. */
  baseDomain: string;
  scheme: string;
  dataDir: string;
  /** Undefined: we run Postgres ourselves. */
  databaseUrl: string | undefined;
  /** Undefined: we run the hosted backend ourselves. */
  supabaseUrl: string | undefined;
}>;

export function settingsFrom(environment: Environment): Settings {
  const port = portOr(3000, environment.PORT);
  return {
    production: environment.APP_MODE === 'production',
    port,
    hostedBackendPort: portOr(54321, environment.HOSTED_BACKEND_PORT),
    baseDomain: environment.BASE_DOMAIN ?? `localhost:${port}`,
    scheme: environment.PUBLIC_SCHEME ?? 'http',
    dataDir: resolve(CHECKOUT, environment.DATA_DIR ?? '.data'),
    databaseUrl: environment.DATABASE_URL,
    supabaseUrl: environment.SUPABASE_URL,
  };
}

export function hostedBackendUrl(settings: Settings): string {
  return settings.supabaseUrl ?? `http://localhost:${settings.hostedBackendPort}`;
}

/** What is no number at all is left to the configuration check, which names every mistake at once. */
function portOr(usual: number, given: string | undefined): number {
  return Number.parseInt(given ?? '', 10) || usual;
}
