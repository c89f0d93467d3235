import { startDatabase } from '../postgres/database-part.ts';
import { databaseUrls } from '../postgres/database-urls.ts';
import { migrateOnce } from '../postgres/migrations.ts';
import { startChild } from '../supervision/child.ts';
import type { Environment } from './environment.ts';
import { type StartingBackend, startHostedBackend } from './hosted-backend-part.ts';
import { type ProductEnvironment, productEnvironment } from './product-environment.ts';
import type { Stack } from './stack.ts';

export type Services = Readonly<{ environment: ProductEnvironment; hostedBackend: StartingBackend }>;

const GIVEN: StartingBackend = { answering: Promise.resolve() };

/** What the product needs: a migrated database, there when this resolves, and a hosted backend on its way. */
export async function startServices(stack: Stack): Promise<Services> {
  const { settings, secrets, given } = stack;
  const port = settings.databaseUrl === undefined ? await startDatabase(stack) : 0;
  const urls = databaseUrls(settings, secrets, port);
  const environment = productEnvironment(given, settings, secrets, urls.product);
  const hostedBackend =
    settings.supabaseUrl === undefined ? await startHostedBackend(stack, urls.hostedBackend) : GIVEN;
  await migrateOnce(stack, environment);
  return { environment, hostedBackend };
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
