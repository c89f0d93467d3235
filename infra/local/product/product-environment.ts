import type { Environment } from './environment.ts';
import type { Secrets } from './secrets.ts';
import { hostedBackendUrl, type Settings } from './settings.ts';

export type ProductEnvironment = Environment & Readonly<{ DATABASE_URL: string }>;

/** The variables the backend's processes get: what was given, completed by what we run ourselves. */
export function productEnvironment(
  given: Environment,
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): ProductEnvironment {
  return {
    ...(settings.production ? {} : localSecrets(secrets)),
    ...(settings.supabaseUrl === undefined ? embeddedHostedBackend(settings, secrets) : {}),
    PORT: String(settings.port),
    BASE_DOMAIN: settings.baseDomain,
    ...given,
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
  };
}

function localSecrets(secrets: Secrets): Environment {
  return {
    DATA_ENCRYPTION_KEY: secrets.dataEncryptionKey,
    IDENTITY_HASH_KEY: secrets.identityHashKey,
    SIMULATED_BANK_SECRET: secrets.simulatedBankSecret,
  };
}

function embeddedHostedBackend(settings: Settings, secrets: Secrets): Environment {
  return {
    SUPABASE_URL: hostedBackendUrl(settings),
    SUPABASE_INTERNAL_URL: `http://127.0.0.1:${settings.hostedBackendPort}`,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
  };
}
