import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { createApp } from './create-app.js';

/** Resolves when it listens. */
export async function serve(): Promise<void> {
  const config = loadEnv(environment());
  const app = await createApp(config);
  app.enableShutdownHooks();
  await app.listen(config.port, config.mode === 'production' ? '::' : 'localhost');
}
