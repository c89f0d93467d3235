import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BACKEND_DIST } from '../checkout.ts';
import { databaseUrls } from '../postgres/database-urls.ts';
import { StartFailure } from '../supervision/start-failure.ts';
import type { Environment } from './environment.ts';
import { productEnvironment } from './product-environment.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

type LoadEnv = (source: Environment) => unknown;

/** Asks the backend's own check before anything starts: all bad names in one message, never a value. */
export async function checkConfiguration(
  given: Environment,
  settings: Settings,
  secrets: Secrets,
): Promise<void> {
  const url = pathToFileURL(join(BACKEND_DIST, 'config/load-env.js')).href;
  const { loadEnv }: { loadEnv: LoadEnv } = await import(url);
  const { product } = databaseUrls(settings, secrets, 5432);
  try {
    loadEnv(productEnvironment(given, settings, secrets, product));
  } catch (error) {
    if (error instanceof Error && error.name === 'ConfigError') throw new StartFailure(error.message);
    throw error;
  }
}
