import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

const FOLDER = join(CHECKOUT, 'backend/migrations');
export const SCHEMA_FILE = join(CHECKOUT, 'backend/schema.sql');

const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** As the ledger names them. */
export const MIGRATIONS = FILES.map((name) => name.slice(0, -'.sql'.length));

/** The file of what stands in the database: with the sums by which it is known that neither it nor they have changed. */
export function schemaFile(text: string): string {
  return `-- The database as its migrations make it: the page one reads, and what a new installation begins from.
-- Written by \`npm run schema\`; migrations that are not in it run after it.
-- ${sumOf(...FILES.flatMap((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]))} migrations ${MIGRATIONS[0]} to ${MIGRATIONS.at(-1)}
-- ${sumOf(text)} what follows

${text}`;
}

function sumOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 32);
}
