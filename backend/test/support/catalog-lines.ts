const NAMESPACES = `('app'::regnamespace, 'reporting'::regnamespace)`;

/** Kinds of things that no part tells: who makes one teaches this file to tell it. */
export const UNTOLD = `
  SELECT 'the relation ' || oid::regclass AS what FROM pg_class WHERE relnamespace IN ${NAMESPACES}
    AND (relkind NOT IN ('r', 'v', 'i', 'S') OR relpersistence <> 'p' OR relispartition OR relreplident <> 'd' AND relkind = 'r'
      OR relkind = 'r' AND reloptions IS NOT NULL)
  UNION ALL SELECT 'the function ' || oid::regprocedure FROM pg_proc
    WHERE pronamespace IN ${NAMESPACES} AND prokind NOT IN ('f', 'p')
  UNION ALL SELECT 'the type ' || oid::regtype FROM pg_type WHERE typnamespace IN ${NAMESPACES} AND typtype <> 'c' AND typelem = 0
  UNION ALL SELECT 'the sequence ' || c.oid::regclass FROM pg_class c JOIN pg_sequence s ON s.seqrelid = c.oid
    WHERE relnamespace IN ${NAMESPACES} AND (relacl IS NOT NULL OR (seqstart, seqincrement, seqmin, seqcache, seqcycle) <> (1, 1, 1, 1, false)
      OR NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'i'))
  UNION ALL SELECT 'a comment on ' || pg_describe_object(classoid, objoid, objsubid) FROM pg_description
    WHERE objoid >= 16384 AND classoid <> 'pg_extension'::regclass
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE (d.classid, d.objid, d.deptype) = (classoid, objoid, 'e'))
  UNION ALL SELECT 'default privileges' FROM pg_default_acl
  UNION ALL SELECT 'the statistics ' || stxname FROM pg_statistic_ext
  UNION ALL SELECT 'the rule ' || rulename FROM pg_rewrite WHERE rulename <> '_RETURN' AND ev_class >= 16384
  UNION ALL SELECT 'a trigger that is off: ' || tgname FROM pg_trigger WHERE tgenabled <> 'O' AND tgrelid >= 16384`;

/** A line of a table's text: inside its parentheses (`place` below 10) or a statement after it. */
export const LINES = `
  SELECT 'c' || a.attrelid AS id, 0 AS place, a.attnum::int AS nth, quote_ident(a.attname) || ' '
    || replace(replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz'), 'time without time zone', 'time')
    || CASE WHEN a.attcollation <> t.typcollation THEN ' COLLATE ' || a.attcollation::regcollation ELSE '' END
    || CASE WHEN a.attgenerated <> '' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') '
        || CASE a.attgenerated WHEN 's' THEN 'STORED' ELSE 'VIRTUAL' END
      WHEN d.oid IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid)
      WHEN a.attidentity <> '' THEN ' GENERATED ' || CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END || ' AS IDENTITY'
      ELSE '' END
    || CASE WHEN a.attnotnull THEN coalesce(' CONSTRAINT ' || quote_ident(n.conname), '') || ' NOT NULL' ELSE '' END AS line
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    LEFT JOIN pg_constraint n ON n.contype = 'n' AND n.conrelid = a.attrelid AND n.conkey = ARRAY[a.attnum]
      AND n.conname <> (SELECT relname FROM pg_class WHERE oid = a.attrelid) || '_' || a.attname || '_not_null'
  WHERE a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT 'c' || conrelid, CASE WHEN convalidated THEN strpos('pucxf', contype::text) ELSE 10 END, 0,
    CASE WHEN convalidated THEN '' ELSE format('ALTER TABLE %s ADD ', conrelid::regclass) END
    || 'CONSTRAINT ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
  FROM pg_constraint WHERE contype IN ('p', 'u', 'c', 'x', 'f')
  UNION ALL SELECT 'c' || indrelid, 11, 0, replace(pg_get_indexdef(indexrelid), ' ON app.', ' ON ') FROM pg_index
  WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  UNION ALL SELECT 'c' || oid, 12, 0, format('ALTER TABLE %s ', oid::regclass) || concat_ws(', ',
    CASE WHEN relrowsecurity THEN 'ENABLE ROW LEVEL SECURITY' END, CASE WHEN relforcerowsecurity THEN 'FORCE ROW LEVEL SECURITY' END)
  FROM pg_class WHERE relrowsecurity OR relforcerowsecurity
  UNION ALL SELECT 'c' || polrelid, 13, 0, format('CREATE POLICY %I ON %s', polname, polrelid::regclass)
    || CASE WHEN polpermissive THEN '' ELSE ' AS RESTRICTIVE' END
    || CASE polcmd WHEN 'r' THEN ' FOR SELECT' WHEN 'a' THEN ' FOR INSERT' WHEN 'w' THEN ' FOR UPDATE' WHEN 'd' THEN ' FOR DELETE' ELSE '' END
    || ' TO ' || (SELECT string_agg(CASE r WHEN 0 THEN 'PUBLIC' WHEN relowner THEN 'CURRENT_USER' ELSE quote_ident(r::regrole::text) END, ', ')
      FROM unnest(polroles) r)
    || coalesce(' USING (' || pg_get_expr(polqual, polrelid) || ')', '')
    || coalesce(' WITH CHECK (' || pg_get_expr(polwithcheck, polrelid) || ')', '')
  FROM pg_policy JOIN pg_class c ON c.oid = polrelid
  UNION ALL SELECT 'c' || tgrelid, 14, 0, replace(pg_get_triggerdef(oid), ' ON app.', ' ON ') FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY place, nth, line`;

