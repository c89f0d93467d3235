import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import type { ProductEnvironment } from '../product/product-environment.ts';
import { runScript } from '../product/services.ts';
import type { Stack } from '../product/stack.ts';
import { oncePerDatabase } from './once-per-database.ts';

const FOLDER = join(CHECKOUT, 'backend/migrations');
/** Brings the job queue's own migrations with it. */
const LOCK_FILE = join(CHECKOUT, 'package-lock.json');

/** A process of its own costs half a second: it runs when there may be something to migrate. */
export async function migrateOnce(stack: Stack, environment: ProductEnvironment): Promise<void> {
  await oncePerDatabase(stack, environment, { name: 'migrated', version: await contents() }, () =>
    runScript(stack, 'migrations', ['backend/dist/migrate.js'], environment),
  );
}

async function contents(): Promise<string> {
  const files = (await readdir(FOLDER)).sort().map((file) => join(FOLDER, file));
  const hash = createHash('sha256');
  for (const file of [...files, LOCK_FILE]) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}
