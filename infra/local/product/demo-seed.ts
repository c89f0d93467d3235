import { oncePerDatabase } from '../postgres/once-per-database.ts';
import type { ProductEnvironment } from './product-environment.ts';
import { runScript } from './services.ts';
import type { Stack } from './stack.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The demo schools, once per database; never in production, never in a database elsewhere.
 * Resolves to whether they are there.
 */
export async function seedOnce(stack: Stack, environment: ProductEnvironment): Promise<boolean> {
  if (stack.settings.production || !LOOPBACK.includes(new URL(environment.DATABASE_URL).hostname))
    return false;
  await oncePerDatabase(stack, environment, { name: 'seeded', version: '8' }, () =>
    runScript(stack, 'demo seed', ['backend/dist/development/seed.js'], environment),
  );
  return true;
}
