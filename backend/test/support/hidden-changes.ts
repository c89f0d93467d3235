/** What Postgres does behind a statement: read from its catalog, and from the sources of our functions. */

/** Triggers of ours that run when rows are added or changed, in our schema. */
export const TRIGGERS = `
  SELECT t.relname AS "table", p.prosrc AS source
  FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid JOIN pg_proc p ON p.oid = g.tgfoid
  WHERE t.relnamespace = 'app'::regnamespace AND NOT g.tgisinternal AND g.tgtype & 20 <> 0`;

/** References that change rows when what they lead to changes, not only when it goes. */
export const FOLLOWING_REFERENCES = `
  SELECT conname AS name FROM pg_constraint
  WHERE connamespace = 'app'::regnamespace AND contype = 'f' AND confupdtype NOT IN ('a', 'r')`;

export const RULES = `SELECT rulename AS name FROM pg_rules WHERE schemaname = 'app'`;

/** Each view of ours, with each table or view that it reads. */
export const VIEWS = `
  SELECT DISTINCT v.relname AS "table", t.relname AS behind
  FROM pg_rewrite r JOIN pg_class v ON v.oid = r.ev_class
    JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = r.oid
      AND d.refclassid = 'pg_class'::regclass
    JOIN pg_class t ON t.oid = d.refobjid AND t.oid <> v.oid
  WHERE v.relnamespace = 'app'::regnamespace`;

/** Functions of ours that a statement can call. */
export const FUNCTIONS = `
  SELECT proname AS name, prosrc AS source FROM pg_proc
  WHERE pronamespace = 'app'::regnamespace AND prorettype <> 'trigger'::regtype AND prokind IN ('f', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = pg_proc.oid AND d.deptype = 'e')`;

const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(?:app\.)?(\w+)/gi;
const NO_TABLES = new Set(['set', 'loop', 'of', 'on']);

/** The body of a function with those of the functions that it calls. */
export function withCalled(
  source: string,
  functions: readonly Readonly<{ name: string; source: string }>[],
): string {
  const called = functions.filter(({ name }) => new RegExp(`\\b${name}\\(`).test(source));
  return [source, ...called.map((each) => each.source)].join('\n');
}

/** The tables that the body of a function writes, as far as it names them. */
export function tablesWrittenIn(source: string): string[] {
  const bare = source.replaceAll(/\bfor\s+(no\s+key\s+)?update\b/gi, '').replaceAll(/'[^']*'/g, "''");
  const named = [...bare.matchAll(WRITES)].map(([, table = '']) => table.toLowerCase());
  return named.filter((table) => !NO_TABLES.has(table));
}

/** Whether it runs statements that are put together as it runs, of which nothing can be read. */
export function isDynamic(source: string): boolean {
  return /\bexecute\b/i.test(source);
}

/** What follows from each directly, followed to the end: by name, without itself, in the order of the alphabet. */
export function followed(pairs: readonly Readonly<{ table: string; behind: string }>[]) {
  const next = Map.groupBy(pairs, ({ table }) => table);
  const reachOf = (table: string) => {
    const reached = new Set<string>([table]);
    // A set hands out what is added while it is gone through.
    for (const each of reached) for (const { behind } of next.get(each) ?? []) reached.add(behind);
    reached.delete(table);
    return [...reached].toSorted();
  };
  const all = [...next.keys()].toSorted().map((table) => [table, reachOf(table)] as const);
  return Object.fromEntries(all.filter(([, reached]) => reached.length > 0));
}
