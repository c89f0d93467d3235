import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from './config/app-config.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { createApp } from './create-app.js';
import { requirePostgres } from './platform/database/require-postgres.js';
import { Draining } from './platform/http/draining.js';

/** Longer than a proxy keeps an idle connection to us (`keepalive_timeout` in infra/deploy), in production. */
const UNNOTICED_MS = 3_000;
/** Of the 45 s that the unit gives, with some left for the jobs. */
const ANSWERING_MS = 25_000;

/** Resolves when it listens. */
export async function serve(): Promise<void> {
  const config = loadEnv(environment());
  await requirePostgres(config.database.directUrl);
  const app = await createApp(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app, config));
  await app.listen(config.port, config.listenAddress);
}

/** Not ready first, then what was asked is answered, then all is closed: jobs finish, and are taken up by others. */
async function stop(app: NestFastifyApplication, { mode }: AppConfig): Promise<void> {
  const draining = app.get(Draining);
  draining.begin();
  if (mode === 'production') await pause(UNNOTICED_MS);
  await draining.untilIdle(mode === 'production' ? ANSWERING_MS : 0);
  await app.close();
  process.exit(0);
}
