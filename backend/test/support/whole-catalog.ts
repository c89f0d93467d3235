import pg from 'pg';

type Column = Readonly<{ catalog: string; name: string; type: string; hasOid: boolean }>;
/** `columns` name a row of `target`: one by its number, or an attribute by its table and place. */
type Link = Readonly<{ catalog: string; target: string; columns: readonly string[]; isList: boolean }>;

/** What depends on how something came about, or is counted as it is used. */
const OF_THE_WAY = new Set(
  `relfilenode relpages reltuples relallvisible relallfrozen relfrozenxid relminmxid reltoastrelid relnatts relhasindex
   relhasrules relhastriggers relhassubclass attnum atthasmissing attmissingval indcheckxmin`.split(/\s+/),
);
/** Trees of numbers, by what reads them. */
const TREES: Readonly<Record<string, string>> = {
  adbin: 'pg_get_expr(adbin, adrelid)',
  conbin: 'pg_get_expr(conbin, conrelid)',
  indexprs: 'pg_get_expr(indexprs, indrelid)',
  indpred: 'pg_get_expr(indpred, indrelid)',
  polqual: 'pg_get_expr(polqual, polrelid)',
  polwithcheck: 'pg_get_expr(polwithcheck, polrelid)',
  proargdefaults: 'pg_get_function_arguments(oid)',
  prosqlbody: 'pg_get_function_sqlbody(oid)',
  tgqual: 'pg_get_triggerdef(oid)',
  ev_action: 'pg_get_viewdef(ev_class)',
  ev_qual: 'pg_get_viewdef(ev_class)',
};
/** What is ours of a catalog that holds more: no column that was dropped, no trigger of a reference, no figures. */
const ONLY: Readonly<Record<string, string>> = {
  pg_attribute: `AND NOT attisdropped AND attnum > 0`,
  pg_trigger: 'AND NOT tgisinternal',
  pg_statistic: 'AND false',
  pg_depend: 'AND false',
};
const IS_TOAST = `SELECT oid FROM pg_class WHERE relnamespace = 'pg_toast'::regnamespace`;

const COLUMNS = `
  SELECT c.relname AS catalog, a.attname AS name, format_type(a.atttypid, NULL) AS type, EXISTS (
    SELECT FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'oid') AS "hasOid"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
  WHERE c.relnamespace = 'pg_catalog'::regnamespace AND c.relkind = 'r' AND NOT c.relisshared ORDER BY c.relname, a.attnum`;
const LINKS = `
  SELECT fktable::regclass::text AS catalog, pktable::regclass::text AS target, fkcols AS columns, is_array AS "isList"
  FROM pg_get_catalog_foreign_keys()`;

/** Every row of the catalogs of Postgres that somebody made in this database, by names in place of numbers. */
export async function wholeCatalog(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=pg_catalog' });
  await client.connect();
  try {
    const columns = (await client.query<Column>(COLUMNS)).rows;
    const links = (await client.query<Link>(LINKS)).rows;
    const told = new Set<string>();
    for (const [catalog, own] of Map.groupBy(columns, (column) => column.catalog)) {
      const question = questionOf(
        catalog,
        own,
        links.filter((link) => link.catalog === catalog),
      );
      if (question) for (const { row } of (await client.query<{ row: string }>(question)).rows) told.add(row);
    }
    return told;
  } finally {
    await client.end();
  }
}

/** Undefined where a row has no number: what it says stands with another one. */
function questionOf(catalog: string, columns: readonly Column[], links: readonly Link[]): string | undefined {
  const number = columns[0]?.hasOid ? 'oid' : links.find((link) => link.columns.length === 1)?.columns[0];
  if (!number) return undefined;
  const values = columns
    .filter(({ name }) => !OF_THE_WAY.has(name))
    .map((column) => `'${column.name}', ${toldOf(column, links)}`);
  if (catalog === 'pg_attribute') values.push(`'place', rank() OVER (PARTITION BY attrelid ORDER BY attnum)`);
  const ofTables = columns
    .filter(({ name }) => ['typrelid', 'indrelid'].includes(name))
    .map(({ name }) => name);
  const notToast = [number, ...ofTables].map((column) => `AND ${column}::oid NOT IN (${IS_TOAST})`).join(' ');
  return `SELECT '${catalog} ' || jsonb_build_object(${values.join(', ')})::text AS row FROM ${catalog}
    WHERE ${number}::oid >= 16384 ${notToast} ${ONLY[catalog] ?? ''}`;
}

function toldOf({ catalog, name, type }: Column, links: readonly Link[]): string {
  if (TREES[name]) return TREES[name];
  if (type === 'pg_node_tree') return `${name}::text`;
  if (name === 'oid' && catalog === 'pg_enum') return `''`;
  if (name === 'oid') return `pg_describe_object('${catalog}'::regclass, oid, 0)`;
  const link = links.find((each) => each.columns.at(-1) === name);
  if (!link)
    return type === 'aclitem[]'
      ? `(SELECT array_agg(acl::text ORDER BY acl::text) FROM unnest(${name}) acl)`
      : `${name}::text`;
  const table = link.columns.length > 1 ? link.columns[0] : undefined;
  const said = (value: string) =>
    table
      ? `(SELECT attname FROM pg_attribute WHERE attrelid = ${catalog}.${table} AND attnum = ${value})`
      : `CASE WHEN ${value}::oid = 0 THEN '-' ELSE pg_describe_object('${link.target}'::regclass, ${value}::oid, 0) END`;
  if (!link.isList) return said(`${catalog}.${name}`);
  const element = table ? 'int2' : 'oid';
  return `(SELECT array_agg(${said('n.v')} ORDER BY n.nth) FROM unnest(${name}::${element}[]) WITH ORDINALITY n (v, nth))`;
}