/** Of everything that rights can be given to: what differs from what its owner and everybody have by themselves. */
export const RIGHTS = `
  WITH object AS (
    SELECT 'c' || oid AS id, CASE relkind WHEN 'S' THEN 'SEQUENCE ' ELSE '' END || oid::regclass AS name, '' AS columns, relowner AS owner,
      coalesce(relacl, acldefault(CASE relkind WHEN 'S' THEN 's' ELSE 'r' END::"char", relowner)) AS has,
      acldefault(CASE relkind WHEN 'S' THEN 's' ELSE 'r' END::"char", relowner) AS would
    FROM pg_class WHERE relnamespace IN ${NAMESPACES} AND relkind IN ('r', 'v')
    UNION ALL SELECT 'c' || attrelid, attrelid::regclass::text, ' (' || quote_ident(attname) || ')', relowner, attacl, NULL
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid WHERE relnamespace IN ${NAMESPACES} AND attacl IS NOT NULL
    UNION ALL SELECT 'p' || oid, 'FUNCTION ' || oid::regprocedure, '', proowner,
      coalesce(proacl, acldefault('f', proowner)), acldefault('f', proowner)
    FROM pg_proc WHERE pronamespace IN ${NAMESPACES}
    UNION ALL SELECT 'n' || oid, 'SCHEMA ' || oid::regnamespace, '', nspowner, coalesce(nspacl, acldefault('n', nspowner)), acldefault('n', nspowner)
    FROM pg_namespace WHERE oid IN ${NAMESPACES}),
  right_of AS (
    SELECT id, name, owner, grantee, is_grantable, privilege_type || columns AS what, 'REVOKE' AS act
    FROM object, aclexplode(would) w WHERE w NOT IN (SELECT x FROM aclexplode(has) x)
    UNION ALL SELECT id, name, owner, grantee, is_grantable, privilege_type || columns, 'GRANT'
    FROM object, aclexplode(has) h WHERE h NOT IN (SELECT x FROM aclexplode(would) x)),
  right_to AS (
    SELECT id, act, name, string_agg(what, ', ' ORDER BY what) AS what,
      CASE grantee WHEN 0 THEN 'PUBLIC' WHEN owner THEN 'CURRENT_USER' ELSE quote_ident(grantee::regrole::text) END AS who,
      CASE WHEN is_grantable THEN ' WITH GRANT OPTION' ELSE '' END AS more
    FROM right_of GROUP BY id, act, name, grantee, owner, is_grantable)
  SELECT id, act || ' ' || what || ' ON ' || name || CASE act WHEN 'GRANT' THEN ' TO ' ELSE ' FROM ' END
    || string_agg(who, ', ' ORDER BY who) || more AS line
  FROM right_to GROUP BY id, act, name, what, more ORDER BY act DESC, name, line`;

