import { Client } from 'pg';

/** Rows of a table that go, as a condition on them. */
type Going = Readonly<{ table: string; rows: string }>;
type Table = Readonly<{ name: string; isOfSchools: boolean; pointers: readonly Pointer[] }>;
/** Columns that name a row of another table. */
type Pointer = Readonly<{ columns: string; to: string; toColumns: string }>;

/**
 * Deletes every row that belongs to a school, and what hangs on such a row, but not the schools: their ids stay, so
 * that a running server need not be told. As the owner, since the ledgers refuse it to everyone else.
 */
export async function emptySchools(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await deleteAll(client, goingOf(await tablesOf(client)));
    await client.query('DELETE FROM app.business_clock');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      EXISTS (SELECT FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = 'school_id' AND NOT a.attisdropped) AS "isOfSchools",
      coalesce(jsonb_agg(jsonb_build_object('to', f.pointed, 'columns', f.columns,
        'toColumns', f.to_columns)) FILTER (WHERE f.conrelid IS NOT NULL), '[]') AS pointers
    FROM pg_class c
    LEFT JOIN LATERAL (
      SELECT k.conrelid, p.relname AS pointed, string_agg(quote_ident(a.attname), ', ' ORDER BY pair.place) AS columns,
        string_agg(quote_ident(b.attname), ', ' ORDER BY pair.place) AS to_columns
      FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid, unnest(k.conkey, k.confkey) WITH ORDINALITY AS pair (mine, theirs, place),
        pg_attribute a, pg_attribute b
      WHERE k.contype = 'f' AND k.conrelid = c.oid AND k.confrelid <> c.oid
        AND (a.attrelid, a.attnum) = (k.conrelid, pair.mine) AND (b.attrelid, b.attnum) = (k.confrelid, pair.theirs)
      GROUP BY k.oid, k.conrelid, p.relname) f ON true
    WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    GROUP BY c.oid, c.relname`);
  return rows;
}

/** A table that does not say whose its rows are goes with the rows that it points to. */
function goingOf(tables: readonly Table[]): Going[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const rowsOf = (table: Table | undefined): string | null => {
    if (!table || table.name === 'schools') return null;
    if (table.isOfSchools) return 'school_id IS NOT NULL';
    const pointed = table.pointers.flatMap(({ columns, to, toColumns }) => {
      const theirs = rowsOf(byName.get(to));
      return theirs ? [`(${columns}) IN (SELECT ${toColumns} FROM app."${to}" WHERE ${theirs})`] : [];
    });
    return pointed.length > 0 ? pointed.join(' OR ') : null;
  };
  return tables.flatMap((table) => {
    const rows = rowsOf(table);
    return rows ? [{ table: table.name, rows }] : [];
  });
}

/** A table that others still point to waits for the next round. */
async function deleteAll(client: Client, going: readonly Going[]): Promise<void> {
  const waiting: Going[] = [];
  const refusals: string[] = [];
  for (const one of going) {
    await client.query('SAVEPOINT before_table');
    const refusal = await client.query(`DELETE FROM app."${one.table}" WHERE ${one.rows}`).then(
      () => null,
      ({ message }: Error) => message,
    );
    if (refusal === null) continue;
    await client.query('ROLLBACK TO before_table');
    waiting.push(one);
    refusals.push(refusal);
  }
  if (waiting.length === going.length && waiting.length > 0)
    throw new Error(`Some tables cannot be emptied: ${refusals.join('; ')}`);
  if (waiting.length > 0) await deleteAll(client, waiting);
}
