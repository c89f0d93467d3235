import type { Stack } from '../product/stack.ts';
import { openLog } from '../supervision/open-log.ts';
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
  const log = openLog(logFolder, 'database');
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