export const NEEDS = `
  WITH object AS (
    SELECT 'pg_class'::regclass AS class, oid AS object, 'c' || oid AS id FROM pg_class WHERE relkind IN ('r', 'v') AND relnamespace IN ${NAMESPACES}
    UNION ALL SELECT 'pg_proc'::regclass, oid, 'p' || oid FROM pg_proc WHERE pronamespace IN ${NAMESPACES}
    UNION ALL SELECT 'pg_type'::regclass, oid, 'c' || typrelid FROM pg_type WHERE typrelid <> 0
    UNION ALL SELECT 'pg_type'::regclass, t.typarray, 'c' || t.typrelid FROM pg_type t WHERE typrelid <> 0
    UNION ALL SELECT 'pg_constraint'::regclass, oid, 'c' || conrelid FROM pg_constraint
    UNION ALL SELECT 'pg_attrdef'::regclass, oid, 'c' || adrelid FROM pg_attrdef
    UNION ALL SELECT 'pg_policy'::regclass, oid, 'c' || polrelid FROM pg_policy
    UNION ALL SELECT 'pg_trigger'::regclass, oid, 'c' || tgrelid FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'pg_rewrite'::regclass, oid, 'c' || ev_class FROM pg_rewrite
    UNION ALL SELECT 'pg_class'::regclass, indexrelid, 'c' || indrelid FROM pg_index)
  SELECT DISTINCT a.id, b.id AS needs FROM pg_depend d
  JOIN object a ON (a.class, a.object) = (d.classid, d.objid) JOIN object b ON (b.class, b.object) = (d.refclassid, d.refobjid)
  WHERE a.id <> b.id`;

export const PARTS = `
  SELECT 'p' || oid AS id, 'function' AS kind, proname AS name, 
    regexp_replace(rtrim(pg_get_functiondef(oid), E'\\n'), '^CREATE OR REPLACE (\\w+) (app\\.)?', 'CREATE \\1 ') AS text
  FROM pg_proc WHERE pronamespace IN ${NAMESPACES}
  UNION ALL SELECT 'c' || oid, 'table', relname, format('CREATE TABLE %s', oid::regclass)
  FROM pg_class WHERE relkind = 'r' AND relnamespace IN ${NAMESPACES}
  UNION ALL SELECT 'c' || oid, 'view', relname, format('CREATE VIEW %s', oid::regclass)
    || coalesce(' WITH (' || array_to_string(reloptions, ', ') || ')', '') || E' AS\n' || rtrim(pg_get_viewdef(oid), ';')
  FROM pg_class WHERE relkind = 'v' AND relnamespace IN ${NAMESPACES}
  ORDER BY 3, 4`;

/** By the clock is what came into the table since its first migration began. */
export const COLUMNS_OF_ROWS = `
  SELECT 'c' || attrelid AS id, quote_ident(attname) AS name, CASE
    WHEN atttypid = 'timestamptz'::regtype THEN format(
      $$CASE WHEN %1$I >= (SELECT min(timestamp)::timestamptz FROM kysely_migration) THEN 'now()' ELSE quote_nullable(%1$I) END$$, attname)
    ELSE format('quote_nullable(%I)', attname) END AS value
  FROM pg_attribute LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
  WHERE attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''
    AND pg_get_expr(adbin, adrelid) IS DISTINCT FROM 'gen_random_uuid()'
  ORDER BY attrelid, attnum`;

export const USED_SEQUENCES = `
  SELECT sequencename AS name FROM pg_sequences WHERE schemaname IN ('app', 'reporting') AND last_value IS NOT NULL`;
