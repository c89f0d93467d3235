import { environment } from './config/environment.js';
import { ConfigError, loadEnv } from './config/load-env.js';
import { createApp } from './create-app.js';

async function main(): Promise<void> {
  const config = loadEnv(environment());
  const app = await createApp(config);
  app.enableShutdownHooks();
  await app.listen(config.port, config.mode === 'production' ? '::' : 'localhost');
}

main().catch((error: unknown) => {
  const problem = error instanceof ConfigError ? error.message : error;
  process.stderr.write(`${describe(problem)}\n`);
  process.exit(1);
});

function describe(problem: unknown): string {
  if (problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE')
    return 'The port is in use by another program.';
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}
