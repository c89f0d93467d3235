/** Tables whose rows are never removed nor named anew, and why: no index has to lead from there to what refers to them. */
const NEVER_REMOVED = {
  plans: 'A plan that is sold no more is still named by the invoices of seven years.',
} as const;

/** Questions to the catalog of Postgres whose right answer is: no row. */
export const CATALOG_PROBLEMS = {
  'a table of schools without forced row-level security': `
    SELECT t.relname AS name FROM tenant_tables t WHERE NOT (t.relrowsecurity AND t.relforcerowsecurity)`,

  'a table of schools without a policy of its own for each role': `
    SELECT t.relname || ' for ' || r.name AS name
    FROM tenant_tables t CROSS JOIN (VALUES ('app_tenant'), ('app_system'), ('rekod')) r (name)
    WHERE NOT EXISTS (
      SELECT FROM pg_policies p
      WHERE p.schemaname = 'app' AND p.tablename = t.relname AND p.roles = ARRAY[r.name::name] AND p.cmd = 'ALL')`,

  'a policy that shows tenants more than their school and what belongs to all': `
    SELECT p.tablename || '.' || p.policyname AS name FROM pg_policies p
    WHERE p.schemaname = 'app' AND p.roles && ARRAY['app_tenant', 'public']::name[]
      AND NOT (p.qual ~ '^\\((school_id|id) = \\( SELECT (app\\.)?current_school_id\\(\\)'
        AND p.with_check = p.qual)
      AND NOT (p.cmd = 'SELECT' AND p.qual = '(school_id IS NULL)')`,

  'a table of schools that refers to another school’s row': `
    SELECT c.conname AS name FROM pg_constraint c
    JOIN tenant_tables t ON t.oid = c.conrelid
    JOIN tenant_tables target ON target.oid = c.confrelid AND target.relname <> 'schools'
    WHERE c.contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_attribute a
      WHERE a.attrelid = t.oid AND a.attnum = ANY (c.conkey) AND a.attname = 'school_id')`,

  'a table of the system that tenants may change': `
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
      AND c.oid NOT IN (SELECT oid FROM tenant_tables)
      AND has_table_privilege('app_tenant', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')`,

  'a table that tenants may truncate': `
    SELECT t.relname AS name FROM tenant_tables t WHERE has_table_privilege('app_tenant', t.oid, 'TRUNCATE')`,

  'a view that shows tenants what its owner sees': `
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'app'::regnamespace
      AND (c.relkind = 'm' OR c.relkind = 'v' AND NOT 'security_invoker=true' = ANY (coalesce(c.reloptions, '{}')))
      AND has_table_privilege('app_tenant', c.oid, 'SELECT')`,

  'a function that acts as its owner for anybody, or by a search path of the caller’s': `
    SELECT p.proname AS name FROM pg_proc p
    WHERE p.pronamespace = 'app'::regnamespace AND p.prosecdef
      AND (has_function_privilege('public', p.oid, 'EXECUTE') OR p.proconfig IS NULL
        OR NOT EXISTS (SELECT FROM unnest(p.proconfig) AS setting WHERE setting ~ '^search_path=(""|.+, pg_temp)$'))`,

  'a role that row-level security does not bind': `
    SELECT r.rolname AS name FROM pg_roles r
    WHERE r.rolname IN ('rekod', 'app_tenant', 'app_system') AND (r.rolsuper OR r.rolbypassrls)`,

  'a role that may become another one': `
    SELECT r.a || ' as ' || r.b AS name
    FROM (VALUES ('app_tenant', 'app_system'), ('app_tenant', 'rekod'), ('app_system', 'rekod')) r (a, b)
    WHERE pg_has_role(r.a, r.b, 'MEMBER')`,

  // One that is unique, or lets no two overlap, is kept for that. An order can be read backwards too.
  'an index whose columns another one begins with': `
    SELECT a.name || ' in ' || b.name AS name FROM indexes a
    JOIN indexes b ON b.table_id = a.table_id AND b.method = a.method AND b.predicate IS NOT DISTINCT FROM a.predicate
    WHERE NOT a.is_rule AND a.columns = b.columns[:cardinality(a.columns)] AND a.included <@ b.included
      AND (a.columns <> b.columns OR b.is_rule OR a.name < b.name)
      AND (a.orders = b.orders[:cardinality(a.orders)] OR a.backwards = b.orders[:cardinality(a.orders)])`,

  // One that begins with the columns that name a row over there, or that finds one row here at most.
  'a reference that no index leads to': `
    SELECT r.conrelid::regclass || ' ' || pg_get_constraintdef(r.oid) AS name FROM pg_constraint r
    WHERE r.contype = 'f' AND r.connamespace = 'app'::regnamespace AND r.confrelid NOT IN (SELECT * FROM staying)
      AND NOT EXISTS (
        SELECT FROM indexes i JOIN indexes key ON key.table_id = r.confrelid AND key.is_unique AND key.keys <@ r.confkey,
          LATERAL (SELECT ARRAY(
            SELECT own FROM unnest(r.conkey, r.confkey) AS p (own, theirs) WHERE theirs = ANY (key.keys)) AS own) named
        WHERE i.table_id = r.conrelid
          AND (i.predicate IS NULL OR i.predicate IN (
            SELECT format('(%I IS NOT NULL)', a.attname) FROM pg_attribute a
            WHERE a.attrelid = r.conrelid AND a.attnum = ANY (r.conkey)))
          AND (i.keys[:cardinality(named.own)] @> named.own OR i.is_unique AND i.keys <@ r.conkey))`,

  'a row that is said to stay and that somebody may remove or name anew': `
    SELECT r.role || ' of ' || k.conrelid::regclass AS name
    FROM pg_constraint k CROSS JOIN (VALUES ('app_tenant'), ('app_system')) r (role)
    WHERE k.contype = 'p' AND k.conrelid IN (SELECT * FROM staying) AND (has_table_privilege(r.role, k.conrelid, 'DELETE')
      OR EXISTS (SELECT FROM unnest(k.conkey) key WHERE has_column_privilege(r.role, k.conrelid, key, 'UPDATE')))`,
} as const;

