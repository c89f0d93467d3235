import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';

/** Of whom the ledger of erasures tells and a restored database does not know: how many they are. */
export async function toEraseAgain(client: Client, ledger: string): Promise<number> {
  const told = await peopleIn(ledger);
  for (const id of await knownTo(client, [...told])) told.delete(id);
  return told.size;
}

/** A backup of a release that kept no such table knows nobody. */
async function knownTo(client: Client, people: readonly string[]): Promise<string[]> {
  const { rows: tables } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'app' AND tablename = 'erasures'",
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    'SELECT person_id AS id FROM app.erasures WHERE person_id = ANY ($1)',
    [people],
  );
  return rows.map(({ id }) => id);
}

async function peopleIn(ledger: string): Promise<Set<string>> {
  const people = new Set<string>();
  for (const name of (await readdir(ledger)).filter((each) => each.endsWith('.jsonl')))
    for (const line of (await readFile(join(ledger, name), 'utf8')).split('\n')) {
      const person = /"personId":"([0-9a-f-]{36})"/.exec(line)?.[1];
      if (person) people.add(person);
    }
  return people;
}
