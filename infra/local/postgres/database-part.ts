import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '../product/stack.ts';
import { DATABASE } from './database-urls.ts';
import { startPostgres } from './postgres.ts';
import { provisionDatabase } from './provision-database.ts';

/** Our own Postgres with the product's database in it. Resolves to its port. */
export async function startDatabase({
  settings,
  secrets,
  supervisor,
  logFolder,
  given,
}: Stack): Promise<number> {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(join(logFolder, 'database.log'), { flags: 'a' });
  const postgres = await startPostgres({
    dataDir: settings.dataDir,
    fast: given.APP_MODE === 'test',
    onLine: (line) => log.write(`${line}\n`),
  });
  supervisor.add({ name: 'database', ...postgres });
  await provisionDatabase(postgres.url('postgres'), {
    database: DATABASE,
    password: secrets.databasePassword,
  });
  return postgres.port;
}
