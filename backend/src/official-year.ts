import { readFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { OfficialYearsService } from './modules/calendar/index.js';
import { BusinessClock } from './platform/clock/business-clock.js';
import { withPatience } from './platform/database/patience.js';

const USAGE = 'Usage: npm run official-year -- <file.json>';

/** Publishes the ministry's calendar of a year to all schools. */
async function main([path]: readonly string[]): Promise<string> {
  if (!path) throw new Error(USAGE);
  const text = await readFile(path, 'utf8');
  const config = { ...loadEnv(environment()), role: 'api' as const };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    const now = app.get(BusinessClock).now();
    return await withPatience(() => app.get(OfficialYearsService).import(text, now));
  } finally {
    await app.close();
  }
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
