import { buildBackend } from './build/build-backend.ts';
import { buildFrontend } from './build/build-frontend.ts';
import { runToExit } from './supervision/start-failure.ts';

/** `npm run build`: what a deployment runs, without test routes, developer pages and demo data. */
await runToExit(async () => {
  await Promise.all([buildBackend({ production: true }), buildFrontend({ production: true })]);
  return 0;
});
