import { startChild } from './child.ts';
import { startDatabase } from './database-part.ts';
import { databaseUrls } from './database-urls.ts';
import type { Environment } from './environment.ts';
import { startHostedBackend } from './hosted-backend-part.ts';
import { type ProductEnvironment, productEnvironment } from './product-environment.ts';
import type { Stack } from './stack.ts';

/** Everything the product needs before it can serve: a migrated database and the hosted backend. */
export async function startServices(stack: Stack): Promise<ProductEnvironment> {
  const { settings, secrets, given } = stack;
  const port = settings.databaseUrl === undefined ? await startDatabase(stack) : 0;
  const urls = databaseUrls(settings, secrets, port);
  const environment = productEnvironment(given, settings, secrets, urls.product);
  await Promise.all([
    settings.supabaseUrl === undefined ? startHostedBackend(stack, urls.hostedBackend) : undefined,
    runScript(stack, 'migrations', ['backend/dist/migrate.js'], environment),
  ]);
  return environment;
}

/** A script of the product that does its work and ends. */
export function runScript(
  { supervisor, logFolder }: Stack,
  name: string,
  command: readonly string[],
  environment: Environment,
): Promise<void> {
  return supervisor.runToEnd(startChild({ name, command, environment, logFolder }));
}
