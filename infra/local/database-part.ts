import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Stack } from './stack.ts';

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
  await prepareDatabase(postgres.url('postgres'), secrets);
  return postgres.port;
}
