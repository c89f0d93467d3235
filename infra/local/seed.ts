import { readEnvironment } from './product/environment.ts';
import { runProductCommand } from './product/product-command.ts';
import { runToExit, StartFailure } from './supervision/start-failure.ts';

await runToExit(async () => {
  if (readEnvironment().APP_MODE === 'production') throw new StartFailure('Production has no demo data.');
  return runProductCommand(['backend/dist/development/seed.js', '--reset']);
});
