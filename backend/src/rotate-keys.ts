import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { NumberRotation } from './modules/pupils/index.js';
import { withPatience } from './platform/database/patience.js';

/** To be run with new keys beside the `..._PREVIOUS` ones; when it has ended, those can be taken away. */
async function main(): Promise<string> {
  const config = { ...loadEnv(environment()), role: 'api' as const };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    const made = await withPatience(() => app.get(NumberRotation).rotate());
    return `${made} numbers made anew: the previous keys are of no more use.`;
  } finally {
    await app.close();
  }
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
