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
} as const;

export type CatalogProblem = keyof typeof CATALOG_PROBLEMS;

/** Tables that belong to schools: the schools themselves, and every table with a school_id. */
export const withTenantTables = (question: string) => `
  WITH tenant_tables AS (
    SELECT c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity FROM pg_class c
    WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
      AND (c.relname = 'schools' OR EXISTS (
        SELECT FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = 'school_id' AND NOT a.attisdropped)))
  ${question}`;