export type CatalogProblem = keyof typeof CATALOG_PROBLEMS;

/**
 * Tables that belong to schools: the schools themselves, and every table with a school_id; every index of ours, and
 * the tables whose rows stay.
 */
export const withTenantTables = (question: string) => `
  WITH tenant_tables AS (
    SELECT c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity FROM pg_class c
    WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
      AND (c.relname = 'schools' OR EXISTS (
        SELECT FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = 'school_id' AND NOT a.attisdropped))),
  indexes AS (
    SELECT c.relname AS name, c.relam AS method, i.indrelid AS table_id, pg_get_expr(i.indpred, i.indrelid) AS predicate,
      i.indisunique AND i.indpred IS NULL AS is_unique, i.indisunique OR i.indisexclusion AS is_rule,
      array_agg(key ORDER BY n) FILTER (WHERE n <= i.indnkeyatts) AS keys,
      array_agg(pg_get_indexdef(c.oid, n::int, true) || ' ' || class || ' ' || coll ORDER BY n)
        FILTER (WHERE n <= i.indnkeyatts) AS columns,
      coalesce(array_agg(key) FILTER (WHERE n > i.indnkeyatts), '{}') AS included,
      array_agg(option ORDER BY n) FILTER (WHERE n <= i.indnkeyatts) AS orders,
      array_agg(option # 3::int2 ORDER BY n) FILTER (WHERE n <= i.indnkeyatts) AS backwards
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid,
      unnest(i.indkey::int2[], i.indclass::oid[], i.indcollation::oid[], i.indoption::int2[])
        WITH ORDINALITY AS u (key, class, coll, option, n)
    WHERE c.relnamespace = 'app'::regnamespace GROUP BY c.oid, i.indexrelid),
  staying AS (SELECT unnest('{${Object.keys(NEVER_REMOVED).map((table) => `app.${table}`)}}'::regclass[]))
  ${question}`;
