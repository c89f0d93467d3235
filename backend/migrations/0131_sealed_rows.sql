SET search_path = app;

-- What is sealed, sent or written down once refuses every change but those of the columns that are named as its state,
-- to every role and under any setting. Who is forgotten passes by a function that acts as the owner, and by nothing else.

-- What an erasure makes of rows that nobody changes: they go, or the columns of `blanks` get these values.
CREATE TABLE erasable (
  table_name name NOT NULL,
  -- The column that names somebody, and what it holds of them.
  column_name name NOT NULL,
  names text NOT NULL CHECK (names IN ('account', 'address', 'pupil')),
  blanks jsonb CHECK (jsonb_typeof(blanks) = 'object'),
  PRIMARY KEY (table_name, column_name)
);
GRANT SELECT ON erasable TO app_system;

-- In a function of the owner's, or because a row went that it stands on: parents of such rows are removed by nobody else.
CREATE FUNCTION acts_as_owner(target oid) RETURNS boolean LANGUAGE sql STABLE SET search_path = app, pg_temp
  RETURN (SELECT pg_get_userbyid(relowner) = current_user FROM pg_class WHERE oid = target);

-- Whether a row became what an erasure makes of it.
CREATE FUNCTION was_blanked(target name, before jsonb, after jsonb) RETURNS boolean
LANGUAGE sql STABLE SET search_path = app, pg_temp
  RETURN EXISTS (SELECT FROM erasable WHERE table_name = target AND before || blanks = after);

-- Arguments: the columns that change, and those that do so once, from nothing.
CREATE FUNCTION keep_sealed_row() RETURNS trigger
LANGUAGE plpgsql SET search_path = app, pg_temp SET extra_float_digits = 1 AS $$
DECLARE
  free text[] := TG_ARGV[0];
  once text[] := TG_ARGV[1];
  before jsonb := to_jsonb(OLD);
  after jsonb;
  changed text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF acts_as_owner(TG_RELID) THEN RETURN OLD;
    END IF;
    RAISE EXCEPTION 'a sealed row of % is not removed', TG_TABLE_NAME;
  END IF;
  after := to_jsonb(NEW);
  changed := ARRAY(
    SELECT key FROM jsonb_each(before - free)
    WHERE value::text <> (after -> key)::text AND NOT (key = ANY (once) AND value = 'null')
    ORDER BY key);
  IF changed = '{}' OR acts_as_owner(TG_RELID) AND was_blanked(TG_TABLE_NAME, before, after) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'a sealed row of % keeps its %', TG_TABLE_NAME, array_to_string(changed, ', ');
END
$$;

-- The one line of a table whose rows are sealed. `sealed`: when a row is, in words of `old`, or true for one that is so
-- from the beginning. A column that is added later is kept like the others until it is named here.
CREATE FUNCTION protect_sealed_rows(
  target regclass, sealed text, may_change text[], once text[] DEFAULT '{}'
) RETURNS void LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  PERFORM must_have_columns(target, may_change || once);
  -- After the row was written: what another trigger or a generated column made of it counts, too.
  EXECUTE format('CREATE OR REPLACE TRIGGER sealed_stays AFTER UPDATE ON %s FOR EACH ROW WHEN (%s)
    EXECUTE FUNCTION keep_sealed_row(%L, %L)', target, sealed, may_change, once);
  -- Before it goes: then a row that goes with another is seen to go by the owner, in every version of Postgres.
  EXECUTE format('CREATE OR REPLACE TRIGGER sealed_remains BEFORE DELETE ON %s FOR EACH ROW WHEN (%s)
    EXECUTE FUNCTION keep_sealed_row()', target, sealed);
  EXECUTE format('REVOKE DELETE, TRUNCATE ON %s FROM app_tenant, app_system', target);
END
$$;

-- The one line of a history whose rows are written once, whoever reads them: no role may change another column.
CREATE FUNCTION protect_history(target regclass, may_change text[] DEFAULT '{}') RETURNS void
LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE
  who name;
  writes boolean;
BEGIN
  PERFORM must_have_columns(target, may_change);
  FOREACH who IN ARRAY ARRAY['app_tenant', 'app_system'] LOOP
    writes := has_table_privilege(who, target, 'UPDATE');
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM %I', target, who);
    IF writes AND may_change <> '{}' THEN
      EXECUTE format('GRANT UPDATE (%s) ON %s TO %I',
        (SELECT string_agg(quote_ident(name), ', ') FROM unnest(may_change) AS name), target, who);
    END IF;
  END LOOP;
END
$$;

CREATE FUNCTION must_have_columns(target regclass, names text[]) RETURNS void
LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  PERFORM attname FROM unnest(names) AS name
  LEFT JOIN pg_attribute ON attrelid = target AND attname = name AND NOT attisdropped
  WHERE attname IS NULL;
  IF FOUND THEN RAISE EXCEPTION '% has not all columns of %', target, names;
  END IF;
END
$$;

-- Forgets somebody in one column of one table that is kept, as `erasable` says; how many rows. `of_school`: of the pupil.
CREATE FUNCTION forget_in_kept(target name, place name, who text, of_school uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  rule erasable;
  rows_of_person text;
  touched integer;
BEGIN
  SELECT * INTO rule FROM erasable WHERE table_name = target AND column_name = place;
  IF NOT FOUND THEN RAISE EXCEPTION 'nobody is forgotten in %.%', target, place;
  END IF;
  IF who IS NULL OR (rule.names = 'pupil') <> (of_school IS NOT NULL) THEN
    RAISE EXCEPTION '%.% names a %', target, place, rule.names;
  END IF;
  rows_of_person := CASE rule.names
    WHEN 'address' THEN format('lower(%I) = lower($1)', place)
    WHEN 'account' THEN format('%I = $1::uuid', place)
    ELSE format('school_id = $2 AND %I = $1::uuid', place) END;
  IF rule.blanks IS NULL THEN
    EXECUTE format('DELETE FROM %I WHERE %s', target, rows_of_person) USING who, of_school;
  ELSE
    EXECUTE format('UPDATE %I SET %s WHERE %s', target,
      (SELECT string_agg(format('%I = %L', key, value), ', ') FROM jsonb_each_text(rule.blanks)), rows_of_person)
      USING who, of_school;
  END IF;
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN touched;
END
$$;
REVOKE EXECUTE ON FUNCTION forget_in_kept FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_kept TO app_system;

-- What a migration compares before and after it fills a column of sealed rows, whose trigger it puts off by name meanwhile.
CREATE FUNCTION sum_of_seals() RETURNS numeric LANGUAGE sql STABLE SET search_path = app, pg_temp
  RETURN (SELECT coalesce(sum(hashtextextended(encode(digest, 'hex') || content, 0)), 0) FROM app.seals);
