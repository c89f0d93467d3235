import type pg from 'pg';
import { COLUMNS_OF_ROWS, LINES, NEEDS, PARTS, RIGHTS, UNTOLD, USED_SEQUENCES } from './catalog-lines.js';

/** What stands in the schemas of ours; `id` is of the catalog. */
type Part = Readonly<{ id: string; kind: 'function' | 'table' | 'view'; name: string; text: string }>;
/** Something of one part needs another part. */
type Need = Readonly<{ id: string; needs: string }>;
/** `value`: SQL that tells what stands in it, as SQL. */
type Column = Readonly<{ id: string; name: string; value: string }>;
type Line = Readonly<{ id: string; place: number; line: string }>;

/** Places below stand between the parentheses of a table. */
const STATEMENTS_FROM = 10;

/** As 0001, 0013 and 0043 make them: roles belong to the cluster, and may be there before. */
const BEGINNING = `
SET search_path = app;
SET check_function_bodies = off;

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app_tenant') THEN
    CREATE ROLE app_tenant NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app_system') THEN
    CREATE ROLE app_system NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN
    CREATE ROLE authenticated NOLOGIN NOINHERIT;
    GRANT authenticated TO CURRENT_USER WITH INHERIT FALSE, SET TRUE;
  END IF;
  EXECUTE format('ALTER ROLE %I IN DATABASE %I SET search_path = app, bullmq', current_user, current_database());
END
$$;
GRANT app_tenant, app_system TO CURRENT_USER WITH INHERIT FALSE, SET TRUE;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE SCHEMA IF NOT EXISTS app;
CREATE SCHEMA reporting;
`.trim();

/**
 * What migrations made, as SQL that makes it anew: each thing with all that belongs to it, after what it needs, else by
 * name.
 * @throws Error for what this cannot tell yet
 */
export async function describeSchema(client: pg.Client): Promise<string> {
  const cannotTell = await rowsOf<{ what: string }>(client, UNTOLD);
  if (cannotTell.length > 0)
    throw new Error(
      `The schema has what its page cannot tell: ${cannotTell.map(({ what }) => what).join(', ')}`,
    );
  const parts = await partsInOrder(client);
  const lines = await rowsOf<Line>(client, LINES);
  const rights = await rowsOf<Omit<Line, 'place'>>(client, RIGHTS);
  const ofSchemas = rights.filter(({ id }) => id.startsWith('n')).map(({ line }) => `${line};`);
  const texts = parts.map((part) => textOf(part, lines, rights));
  return [`${BEGINNING}\n${ofSchemas.join('\n')}`, ...texts].join('\n\n');
}

/** The rows that migrations put into an empty database, and the ledger of their names. */
export async function describeRows(client: pg.Client): Promise<string> {
  const used = await rowsOf<{ name: string }>(client, USED_SEQUENCES);
  if (used.length > 0) throw new Error(`Migrations took numbers: ${used.map(({ name }) => name).join(', ')}`);
  const columns = await rowsOf<Column>(client, COLUMNS_OF_ROWS);
  const texts: string[] = [];
  for (const { id, kind, name } of await partsInOrder(client))
    if (kind === 'table' && name !== LEDGER)
      texts.push(
        ...(await insertion(
          client,
          name,
          columns.filter((column) => column.id === id),
        )),
      );
  const ledger = await rowsOf<{ name: string }>(client, `SELECT name FROM ${LEDGER} ORDER BY name`);
  const names = ledger.map(({ name }) => `  ('${name}')`).join(',\n');
  return [...texts, `${LEDGER_INSERTION} (VALUES\n${names}) AS done (name);`].join('\n\n');
}

const LEDGER = 'kysely_migration';
/** As the migrator writes an instant. */
const LEDGER_INSERTION = `INSERT INTO ${LEDGER} (name, timestamp)
SELECT name, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM`;

async function rowsOf<Row>(client: pg.Client, question: string): Promise<Row[]> {
  await client.query("SET search_path = app; SET TimeZone = 'UTC'");
  return (await client.query(question)).rows;
}

async function partsInOrder(client: pg.Client): Promise<Part[]> {
  return inOrder(await rowsOf<Part>(client, PARTS), await rowsOf<Need>(client, NEEDS));
}

/** Functions that need no table come first, and tables before what else needs them. */
function inOrder(parts: readonly Part[], needs: readonly Need[]): Part[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const needed = (id: string) =>
    needs.filter((each) => each.id === id).flatMap((each) => byId.get(each.needs) ?? []);
  const readsTables = ({ id }: Part): boolean =>
    needed(id).some((part) => part.kind !== 'function' || readsTables(part));
  const told = new Set<Part>();
  const begun = new Set<Part>();
  const tell = (part: Part) => {
    if (told.has(part)) return;
    if (begun.has(part)) throw new Error(`${part.name} needs itself.`);
    begun.add(part);
    needed(part.id).toSorted(byName).forEach(tell);
    told.add(part);
  };
  parts.filter((part) => part.kind === 'function' && !readsTables(part)).forEach(tell);
  parts.filter(({ kind }) => kind === 'table').forEach(tell);
  parts.forEach(tell);
  return [...told];
}

const byName = (a: Part, b: Part) => (a.name < b.name ? -1 : 1);

function textOf(
  { id, kind, text }: Part,
  lines: readonly Line[],
  rights: readonly Omit<Line, 'place'>[],
): string {
  const own = lines.filter((line) => line.id === id);
  const within = own.filter(({ place }) => place < STATEMENTS_FROM).map(({ line }) => `  ${line}`);
  const body = kind === 'table' ? `${text} (\n${within.join(',\n')}\n)` : text;
  const after = own.filter(({ place }) => place >= STATEMENTS_FROM);
  return [body, ...[...after, ...rights.filter((right) => right.id === id)].map(({ line }) => line)]
    .map((statement) => `${statement};`)
    .join('\n');
}

async function insertion(client: pg.Client, table: string, columns: readonly Column[]): Promise<string[]> {
  const values = columns.map(({ value }) => value).join(', ');
  const rows = await rowsOf<{ row: string }>(
    client,
    `SELECT concat_ws(', ', ${values}) AS row FROM ${table} ORDER BY 1`,
  );
  if (rows.length === 0) return [];
  const names = columns.map(({ name }) => name).join(', ');
  return [`INSERT INTO ${table} (${names}) VALUES\n${rows.map(({ row }) => `  (${row})`).join(',\n')};`];
}
