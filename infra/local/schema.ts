import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { CHECKOUT } from './checkout.ts';
import { provisionDatabase } from './postgres/provision-database.ts';
import { MIGRATIONS, SCHEMA_FILE, schemaFile } from './schema/schema-file.ts';
import startTestCluster, { stopTestCluster } from './testing/test-cluster.ts';

type Migrate = (url: string, how: { upTo: string }) => Promise<void>;
type Describe = (client: Client) => Promise<string>;

const load = (path: string) => import(pathToFileURL(join(CHECKOUT, 'backend', path)).href);
await load('test/support/typescript-hooks.mjs');
const { migrate }: { migrate: Migrate } = await load('src/platform/database/migrations.ts');
const { describeSchema, describeRows }: Record<'describeSchema' | 'describeRows', Describe> = await load(
  'test/support/describe-schema.ts',
);

await startTestCluster();
try {
  const { product } = await provisionDatabase(process.env.TEST_DATABASE_URL ?? '', {
    database: 'rekod',
    password: 'rekod',
  });
  // By its name alone: all of them, and not what was written of them before.
  await migrate(product, { upTo: MIGRATIONS.at(-1) ?? '' });
  const client = new Client({ connectionString: product });
  await client.connect();
  await writeFile(
    SCHEMA_FILE,
    schemaFile(`${await describeSchema(client)}\n\n${await describeRows(client)}\n`),
  );
  await client.end();
} finally {
  await stopTestCluster();
}
console.log('The page of the database is written: backend/schema.sql.');
