import type { Client } from 'pg';

/**
 * Statements that make anew whom the database knows: what owns, may or is told anything in it, and whom those may act
 * as, without passwords. A dump of a database leaves them out, and without them its policies cannot be made.
 */
export async function roleStatements(client: Client): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(STATEMENTS);
  return rows.map(({ statement }) => `${statement};\n`).join('');
}

const STATEMENTS = `
  WITH RECURSIVE mine AS (
    SELECT refobjid AS role FROM pg_shdepend
    WHERE refclassid = 'pg_authid'::regclass
      AND dbid IN ((SELECT oid FROM pg_database WHERE datname = current_database()), 0)
    UNION SELECT datdba FROM pg_database WHERE datname = current_database()
    UNION SELECT setrole FROM pg_db_role_setting WHERE setrole <> 0
    UNION SELECT member FROM pg_auth_members
    UNION SELECT roleid FROM pg_auth_members
  ), named AS (
    SELECT DISTINCT role_of.* FROM mine JOIN pg_roles role_of ON role_of.oid = mine.role
    WHERE rolname !~ '^pg_' AND NOT rolsuper
  )
  SELECT 1 AS place, rolname AS name, format(
    'DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = %L) THEN CREATE ROLE %I; END IF; END $$',
    rolname, rolname) AS statement FROM named
  UNION ALL
  SELECT 2, rolname, format('ALTER ROLE %I WITH %s %s %s %s %s', rolname,
    CASE WHEN rolcanlogin THEN 'LOGIN' ELSE 'NOLOGIN' END,
    CASE WHEN rolinherit THEN 'INHERIT' ELSE 'NOINHERIT' END,
    CASE WHEN rolcreaterole THEN 'CREATEROLE' ELSE 'NOCREATEROLE' END,
    CASE WHEN rolcreatedb THEN 'CREATEDB' ELSE 'NOCREATEDB' END,
    CASE WHEN rolbypassrls THEN 'BYPASSRLS' ELSE 'NOBYPASSRLS' END) FROM named
  UNION ALL
  SELECT 3, member.rolname, format('GRANT %I TO %I WITH ADMIN %s, INHERIT %s, SET %s', granted.rolname, member.rolname,
    bool_or(admin_option)::text, bool_or(inherit_option)::text, bool_or(set_option)::text)
  FROM pg_auth_members
  JOIN named member ON member.oid = pg_auth_members.member
  JOIN pg_roles granted ON granted.oid = roleid
  GROUP BY granted.rolname, member.rolname
  ORDER BY place, name, statement`;

/** What holds in the database alone, such as where a role's tables stand; a dump of the database leaves it out too. */
export async function settingStatements(client: Client): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(SETTINGS);
  return rows.map(({ statement }) => `${statement};\n`).join('');
}

const SETTINGS = `
  SELECT format('ALTER %s SET %I = %s',
    CASE WHEN setrole = 0 THEN format('DATABASE %I', current_database())
      ELSE format('ROLE %I IN DATABASE %I', setrole::regrole::text, current_database()) END,
    split_part(setting, '=', 1),
    CASE WHEN split_part(setting, '=', 1) = 'search_path' THEN substr(setting, strpos(setting, '=') + 1)
      ELSE quote_literal(substr(setting, strpos(setting, '=') + 1)) END) AS statement
  FROM pg_db_role_setting, unnest(setconfig) setting
  WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
  UNION ALL
  SELECT format('GRANT %s ON DATABASE %I TO %I', privilege_type, current_database(), grantee::regrole::text)
  FROM pg_database, aclexplode(datacl)
  WHERE datname = current_database() AND grantee <> 0 AND grantee <> datdba
  ORDER BY statement`;
