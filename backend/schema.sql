-- The database as its migrations make it: the page one reads, and what a new installation begins from.
-- Written by `npm run schema`; migrations that are not in it run after it.
-- da636ae78558b5b074017290fe632bdf migrations 0001_foundation to 0220_erasures
-- 9244d5914c559de53f97f0caa4c99d67 what follows

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
GRANT USAGE ON SCHEMA app TO app_system, app_tenant;
GRANT USAGE ON SCHEMA reporting TO authenticated;

CREATE FUNCTION acts_as_owner(target oid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'app', 'pg_temp'
RETURN (SELECT (pg_get_userbyid(pg_class.relowner) = CURRENT_USER) FROM pg_class WHERE (pg_class.oid = acts_as_owner.target));

CREATE FUNCTION announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('app_changes', TG_ARGV[0] || ':' || coalesce(NEW.school_id, OLD.school_id));
  RETURN NULL;
END
$function$;

CREATE FUNCTION announce_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('app_changes', TG_ARGV[0] || ':' || ids)
  FROM (
    SELECT string_agg(school_id::text, ',') AS ids
    FROM (SELECT school_id, row_number() OVER () AS nth FROM changed) numbered
    GROUP BY nth / 200
  ) message;
  RETURN NULL;
END
$function$;

CREATE FUNCTION count_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.revised_at := greatest(OLD.revised_at, now());
  RETURN NEW;
END
$function$;

CREATE FUNCTION count_revisions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  UPDATE yearly_plans AS plan SET revision = revision + 1
  FROM (SELECT DISTINCT school_id, plan_id FROM written) AS touched
  WHERE plan.school_id = touched.school_id AND plan.id = touched.plan_id;
  RETURN NULL;
END
$function$;

CREATE FUNCTION count_verdicts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  UPDATE submitted_records AS sent SET (verified_steps, is_returned) = (
    SELECT count(*) FILTER (WHERE verdict = 'verified'), coalesce(bool_or(verdict = 'returned'), false)
    FROM verdicts AS said
    WHERE said.school_id = NEW.school_id AND said.submitted_id = NEW.submitted_id AND said.taken_back_at IS NULL)
  WHERE sent.school_id = NEW.school_id AND sent.id = NEW.submitted_id;
  RETURN NULL;
END
$function$;
REVOKE EXECUTE ON FUNCTION count_verdicts() FROM PUBLIC;

CREATE FUNCTION current_school_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
RETURN (SELECT (NULLIF(current_setting('app.school_id'::text, true), ''::text))::uuid AS "nullif");

CREATE FUNCTION end_without_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  NEW.to_day := greatest(NEW.from_day, least(NEW.to_day, (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date));
  RETURN NEW;
END
$function$;

CREATE FUNCTION follow_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
DECLARE today date := (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date;
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE staff SET to_day = greatest(from_day, least(to_day, today)), version = version + 1, updated_at = now()
    WHERE school_id = OLD.school_id AND account_id = OLD.user_id;
    RETURN NULL;
  END IF;
  UPDATE staff SET name = NEW.display_name, version = version + 1, updated_at = now(),
    to_day = CASE WHEN TG_OP = 'UPDATE' THEN to_day END,
    deleted_at = CASE WHEN TG_OP = 'UPDATE' THEN deleted_at END
  WHERE school_id = NEW.school_id AND account_id = NEW.user_id;
  IF NOT FOUND THEN
    INSERT INTO staff (school_id, id, account_id, name, from_day, created_at, updated_at)
    VALUES (NEW.school_id, NEW.user_id, NEW.user_id, NEW.display_name,
      (NEW.joined_at AT TIME ZONE 'Asia/Kuala_Lumpur')::date, now(), now())
    ON CONFLICT (school_id, id) DO UPDATE
      SET account_id = NEW.user_id, name = NEW.display_name, version = staff.version + 1, updated_at = now(),
        to_day = NULL, deleted_at = NULL;
  END IF;
  RETURN NULL;
END
$function$;

CREATE FUNCTION follow_seal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
 SET extra_float_digits TO '1'
AS $function$
DECLARE
  crossing text[] := '{is_sealed,version,updated_at}';
  newest uuid;
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - crossing)::text <> (to_jsonb(OLD) - crossing)::text THEN
    RAISE EXCEPTION 'a row of % is sealed and amended by itself, and changed afterwards', TG_TABLE_NAME;
  END IF;
  SELECT submitted_id INTO newest FROM seals
  WHERE school_id = NEW.school_id AND kind = TG_ARGV[0] AND record_id = NEW.id
  ORDER BY sent_at DESC, record_version DESC LIMIT 1;
  IF newest IS NULL OR NEW.is_sealed = EXISTS (
    SELECT FROM amendments WHERE school_id = NEW.school_id AND submitted_id = newest)
  THEN RAISE EXCEPTION 'a row of % is sealed by its seal and opened by an amendment', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$function$;

CREATE FUNCTION forget_expired_history(target name, as_of timestamp with time zone, since timestamp with time zone, most integer)
 RETURNS TABLE(rows integer, newest timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
DECLARE
  rule retained;
BEGIN
  SELECT * INTO rule FROM retained WHERE table_name = target;
  IF NOT FOUND THEN RAISE EXCEPTION 'nothing of % goes by its age', target;
  END IF;
  RETURN QUERY EXECUTE format(
    'WITH old AS (
       SELECT ctid AS place FROM %1$I
       WHERE %2$I >= coalesce($1, ''-infinity'') AND %2$I < least($2, now()) - $3 ORDER BY %2$I LIMIT $4),
     gone AS (DELETE FROM %1$I WHERE ctid IN (SELECT place FROM old) RETURNING %2$I AS at)
     SELECT count(*)::integer, max(at) FROM gone', target, rule.at_column)
    USING since, as_of, rule.keeps, most;
END
$function$;
REVOKE EXECUTE ON FUNCTION forget_expired_history(name,timestamp with time zone,timestamp with time zone,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_expired_history(name,timestamp with time zone,timestamp with time zone,integer) TO app_system;

CREATE FUNCTION forget_in_kept(target name, place name, who text, of_school uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
$function$;
REVOKE EXECUTE ON FUNCTION forget_in_kept(name,name,text,uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_kept(name,name,text,uuid) TO app_system;

CREATE FUNCTION forget_plan_that_holds()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app'
AS $function$
BEGIN
  NEW.plan_until := '-infinity';
  RETURN NEW;
END
$function$;

CREATE FUNCTION highest_role(roles text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN ('main_admin'::text = ANY (roles)) THEN 'main_admin'::text WHEN ('admin'::text = ANY (roles)) THEN 'admin'::text WHEN ('supervisor'::text = ANY (roles)) THEN 'supervisor'::text ELSE 'teacher'::text END;

CREATE FUNCTION keep_role_with_roles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.roles := coalesce(NEW.roles, ARRAY[NEW.role]);
  ELSIF NEW.role IS DISTINCT FROM OLD.role AND NEW.roles IS NOT DISTINCT FROM OLD.roles THEN
    NEW.roles := ARRAY[NEW.role];
  END IF;
  NEW.role := app.highest_role(NEW.roles);
  RETURN NEW;
END
$function$;

CREATE FUNCTION keep_rows_of_sealed_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
 SET extra_float_digits TO '1'
AS $function$
DECLARE
  -- Arguments: the columns that are no part of what was verified.
  free text[] := TG_ARGV[0];
  kept app.yearly_plans;
BEGIN
  IF TG_OP = 'DELETE' AND acts_as_owner(TG_RELID) THEN RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - free)::text = (to_jsonb(OLD) - free)::text THEN RETURN NEW;
  END IF;
  -- The lock: a sealing waits for the rows that are written, and those that come after it see it.
  FOR kept IN
    SELECT * FROM yearly_plans
    WHERE school_id IN (NEW.school_id, OLD.school_id) AND id IN (NEW.plan_id, OLD.plan_id)
    FOR NO KEY UPDATE
  LOOP
    IF kept.is_sealed THEN
      RAISE EXCEPTION 'a row of yearly_plan_rows is kept by its sealed plan';
    END IF;
  END LOOP;
  RETURN coalesce(NEW, OLD);
END
$function$;

CREATE FUNCTION keep_sealed_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
 SET extra_float_digits TO '1'
AS $function$
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
$function$;

CREATE FUNCTION keep_year_of_sealed_plans()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  IF acts_as_owner(TG_RELID) OR NOT EXISTS (
    SELECT FROM yearly_plans WHERE school_id = OLD.school_id AND academic_year_id = OLD.id AND is_sealed)
  THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a sealed yearly plan stands in the academic year %', OLD.name
    USING ERRCODE = 'check_violation', CONSTRAINT = 'year_of_sealed_plans';
END
$function$;

CREATE FUNCTION leave_set_of_other_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.teaching_set_id := NULL;
  RETURN NEW;
END
$function$;

CREATE FUNCTION reporting.may_enter_room(topic text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  SELECT EXISTS (
    SELECT FROM reporting.plan_of_room(may_enter_room.topic) plan
    LEFT JOIN LATERAL (
      SELECT record FROM app.submitted_records record
      WHERE record.school_id = plan.school_id AND record.kind = 'lesson_plan' AND record.record_id = plan.plan_id
        AND record.withdrawn_at IS NULL
      ORDER BY record.sent_at DESC, record.record_version DESC, record.id LIMIT 1
    ) latest ON true
    WHERE plan.author_id = plan.caller_id
      OR (latest.record).id IS NOT NULL AND (
        plan.roles && ARRAY['admin', 'main_admin']
        OR 'supervisor' = ANY (plan.roles) AND EXISTS (
          SELECT FROM reporting.verifiers_of_sent(latest.record) verifier
          WHERE verifier.supervisor_id = plan.caller_id AND (
            verifier.step = 1
            OR EXISTS (
              SELECT FROM app.verdicts given
              WHERE given.school_id = plan.school_id AND given.submitted_id = (latest.record).id AND given.step = 1
                AND given.verdict = 'verified' AND given.taken_back_at IS NULL
            )
          )
        )
      )
  )
$function$;
REVOKE EXECUTE ON FUNCTION reporting.may_enter_room(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.may_enter_room(text) TO authenticated;

CREATE FUNCTION reporting.may_write_in_room(topic text, extension text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  SELECT CASE may_write_in_room.extension
    WHEN 'presence' THEN reporting.may_enter_room(may_write_in_room.topic)
    WHEN 'broadcast' THEN EXISTS (
      SELECT FROM reporting.plan_of_room(may_write_in_room.topic) plan WHERE plan.author_id = plan.caller_id)
    ELSE false
  END
$function$;
REVOKE EXECUTE ON FUNCTION reporting.may_write_in_room(text,text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.may_write_in_room(text,text) TO authenticated;

CREATE FUNCTION must_have_columns(target regclass, names text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  PERFORM attname FROM unnest(names) AS name
  LEFT JOIN pg_attribute ON attrelid = target AND attname = name AND NOT attisdropped
  WHERE attname IS NULL;
  IF FOUND THEN RAISE EXCEPTION '% has not all columns of %', target, names;
  END IF;
END
$function$;

CREATE FUNCTION note_changed_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
DECLARE
  was jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) ELSE '{}' END;
  becomes jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO changed_days (school_id, days) VALUES (NEW.school_id, daterange(
    least(was ->> TG_ARGV[0], becomes ->> TG_ARGV[0])::date,
    greatest(was ->> TG_ARGV[1], becomes ->> TG_ARGV[1], was ->> TG_ARGV[2], becomes ->> TG_ARGV[2])::date, '[]'));
  RETURN NULL;
END
$function$;

CREATE FUNCTION note_changed_lessons()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO changed_days (school_id, days)
  SELECT DISTINCT timetables.school_id, daterange(timetables.starts_on, NULL)
  FROM changed JOIN timetables ON timetables.school_id = changed.school_id AND timetables.id = changed.timetable_id
  WHERE timetables.starts_on IS NOT NULL;
  RETURN NULL;
END
$function$;

CREATE FUNCTION number_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  UPDATE receipts SET number = next_document_number(
    'RES', extract(year FROM NEW.issued_at AT TIME ZONE 'Asia/Kuala_Lumpur')::integer)
  WHERE id = NEW.id;
  RETURN NULL;
END
$function$;
REVOKE EXECUTE ON FUNCTION number_receipt() FROM PUBLIC;

CREATE FUNCTION reporting.plan_of_room(topic text)
 RETURNS TABLE(school_id uuid, plan_id uuid, author_id uuid, caller_id uuid, roles text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  SELECT plan.school_id, plan.id, plan.author_id, member.user_id, member.roles
  FROM reporting.my_schools mine
  JOIN app.school_members member ON member.school_id = mine.school_id
    AND member.user_id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
    AND member.roles <> '{}'
  JOIN app.lesson_plans plan ON plan.school_id = mine.school_id AND plan.deleted_at IS NULL
  WHERE mine.school_code = split_part(plan_of_room.topic, ':', 2)
    -- Anything else is the id of nothing, and is never cast.
    AND plan.id = CASE
      WHEN plan_of_room.topic ~ '^lesson-plan:[^:]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      THEN split_part(plan_of_room.topic, ':', 3)::uuid
    END
$function$;
REVOKE EXECUTE ON FUNCTION reporting.plan_of_room(text) FROM PUBLIC;

CREATE FUNCTION protect_history(target regclass, may_change text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
$function$;

CREATE FUNCTION protect_sealed_rows(target regclass, sealed text, may_change text[], once text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
$function$;

CREATE FUNCTION protect_system_table(target regclass, tenant_may_read boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO app_system', target);
  IF tenant_may_read THEN
    EXECUTE format('GRANT SELECT ON %s TO app_tenant', target);
  END IF;
END
$function$;

CREATE FUNCTION protect_tenant_table(target regclass, tenant_may text, school_column text DEFAULT 'school_id'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY owner_all ON %s TO CURRENT_USER USING (true) WITH CHECK (true)', target);
  EXECUTE format('CREATE POLICY system_all ON %s TO app_system USING (true) WITH CHECK (true)', target);
  EXECUTE format(
    'CREATE POLICY own_school ON %1$s TO app_tenant USING (%2$I = (SELECT app.current_school_id()))
       WITH CHECK (%2$I = (SELECT app.current_school_id()))', target, school_column);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO app_system', target);
  EXECUTE format('GRANT %s ON %s TO app_tenant', tenant_may, target);
END
$function$;

CREATE FUNCTION refuse_closed_year()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
DECLARE
  touched app.academic_years;
BEGIN
  IF TG_OP = 'DELETE' AND acts_as_owner(TG_RELID) THEN RETURN OLD;
  END IF;
  -- FOR SHARE: a closing waits for the writes that go on, and those that come after it see it.
  FOR touched IN
    SELECT * FROM academic_years
    WHERE school_id IN (NEW.school_id, OLD.school_id) AND id IN (NEW.academic_year_id, OLD.academic_year_id)
    FOR SHARE
  LOOP
    IF touched.closed_at IS NOT NULL AND NOT (
      TG_OP = 'UPDATE' AND acts_as_owner(TG_RELID) AND was_blanked(TG_TABLE_NAME, to_jsonb(OLD), to_jsonb(NEW)))
    THEN
      RAISE EXCEPTION 'The academic year % is closed.', touched.name USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  RETURN coalesce(NEW, OLD);
END
$function$;

CREATE FUNCTION refuse_judged_record()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  IF acts_as_owner(TG_RELID) THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what is sent has not been looked at yet';
END
$function$;

CREATE FUNCTION refuse_rewritten_body()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what a provider sent is not rewritten';
END
$function$;

CREATE FUNCTION refuse_rewritten_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
DECLARE
  withdrawal text[] := ARRAY['withdrawn_at', 'withdrawn_by', 'withdrawal_guardian', 'withdrawal_reason'];
BEGIN
  IF OLD.withdrawn_at IS NOT NULL OR to_jsonb(NEW) - withdrawal <> to_jsonb(OLD) - withdrawal THEN
    RAISE EXCEPTION 'A consent is withdrawn once and not rewritten.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$function$;

CREATE FUNCTION seal_what_was_verified()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
BEGIN
  IF NEW.digest = sha256(convert_to(NEW.content, 'UTF8')) AND EXISTS (
    SELECT FROM submitted_records AS sent
    WHERE sent.school_id = NEW.school_id AND sent.id = NEW.submitted_id AND sent.author_id = NEW.author_id
      AND sent.kind = NEW.kind AND sent.record_id = NEW.record_id AND sent.record_version = NEW.record_version
      AND sent.sent_at = NEW.sent_at AND sent.verified_steps > 0 AND NOT sent.is_returned)
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what is sealed was sent and verified, as it stands there';
END
$function$;

CREATE TABLE schools (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT schools_pkey PRIMARY KEY (id),
  CONSTRAINT schools_code_check CHECK (((code = lower(code)) AND (code ~ '^[a-z][a-z0-9-]{1,29}[a-z0-9]$'::text))),
  CONSTRAINT schools_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
CREATE UNIQUE INDEX schools_code ON schools USING btree (code);
ALTER TABLE schools ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON schools TO app_tenant USING ((id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON schools TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON schools TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON schools TO app_system;
GRANT SELECT ON schools TO app_tenant;

CREATE TABLE absences (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  from_period smallint,
  to_period smallint,
  kind text NOT NULL,
  reason text NOT NULL,
  entered_by uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT absences_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT absences_check CHECK ((to_day >= from_day)),
  CONSTRAINT absences_check1 CHECK ((to_period >= from_period)),
  CONSTRAINT absences_check2 CHECK ((num_nulls(from_period, to_period) = ANY (ARRAY[0, 2]))),
  CONSTRAINT absences_check3 CHECK (((from_period IS NULL) OR (from_day = to_day))),
  CONSTRAINT absences_from_period_check CHECK ((from_period >= 1)),
  CONSTRAINT absences_kind_check CHECK ((kind = ANY (ARRAY['sick'::text, 'personal'::text, 'course'::text, 'official'::text, 'other'::text]))),
  CONSTRAINT absences_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX absences_days ON absences USING btree (school_id, to_day, from_day) WHERE (deleted_at IS NULL);
ALTER TABLE absences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON absences TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON absences TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON absences TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON absences TO app_system, app_tenant;

CREATE TABLE academic_years (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  opened_at timestamptz,
  closed_at timestamptz,
  closed_by uuid,
  close_reason text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT academic_years_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT academic_years_school_id_name_key UNIQUE (school_id, name),
  CONSTRAINT academic_years_check CHECK ((last_day > first_day)),
  CONSTRAINT academic_years_check1 CHECK ((num_nulls(closed_at, closed_by, close_reason) = ANY (ARRAY[0, 3]))),
  CONSTRAINT academic_years_check2 CHECK (((closed_at IS NULL) OR (opened_at IS NOT NULL))),
  CONSTRAINT academic_years_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 20))),
  CONSTRAINT academic_years_school_id_daterange_excl EXCLUDE USING gist (school_id WITH =, daterange(first_day, last_day, '[]'::text) WITH &&),
  CONSTRAINT academic_years_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE academic_years ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON academic_years TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON academic_years TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON academic_years TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER sealed_remains BEFORE DELETE ON academic_years FOR EACH ROW WHEN ((old.closed_at IS NOT NULL)) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON academic_years FOR EACH ROW WHEN ((old.closed_at IS NOT NULL)) EXECUTE FUNCTION keep_sealed_row('{closed_at,closed_by,close_reason,version,updated_at}', '{}');
CREATE TRIGGER year_of_sealed_plans BEFORE DELETE ON academic_years FOR EACH ROW EXECUTE FUNCTION keep_year_of_sealed_plans();
GRANT DELETE, INSERT, SELECT, UPDATE ON academic_years TO app_tenant;
GRANT INSERT, SELECT, UPDATE ON academic_years TO app_system;

CREATE TABLE seals (
  school_id uuid NOT NULL,
  submitted_id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  record_version integer NOT NULL,
  sent_at timestamptz NOT NULL,
  content text NOT NULL,
  digest bytea NOT NULL,
  code bytea NOT NULL,
  signed jsonb NOT NULL,
  sealed_at timestamptz NOT NULL,
  CONSTRAINT seals_pkey PRIMARY KEY (school_id, submitted_id),
  CONSTRAINT seals_code_check CHECK ((octet_length(code) = 16)),
  CONSTRAINT seals_digest_check CHECK ((octet_length(digest) = 32)),
  CONSTRAINT seals_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX seals_of_record ON seals USING btree (school_id, kind, record_id);
CREATE UNIQUE INDEX seals_of_code ON seals USING btree (code);
ALTER TABLE seals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON seals TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON seals TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON seals TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER sealed_remains BEFORE DELETE ON seals FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON seals FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row('{}', '{}');
CREATE TRIGGER seals_what_was_verified BEFORE INSERT ON seals FOR EACH ROW EXECUTE FUNCTION seal_what_was_verified();
GRANT INSERT, SELECT ON seals TO app_system, app_tenant;

CREATE TABLE amendments (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submitted_id uuid NOT NULL,
  reason text NOT NULL,
  begun_by uuid NOT NULL,
  begun_at timestamptz NOT NULL,
  CONSTRAINT amendments_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT amendments_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  CONSTRAINT amendments_school_id_submitted_id_fkey FOREIGN KEY (school_id, submitted_id) REFERENCES seals(school_id, submitted_id) ON DELETE CASCADE
);
CREATE INDEX amendments_of_seal ON amendments USING btree (school_id, submitted_id);
ALTER TABLE amendments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON amendments TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON amendments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON amendments TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER sealed_remains BEFORE DELETE ON amendments FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON amendments FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row('{}', '{}');
GRANT INSERT, SELECT ON amendments TO app_system, app_tenant;

CREATE TABLE asked_papers (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  asked jsonb NOT NULL,
  file_name text NOT NULL,
  media_type text NOT NULL,
  is_large boolean NOT NULL,
  state text NOT NULL,
  problem jsonb,
  tries integer DEFAULT 0 NOT NULL,
  asked_at timestamptz NOT NULL,
  begun_at timestamptz,
  held_until timestamptz,
  CONSTRAINT asked_papers_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT asked_papers_check CHECK (((state = 'refused'::text) = (problem IS NOT NULL))),
  CONSTRAINT asked_papers_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 300))),
  CONSTRAINT asked_papers_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'printing'::text, 'ready'::text, 'refused'::text]))),
  CONSTRAINT asked_papers_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX asked_papers_oldest ON asked_papers USING btree (asked_at);
CREATE INDEX asked_papers_open ON asked_papers USING btree (state) WHERE (state = ANY (ARRAY['waiting'::text, 'printing'::text]));
CREATE INDEX asked_papers_served ON asked_papers USING btree (school_id, user_id, begun_at);
ALTER TABLE asked_papers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON asked_papers TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON asked_papers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON asked_papers TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON asked_papers TO app_system, app_tenant;

CREATE TABLE bell_schedules (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  name text NOT NULL,
  is_usual boolean NOT NULL,
  days jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT bell_schedules_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT bell_schedules_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CONSTRAINT bell_schedules_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
CREATE INDEX bell_schedules_of_year ON bell_schedules USING btree (school_id, academic_year_id);
CREATE UNIQUE INDEX bell_schedules_usual ON bell_schedules USING btree (school_id, academic_year_id) WHERE (is_usual AND (deleted_at IS NULL));
ALTER TABLE bell_schedules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON bell_schedules TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON bell_schedules TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON bell_schedules TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON bell_schedules FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON bell_schedules FOR EACH ROW EXECUTE FUNCTION note_changed_days();
GRANT DELETE, INSERT, SELECT, UPDATE ON bell_schedules TO app_system;
GRANT INSERT, SELECT, UPDATE ON bell_schedules TO app_tenant;

CREATE TABLE billing_details (
  version bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  school_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL,
  details jsonb NOT NULL,
  CONSTRAINT billing_details_pkey PRIMARY KEY (version),
  CONSTRAINT billing_details_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX billing_details_newest ON billing_details USING btree (school_id, version DESC);
ALTER TABLE billing_details ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON billing_details TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON billing_details TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON billing_details TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON billing_details TO app_tenant;
GRANT INSERT, SELECT, UPDATE (details) ON billing_details TO app_system;

CREATE TABLE plans (
  code text NOT NULL,
  name text NOT NULL,
  teacher_limit integer NOT NULL,
  CONSTRAINT plans_pkey PRIMARY KEY (code),
  CONSTRAINT plans_teacher_limit_check CHECK ((teacher_limit > 0))
);
GRANT INSERT, SELECT, UPDATE (name), UPDATE (teacher_limit) ON plans TO app_system;
GRANT SELECT ON plans TO app_tenant;

CREATE TABLE invoices (
  id uuid NOT NULL,
  school_id uuid NOT NULL,
  number text NOT NULL,
  plan_code text NOT NULL,
  term_months integer NOT NULL,
  amount_sen integer NOT NULL,
  currency text NOT NULL,
  provider text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  upgrades_until timestamptz,
  expires_at timestamptz,
  credited_at timestamptz,
  ended_at timestamptz,
  end_cause text,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_school_id_id_key UNIQUE (school_id, id),
  CONSTRAINT invoices_amount_sen_check CHECK ((amount_sen > 0)),
  CONSTRAINT invoices_check CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  CONSTRAINT invoices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT invoices_end_cause_check CHECK ((end_cause = ANY (ARRAY['like-paid'::text, 'replaced'::text, 'cancelled'::text]))),
  CONSTRAINT invoices_end_check CHECK (((ended_at IS NULL) = (end_cause IS NULL))),
  CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'void'::text]))),
  CONSTRAINT invoices_term_months_check CHECK ((term_months >= 0)),
  CONSTRAINT invoices_upgrade_check CHECK (((term_months = 0) = (upgrades_until IS NOT NULL))),
  CONSTRAINT invoices_plan_code_fkey FOREIGN KEY (plan_code) REFERENCES plans(code),
  CONSTRAINT invoices_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX invoices_newest ON invoices USING btree (school_id, created_at DESC, number DESC);
CREATE INDEX invoices_open ON invoices USING btree (created_at) WHERE (status = 'open'::text);
CREATE INDEX invoices_paid ON invoices USING btree (school_id, paid_at DESC, number DESC) WHERE (status = 'paid'::text);
CREATE INDEX invoices_unpaid ON invoices USING btree (school_id) WHERE (status = 'open'::text);
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON invoices TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON invoices TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON invoices TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON invoices TO app_tenant;
GRANT INSERT, SELECT, UPDATE (credited_at), UPDATE (end_cause), UPDATE (ended_at), UPDATE (paid_at), UPDATE (status) ON invoices TO app_system;

CREATE TABLE bills (
  provider text NOT NULL,
  reference text NOT NULL,
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  payment_url text,
  created_at timestamptz NOT NULL,
  polled_at timestamptz,
  closed_at timestamptz,
  close_tried_at timestamptz,
  CONSTRAINT bills_pkey PRIMARY KEY (provider, reference),
  CONSTRAINT bills_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id)
);
CREATE INDEX bills_of_invoice ON bills USING btree (school_id, invoice_id, created_at);
ALTER TABLE bills ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON bills TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON bills TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON bills TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON bills TO app_system;
GRANT INSERT, SELECT ON bills TO app_tenant;

CREATE TABLE brought_plans (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  arrival_id uuid NOT NULL,
  from_school text NOT NULL,
  date date NOT NULL,
  subject text NOT NULL,
  content jsonb NOT NULL,
  brought_at timestamptz NOT NULL,
  CONSTRAINT brought_plans_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT brought_plans_from_school_check CHECK (((char_length(from_school) >= 1) AND (char_length(from_school) <= 200))),
  CONSTRAINT brought_plans_subject_check CHECK ((char_length(subject) <= 100))
);
CREATE INDEX brought_plans_of_author ON brought_plans USING btree (school_id, author_id, date DESC);
ALTER TABLE brought_plans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON brought_plans TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON brought_plans TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON brought_plans TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON brought_plans TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON brought_plans TO app_system;

CREATE TABLE business_clock (
  only_row boolean DEFAULT true NOT NULL,
  frozen_at timestamptz NOT NULL,
  CONSTRAINT business_clock_pkey PRIMARY KEY (only_row),
  CONSTRAINT business_clock_only_row_check CHECK (only_row)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON business_clock TO app_system;

CREATE TABLE calendar_entries (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  follows_weekday smallint,
  cut_from time,
  has_lessons boolean NOT NULL,
  bell_schedule_id uuid,
  class_ids uuid[],
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  revision integer DEFAULT 1 NOT NULL,
  revised_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT calendar_entries_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT calendar_entries_check CHECK ((to_day >= from_day)),
  CONSTRAINT calendar_entries_follows_weekday_check CHECK (((follows_weekday >= 0) AND (follows_weekday <= 6))),
  CONSTRAINT calendar_entries_kind_check CHECK ((kind = ANY (ARRAY['term_break'::text, 'federal'::text, 'state'::text, 'additional'::text, 'school_event'::text, 'replacement'::text, 'held'::text, 'examination'::text, 'ramadan'::text, 'sports'::text, 'camp'::text, 'other'::text]))),
  CONSTRAINT calendar_entries_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CONSTRAINT calendar_entries_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_entries_of_year ON calendar_entries USING btree (school_id, academic_year_id, from_day);
ALTER TABLE calendar_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON calendar_entries TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON calendar_entries TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON calendar_entries TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON calendar_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER count_revision BEFORE UPDATE ON calendar_entries FOR EACH ROW EXECUTE FUNCTION count_revision();
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON calendar_entries FOR EACH ROW EXECUTE FUNCTION note_changed_days('from_day', 'to_day');
GRANT DELETE, INSERT, SELECT, UPDATE ON calendar_entries TO app_system;
GRANT INSERT, SELECT, UPDATE ON calendar_entries TO app_tenant;

CREATE TABLE calendar_events (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  title text NOT NULL,
  unit text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  from_time time,
  to_time time,
  repeats text,
  repeats_until date,
  except_days date[] DEFAULT '{}'::date[] NOT NULL,
  place text NOT NULL,
  coordinator_id uuid,
  effect text NOT NULL,
  note text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  revision integer DEFAULT 1 NOT NULL,
  revised_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT calendar_events_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT calendar_events_school_id_academic_year_id_id_key UNIQUE (school_id, academic_year_id, id),
  CONSTRAINT calendar_events_check CHECK ((to_day >= from_day)),
  CONSTRAINT calendar_events_check1 CHECK ((to_time > from_time)),
  CONSTRAINT calendar_events_check2 CHECK ((num_nulls(from_time, to_time) = ANY (ARRAY[0, 2]))),
  CONSTRAINT calendar_events_check3 CHECK ((num_nulls(repeats, repeats_until) = ANY (ARRAY[0, 2]))),
  CONSTRAINT calendar_events_effect_check CHECK ((effect = ANY (ARRAY['none'::text, 'some'::text, 'all'::text]))),
  CONSTRAINT calendar_events_note_check CHECK ((char_length(note) <= 2000)),
  CONSTRAINT calendar_events_place_check CHECK ((char_length(place) <= 100)),
  CONSTRAINT calendar_events_repeats_check CHECK ((repeats = ANY (ARRAY['weekly'::text, 'fortnightly'::text, 'monthly'::text]))),
  CONSTRAINT calendar_events_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
  CONSTRAINT calendar_events_unit_check CHECK ((unit = ANY (ARRAY['administration'::text, 'curriculum'::text, 'pupil_affairs'::text, 'cocurriculum'::text, 'special_education'::text]))),
  CONSTRAINT calendar_events_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_events_of_year ON calendar_events USING btree (school_id, academic_year_id, from_day);
ALTER TABLE calendar_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON calendar_events TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON calendar_events TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON calendar_events TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON calendar_events FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER count_revision BEFORE UPDATE ON calendar_events FOR EACH ROW EXECUTE FUNCTION count_revision();
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON calendar_events FOR EACH ROW EXECUTE FUNCTION note_changed_days('from_day', 'to_day', 'repeats_until');
GRANT DELETE, INSERT, SELECT, UPDATE ON calendar_events TO app_system;
GRANT INSERT, SELECT, UPDATE ON calendar_events TO app_tenant;

CREATE TABLE school_classes (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  name text NOT NULL,
  grade_levels text[] NOT NULL,
  shift text NOT NULL,
  stream text,
  class_teacher_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT school_classes_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT school_classes_school_id_academic_year_id_id_key UNIQUE (school_id, academic_year_id, id),
  CONSTRAINT school_classes_grade_levels_check CHECK (((cardinality(grade_levels) >= 1) AND (cardinality(grade_levels) <= 9))),
  CONSTRAINT school_classes_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CONSTRAINT school_classes_shift_check CHECK ((shift = ANY (ARRAY['morning'::text, 'afternoon'::text]))),
  CONSTRAINT school_classes_stream_check CHECK (((char_length(stream) >= 1) AND (char_length(stream) <= 40))),
  CONSTRAINT school_classes_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
CREATE INDEX school_classes_of_teacher ON school_classes USING btree (school_id, class_teacher_id);
CREATE UNIQUE INDEX school_classes_name ON school_classes USING btree (school_id, academic_year_id, lower(name)) WHERE (deleted_at IS NULL);
ALTER TABLE school_classes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON school_classes TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON school_classes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON school_classes TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON school_classes FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON school_classes TO app_system;
GRANT INSERT, SELECT, UPDATE ON school_classes TO app_tenant;

CREATE TABLE calendar_event_classes (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  event_id uuid NOT NULL,
  class_id uuid NOT NULL,
  CONSTRAINT calendar_event_classes_pkey PRIMARY KEY (school_id, event_id, class_id),
  CONSTRAINT calendar_event_classes_school_id_academic_year_id_event_id_fkey FOREIGN KEY (school_id, academic_year_id, event_id) REFERENCES calendar_events(school_id, academic_year_id, id) ON DELETE CASCADE,
  CONSTRAINT calendar_event_classes_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES school_classes(school_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_event_classes_of_class ON calendar_event_classes USING btree (school_id, class_id);
ALTER TABLE calendar_event_classes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON calendar_event_classes TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON calendar_event_classes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON calendar_event_classes TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON calendar_event_classes FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON calendar_event_classes TO app_system, app_tenant;

CREATE TABLE calendar_event_files (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  event_id uuid NOT NULL,
  stored_as uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  added_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT calendar_event_files_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT calendar_event_files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT calendar_event_files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CONSTRAINT calendar_event_files_type_check CHECK (((char_length(type) >= 1) AND (char_length(type) <= 100))),
  CONSTRAINT calendar_event_files_school_id_academic_year_id_event_id_fkey FOREIGN KEY (school_id, academic_year_id, event_id) REFERENCES calendar_events(school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_event_files_of_event ON calendar_event_files USING btree (school_id, event_id);
ALTER TABLE calendar_event_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON calendar_event_files TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON calendar_event_files TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON calendar_event_files TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON calendar_event_files FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON calendar_event_files TO app_system;
GRANT INSERT, SELECT, UPDATE ON calendar_event_files TO app_tenant;

CREATE TABLE calendar_feeds (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid,
  secret_hash bytea NOT NULL,
  made_at timestamptz NOT NULL,
  last_read_on date,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT calendar_feeds_school_id_secret_hash_key UNIQUE (school_id, secret_hash),
  CONSTRAINT calendar_feeds_school_id_user_id_key UNIQUE NULLS NOT DISTINCT (school_id, user_id),
  CONSTRAINT calendar_feeds_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE calendar_feeds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON calendar_feeds TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON calendar_feeds TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON calendar_feeds TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON calendar_feeds TO app_system, app_tenant;

CREATE TABLE changed_days (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  days daterange NOT NULL,
  CONSTRAINT changed_days_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT changed_days_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE changed_days ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON changed_days TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON changed_days TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON changed_days TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON changed_days TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON changed_days TO app_system;

CREATE TABLE checkouts (
  school_id uuid NOT NULL,
  idempotency_key text NOT NULL,
  invoice_id uuid NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  CONSTRAINT checkouts_pkey PRIMARY KEY (school_id, idempotency_key),
  CONSTRAINT checkouts_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
  CONSTRAINT checkouts_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX checkouts_of_invoice ON checkouts USING btree (school_id, invoice_id);
ALTER TABLE checkouts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON checkouts TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON checkouts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON checkouts TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON checkouts TO app_system, app_tenant;

CREATE TABLE class_groups (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  class_id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT class_groups_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT class_groups_school_id_academic_year_id_class_id_id_key UNIQUE (school_id, academic_year_id, class_id, id),
  CONSTRAINT class_groups_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CONSTRAINT class_groups_school_id_academic_year_id_class_id_fkey FOREIGN KEY (school_id, academic_year_id, class_id) REFERENCES school_classes(school_id, academic_year_id, id) ON DELETE CASCADE
);
ALTER TABLE class_groups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON class_groups TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON class_groups TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON class_groups TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON class_groups FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON class_groups TO app_system, app_tenant;

CREATE TABLE pupils (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  sex text NOT NULL,
  register_number text,
  birth_date date,
  number_sealed bytea,
  number_hash bytea,
  number_ending text,
  left_on date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  left_for text,
  CONSTRAINT pupils_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT pupils_check CHECK ((num_nulls(number_sealed, number_hash, number_ending) = ANY (ARRAY[0, 3]))),
  CONSTRAINT pupils_left_for_check CHECK ((left_for = ANY (ARRAY['quit'::text, 'moved'::text]))),
  CONSTRAINT pupils_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  CONSTRAINT pupils_number_ending_check CHECK ((char_length(number_ending) = 2)),
  CONSTRAINT pupils_register_number_check CHECK (((char_length(register_number) >= 1) AND (char_length(register_number) <= 20))),
  CONSTRAINT pupils_sex_check CHECK ((sex = ANY (ARRAY['F'::text, 'M'::text]))),
  CONSTRAINT pupils_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX pupils_by_name ON pupils USING btree (school_id, sort_name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX pupils_number ON pupils USING btree (school_id, number_hash) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX pupils_register_number ON pupils USING btree (school_id, lower(register_number)) WHERE (deleted_at IS NULL);
ALTER TABLE pupils ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupils TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupils TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupils TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON pupils TO app_system, app_tenant;

CREATE TABLE class_memberships (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  class_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date,
  CONSTRAINT class_memberships_pkey PRIMARY KEY (school_id, academic_year_id, pupil_id, from_day),
  CONSTRAINT class_memberships_check CHECK ((to_day >= from_day)),
  CONSTRAINT class_memberships_school_id_academic_year_id_pupil_id_date_excl EXCLUDE USING gist (school_id WITH =, academic_year_id WITH =, pupil_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&),
  CONSTRAINT class_memberships_school_id_academic_year_id_class_id_fkey FOREIGN KEY (school_id, academic_year_id, class_id) REFERENCES school_classes(school_id, academic_year_id, id),
  CONSTRAINT class_memberships_school_id_pupil_id_fkey FOREIGN KEY (school_id, pupil_id) REFERENCES pupils(school_id, id) ON DELETE CASCADE
);
CREATE INDEX class_memberships_of_class ON class_memberships USING btree (school_id, class_id);
CREATE INDEX class_memberships_of_pupil ON class_memberships USING btree (school_id, pupil_id);
ALTER TABLE class_memberships ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON class_memberships TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON class_memberships TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON class_memberships TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON class_memberships FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT ON class_memberships TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON class_memberships TO app_system;

CREATE TABLE code_contests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  school_id uuid NOT NULL,
  code text NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  contact text NOT NULL,
  reason text NOT NULL,
  contested_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  CONSTRAINT code_contests_pkey PRIMARY KEY (id),
  CONSTRAINT code_contests_answer_check CHECK ((answer = ANY (ARRAY['kept'::text, 'released'::text]))),
  CONSTRAINT code_contests_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT code_contests_check1 CHECK (((answer IS NULL) = (answered_by IS NULL))),
  CONSTRAINT code_contests_contact_check CHECK ((length(contact) <= 200)),
  CONSTRAINT code_contests_email_check CHECK ((length(email) <= 254)),
  CONSTRAINT code_contests_name_check CHECK ((length(name) <= 200)),
  CONSTRAINT code_contests_reason_check CHECK ((length(reason) <= 1000)),
  CONSTRAINT code_contests_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX code_contests_of_person ON code_contests USING btree (user_id, contested_at);
CREATE INDEX code_contests_of_school ON code_contests USING btree (school_id);
CREATE INDEX code_contests_oldest ON code_contests USING btree (contested_at, id) WHERE (answer IS NULL);
CREATE INDEX code_contests_released ON code_contests USING btree (code, answered_at) WHERE (answer = 'released'::text);
CREATE UNIQUE INDEX code_contests_open ON code_contests USING btree (school_id, user_id) WHERE (answer IS NULL);
ALTER TABLE code_contests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON code_contests TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON code_contests TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON code_contests TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON code_contests TO app_system;

CREATE TABLE credit_notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  school_id uuid NOT NULL,
  number text NOT NULL,
  invoice_id uuid NOT NULL,
  amount_sen integer NOT NULL,
  currency text NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  issued_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  CONSTRAINT credit_notes_pkey PRIMARY KEY (id),
  CONSTRAINT credit_notes_number_key UNIQUE (number),
  CONSTRAINT credit_notes_school_id_id_key UNIQUE (school_id, id),
  CONSTRAINT credit_notes_amount_sen_check CHECK ((amount_sen > 0)),
  CONSTRAINT credit_notes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  CONSTRAINT credit_notes_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id)
);
CREATE INDEX credit_notes_of_invoice ON credit_notes USING btree (school_id, invoice_id);
ALTER TABLE credit_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON credit_notes TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON credit_notes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON credit_notes TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE (taken_back_at) ON credit_notes TO app_system;
GRANT SELECT ON credit_notes TO app_tenant;

CREATE TABLE subjects (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  language text NOT NULL,
  religion text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  mark text,
  hue smallint,
  CONSTRAINT subjects_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT subjects_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 8))),
  CONSTRAINT subjects_hue_check CHECK (((hue >= 0) AND (hue <= 9))),
  CONSTRAINT subjects_language_check CHECK ((language = ANY (ARRAY['ms'::text, 'en'::text, 'zh'::text, 'ta'::text, 'ar'::text]))),
  CONSTRAINT subjects_mark_check CHECK (((char_length(mark) >= 1) AND (char_length(mark) <= 2))),
  CONSTRAINT subjects_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CONSTRAINT subjects_religion_check CHECK ((religion = ANY (ARRAY['islam'::text, 'moral'::text]))),
  CONSTRAINT subjects_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX subjects_code ON subjects USING btree (school_id, lower(code)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX subjects_mark ON subjects USING btree (school_id, lower(mark)) WHERE (deleted_at IS NULL);
ALTER TABLE subjects ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subjects TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subjects TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subjects TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON subjects TO app_system, app_tenant;

CREATE TABLE curriculum_editions (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  curriculum text NOT NULL,
  subject_name text NOT NULL,
  subject_id uuid,
  language text NOT NULL,
  grade_level text NOT NULL,
  year smallint NOT NULL,
  source text NOT NULL,
  usage_right text NOT NULL,
  created_by uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT curriculum_editions_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT curriculum_editions_curriculum_check CHECK ((curriculum = ANY (ARRAY['KSSR'::text, 'KSSM'::text, 'KP2027'::text]))),
  CONSTRAINT curriculum_editions_language_check CHECK ((language = ANY (ARRAY['ms'::text, 'en'::text, 'zh'::text, 'ta'::text, 'ar'::text]))),
  CONSTRAINT curriculum_editions_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 200))),
  CONSTRAINT curriculum_editions_subject_name_check CHECK (((char_length(subject_name) >= 1) AND (char_length(subject_name) <= 80))),
  CONSTRAINT curriculum_editions_usage_right_check CHECK ((usage_right = ANY (ARRAY['permitted'::text, 'open'::text, 'own'::text, 'fictional'::text]))),
  CONSTRAINT curriculum_editions_year_check CHECK (((year >= 2000) AND (year <= 2100))),
  CONSTRAINT curriculum_editions_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT curriculum_editions_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id)
);
CREATE INDEX curriculum_editions_of_subject ON curriculum_editions USING btree (school_id, subject_id);
CREATE UNIQUE INDEX curriculum_editions_once ON curriculum_editions USING btree (school_id, curriculum, lower(subject_name), grade_level, year) WHERE (deleted_at IS NULL);
ALTER TABLE curriculum_editions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON curriculum_editions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON curriculum_editions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON curriculum_editions TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON curriculum_editions TO app_system;
GRANT INSERT, SELECT, UPDATE ON curriculum_editions TO app_tenant;

CREATE TABLE curriculum_nodes (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  edition_id uuid NOT NULL,
  parent_id uuid,
  kind text NOT NULL,
  code text,
  text text NOT NULL,
  "position" integer NOT NULL,
  is_own boolean DEFAULT true NOT NULL,
  descriptors text[] DEFAULT '{}'::text[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT curriculum_nodes_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT curriculum_nodes_school_id_edition_id_id_key UNIQUE (school_id, edition_id, id),
  CONSTRAINT curriculum_nodes_check CHECK (((kind = 'strand'::text) = (parent_id IS NULL))),
  CONSTRAINT curriculum_nodes_check1 CHECK (((kind = 'strand'::text) OR (code IS NOT NULL))),
  CONSTRAINT curriculum_nodes_code_check CHECK (((code ~ '^[0-9]+(\.[0-9]+){1,3}$'::text) AND (char_length(code) <= 20))),
  CONSTRAINT curriculum_nodes_descriptors_check CHECK ((cardinality(descriptors) = ANY (ARRAY[0, 6]))),
  CONSTRAINT curriculum_nodes_kind_check CHECK ((kind = ANY (ARRAY['strand'::text, 'content_standard'::text, 'learning_standard'::text]))),
  CONSTRAINT curriculum_nodes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000))),
  CONSTRAINT curriculum_nodes_school_id_edition_id_fkey FOREIGN KEY (school_id, edition_id) REFERENCES curriculum_editions(school_id, id) ON DELETE CASCADE,
  CONSTRAINT curriculum_nodes_school_id_edition_id_parent_id_fkey FOREIGN KEY (school_id, edition_id, parent_id) REFERENCES curriculum_nodes(school_id, edition_id, id)
);
CREATE INDEX curriculum_nodes_of_parent ON curriculum_nodes USING btree (school_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE UNIQUE INDEX curriculum_nodes_code ON curriculum_nodes USING btree (school_id, edition_id, kind, code) WHERE (deleted_at IS NULL);
ALTER TABLE curriculum_nodes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON curriculum_nodes TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON curriculum_nodes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON curriculum_nodes TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON curriculum_nodes TO app_system;
GRANT INSERT, SELECT, UPDATE ON curriculum_nodes TO app_tenant;

CREATE TABLE document_numbers (
  kind text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT document_numbers_pkey PRIMARY KEY (kind, year),
  CONSTRAINT document_numbers_kind_check CHECK ((kind = ANY (ARRAY['INV'::text, 'RES'::text, 'NK'::text])))
);
GRANT SELECT ON document_numbers TO app_system;

CREATE TABLE drift_checks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  schools integer DEFAULT 0 NOT NULL,
  CONSTRAINT drift_checks_pkey PRIMARY KEY (id)
);
CREATE INDEX drift_checks_newest ON drift_checks USING btree (started_at DESC);
GRANT DELETE, INSERT, SELECT, UPDATE ON drift_checks TO app_system;

CREATE TABLE school_members (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  display_name text NOT NULL,
  email text NOT NULL,
  joined_at timestamptz DEFAULT now() NOT NULL,
  roles text[] NOT NULL,
  CONSTRAINT school_members_pkey PRIMARY KEY (school_id, user_id),
  CONSTRAINT school_members_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT school_members_email_check CHECK ((length(email) <= 254)),
  CONSTRAINT school_members_role_check CHECK ((role = ANY (ARRAY['teacher'::text, 'supervisor'::text, 'admin'::text, 'main_admin'::text]))),
  CONSTRAINT school_members_roles_check CHECK ((roles <@ ARRAY['teacher'::text, 'supervisor'::text, 'admin'::text, 'main_admin'::text])),
  CONSTRAINT school_members_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX school_members_user ON school_members USING btree (user_id);
ALTER TABLE school_members ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON school_members TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON school_members TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON school_members TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON school_members FOR EACH ROW EXECUTE FUNCTION announce_change('membership');
CREATE TRIGGER follow_membership AFTER INSERT OR DELETE ON school_members FOR EACH ROW EXECUTE FUNCTION follow_membership();
CREATE TRIGGER follow_name AFTER UPDATE ON school_members FOR EACH ROW WHEN ((old.display_name <> new.display_name)) EXECUTE FUNCTION follow_membership();
CREATE TRIGGER keep_role BEFORE INSERT OR UPDATE ON school_members FOR EACH ROW EXECUTE FUNCTION keep_role_with_roles();
GRANT DELETE, INSERT, SELECT, UPDATE ON school_members TO app_system, app_tenant;

CREATE TABLE duties (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  duty text NOT NULL,
  from_day date NOT NULL,
  to_day date,
  given_by uuid NOT NULL,
  given_at timestamptz NOT NULL,
  CONSTRAINT duties_pkey PRIMARY KEY (school_id, user_id, duty),
  CONSTRAINT duties_check CHECK ((to_day >= from_day)),
  CONSTRAINT duties_duty_check CHECK ((duty = ANY (ARRAY['timetable'::text, 'calendar'::text, 'pupils'::text, 'absences'::text, 'assessments'::text, 'panel_head'::text]))),
  CONSTRAINT duties_school_id_user_id_fkey FOREIGN KEY (school_id, user_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
ALTER TABLE duties ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON duties TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON duties TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON duties TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON duties FOR EACH ROW EXECUTE FUNCTION announce_change('membership');
GRANT DELETE, INSERT, SELECT, UPDATE ON duties TO app_system, app_tenant;

CREATE TABLE erasable (
  table_name name NOT NULL,
  column_name name NOT NULL,
  names text NOT NULL,
  blanks jsonb,
  CONSTRAINT erasable_pkey PRIMARY KEY (table_name, column_name),
  CONSTRAINT erasable_blanks_check CHECK ((jsonb_typeof(blanks) = 'object'::text)),
  CONSTRAINT erasable_names_check CHECK ((names = ANY (ARRAY['account'::text, 'address'::text, 'pupil'::text])))
);
GRANT SELECT ON erasable TO app_system;

CREATE TABLE erasures (
  person_id uuid NOT NULL,
  kind text NOT NULL,
  of_school uuid,
  erased_at timestamptz NOT NULL,
  done_at timestamptz,
  told_at timestamptz,
  CONSTRAINT erasures_pkey PRIMARY KEY (person_id),
  CONSTRAINT erasures_check CHECK (((of_school IS NOT NULL) = (kind = 'pupil'::text))),
  CONSTRAINT erasures_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'pupil'::text])))
);
CREATE INDEX erasures_by_age ON erasures USING btree (erased_at);
CREATE INDEX erasures_open ON erasures USING btree (erased_at) WHERE ((done_at IS NULL) OR (told_at IS NULL));
GRANT DELETE, INSERT, SELECT, UPDATE ON erasures TO app_system;

CREATE TABLE feed_cancellations (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  uid text NOT NULL,
  sequence integer NOT NULL,
  title text NOT NULL,
  held jsonb NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT feed_cancellations_pkey PRIMARY KEY (school_id, academic_year_id, uid),
  CONSTRAINT feed_cancellations_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
ALTER TABLE feed_cancellations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON feed_cancellations TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON feed_cancellations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON feed_cancellations TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON feed_cancellations FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_cancellations TO app_system, app_tenant;

CREATE TABLE finance_notes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  school_id uuid NOT NULL,
  text text NOT NULL,
  promised_for date,
  author text NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT finance_notes_pkey PRIMARY KEY (id),
  CONSTRAINT finance_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 500))),
  CONSTRAINT finance_notes_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX finance_notes_newest ON finance_notes USING btree (school_id, id DESC);
ALTER TABLE finance_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON finance_notes TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON finance_notes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON finance_notes TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON finance_notes TO app_system;

CREATE TABLE finance_orders (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  action text NOT NULL,
  ordered_at timestamptz NOT NULL,
  content text,
  CONSTRAINT finance_orders_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT finance_orders_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX finance_orders_newest ON finance_orders USING btree (school_id, action, ordered_at DESC);
ALTER TABLE finance_orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON finance_orders TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON finance_orders TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON finance_orders TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON finance_orders TO app_system;

CREATE TABLE finance_owners (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  since timestamptz NOT NULL,
  CONSTRAINT finance_owners_pkey PRIMARY KEY (school_id),
  CONSTRAINT finance_owners_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
ALTER TABLE finance_owners ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON finance_owners TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON finance_owners TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON finance_owners TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON finance_owners TO app_system;

CREATE TABLE finance_reminders (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  settled_at timestamptz,
  skipped text,
  CONSTRAINT finance_reminders_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT finance_reminders_check CHECK (((skipped IS NULL) OR (settled_at IS NOT NULL))),
  CONSTRAINT finance_reminders_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX finance_reminders_due ON finance_reminders USING btree (due_at) WHERE (settled_at IS NULL);
CREATE INDEX finance_reminders_told ON finance_reminders USING btree (school_id, settled_at DESC) WHERE (skipped IS NULL);
CREATE UNIQUE INDEX finance_reminders_planned ON finance_reminders USING btree (school_id) WHERE (settled_at IS NULL);
ALTER TABLE finance_reminders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON finance_reminders TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON finance_reminders TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON finance_reminders TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON finance_reminders TO app_system;

CREATE TABLE first_step_marks (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  mark text NOT NULL,
  marked_at timestamptz NOT NULL,
  CONSTRAINT first_step_marks_pkey PRIMARY KEY (school_id, user_id, mark),
  CONSTRAINT first_step_marks_mark_check CHECK ((mark = ANY (ARRAY['dismissed'::text, 'plan_viewed'::text]))),
  CONSTRAINT first_step_marks_school_id_user_id_fkey FOREIGN KEY (school_id, user_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
ALTER TABLE first_step_marks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON first_step_marks TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON first_step_marks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON first_step_marks TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON first_step_marks TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON first_step_marks TO app_system;

CREATE TABLE group_memberships (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  class_id uuid NOT NULL,
  group_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date,
  CONSTRAINT group_memberships_pkey PRIMARY KEY (school_id, group_id, pupil_id, from_day),
  CONSTRAINT group_memberships_check CHECK ((to_day >= from_day)),
  CONSTRAINT group_memberships_school_id_group_id_pupil_id_daterange_excl EXCLUDE USING gist (school_id WITH =, group_id WITH =, pupil_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&),
  CONSTRAINT group_memberships_school_id_academic_year_id_class_id_grou_fkey FOREIGN KEY (school_id, academic_year_id, class_id, group_id) REFERENCES class_groups(school_id, academic_year_id, class_id, id),
  CONSTRAINT group_memberships_school_id_pupil_id_fkey FOREIGN KEY (school_id, pupil_id) REFERENCES pupils(school_id, id) ON DELETE CASCADE
);
CREATE INDEX group_memberships_of_pupil ON group_memberships USING btree (school_id, pupil_id);
ALTER TABLE group_memberships ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON group_memberships TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON group_memberships TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON group_memberships TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON group_memberships FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT ON group_memberships TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON group_memberships TO app_system;

CREATE TABLE hand_overs (
  code_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  school_code text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  session_id uuid,
  CONSTRAINT hand_overs_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX hand_overs_expiry ON hand_overs USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON hand_overs TO app_system;

CREATE TABLE import_mappings (
  school_id uuid NOT NULL,
  kind text NOT NULL,
  heads_hash bytea NOT NULL,
  mapping jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  CONSTRAINT import_mappings_pkey PRIMARY KEY (school_id, kind, heads_hash),
  CONSTRAINT import_mappings_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE import_mappings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON import_mappings TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON import_mappings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON import_mappings TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON import_mappings TO app_system;
GRANT INSERT, SELECT, UPDATE ON import_mappings TO app_tenant;

CREATE TABLE imports (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  academic_year_id uuid NOT NULL,
  file_name text NOT NULL,
  sheet text,
  row_count integer NOT NULL,
  state text NOT NULL,
  author_id uuid NOT NULL,
  mapping jsonb,
  content bytea,
  edits bytea,
  made bytea,
  result jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  finished_at timestamptz,
  left_out bytea,
  CONSTRAINT imports_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT imports_file_name_check CHECK ((char_length(file_name) <= 200)),
  CONSTRAINT imports_left_out_check CHECK (((left_out IS NULL) OR (made IS NOT NULL))),
  CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['read'::text, 'mapped'::text, 'done'::text, 'undone'::text]))),
  CONSTRAINT imports_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE,
  CONSTRAINT imports_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX imports_expiring ON imports USING btree (expires_at) WHERE (num_nulls(content, made) < 2);
CREATE INDEX imports_newest ON imports USING btree (school_id, kind, created_at DESC);
CREATE INDEX imports_of_year ON imports USING btree (school_id, academic_year_id);
ALTER TABLE imports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON imports TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON imports TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON imports TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON imports TO app_system, app_tenant;

CREATE TABLE staff (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  name text NOT NULL,
  code text,
  from_day date NOT NULL,
  to_day date,
  account_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT staff_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT staff_check CHECK ((to_day >= from_day)),
  CONSTRAINT staff_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 20))),
  CONSTRAINT staff_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CONSTRAINT staff_version_check CHECK ((version > 0)),
  CONSTRAINT staff_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX staff_of_account ON staff USING btree (account_id, school_id) WHERE (account_id IS NOT NULL);
ALTER TABLE staff ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON staff TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON staff TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON staff TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER end_without_account BEFORE UPDATE ON staff FOR EACH ROW WHEN (((old.account_id IS NOT NULL) AND (new.account_id IS NULL))) EXECUTE FUNCTION end_without_account();
GRANT DELETE, INSERT, SELECT, UPDATE ON staff TO app_system;
GRANT INSERT, SELECT, UPDATE ON staff TO app_tenant;

CREATE TABLE invitations (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  display_name text NOT NULL,
  token_hash bytea NOT NULL,
  invited_by uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  revoked_by uuid,
  roles text[] NOT NULL,
  person_id uuid,
  CONSTRAINT invitations_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT invitations_check CHECK (((accepted_at IS NULL) = (accepted_by IS NULL))),
  CONSTRAINT invitations_check1 CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  CONSTRAINT invitations_check2 CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL))),
  CONSTRAINT invitations_display_name_check CHECK ((length(display_name) <= 200)),
  CONSTRAINT invitations_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['teacher'::text, 'supervisor'::text, 'admin'::text, 'main_admin'::text]))),
  CONSTRAINT invitations_roles_check CHECK ((roles <@ ARRAY['teacher'::text, 'supervisor'::text, 'admin'::text, 'main_admin'::text])),
  CONSTRAINT invitations_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  CONSTRAINT invitations_school_id_person_id_fkey FOREIGN KEY (school_id, person_id) REFERENCES staff(school_id, id)
);
CREATE INDEX invitations_of_person ON invitations USING btree (school_id, person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX invitations_token ON invitations USING btree (token_hash);
CREATE UNIQUE INDEX invitations_waiting ON invitations USING btree (school_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON invitations TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON invitations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON invitations TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER keep_role BEFORE INSERT OR UPDATE ON invitations FOR EACH ROW EXECUTE FUNCTION keep_role_with_roles();
GRANT DELETE, INSERT, SELECT, UPDATE ON invitations TO app_system;
GRANT INSERT, SELECT, UPDATE ON invitations TO app_tenant;

CREATE TABLE kysely_migration (
  name character varying(255) NOT NULL,
  "timestamp" character varying(255) NOT NULL,
  CONSTRAINT kysely_migration_pkey PRIMARY KEY (name)
);
GRANT SELECT ON kysely_migration TO app_system;

CREATE TABLE kysely_migration_lock (
  id character varying(255) NOT NULL,
  is_locked integer DEFAULT 0 NOT NULL,
  CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id)
);

CREATE TABLE last_entries (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  entered_on date NOT NULL,
  CONSTRAINT last_entries_pkey PRIMARY KEY (school_id, user_id),
  CONSTRAINT last_entries_school_id_user_id_fkey FOREIGN KEY (school_id, user_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
ALTER TABLE last_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON last_entries TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON last_entries TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON last_entries TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON last_entries TO app_system;
GRANT INSERT, SELECT, UPDATE ON last_entries TO app_tenant;

CREATE TABLE teaching_sets (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  name text,
  periods_a_week smallint,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT teaching_sets_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT teaching_sets_school_id_academic_year_id_id_key UNIQUE (school_id, academic_year_id, id),
  CONSTRAINT teaching_sets_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  CONSTRAINT teaching_sets_periods_a_week_check CHECK (((periods_a_week >= 1) AND (periods_a_week <= 40))),
  CONSTRAINT teaching_sets_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE,
  CONSTRAINT teaching_sets_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id)
);
CREATE INDEX teaching_sets_of_subject ON teaching_sets USING btree (school_id, subject_id);
CREATE INDEX teaching_sets_of_year ON teaching_sets USING btree (school_id, academic_year_id, subject_id);
ALTER TABLE teaching_sets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON teaching_sets TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON teaching_sets TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON teaching_sets TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON teaching_sets FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER note_changed_days AFTER UPDATE ON teaching_sets FOR EACH ROW EXECUTE FUNCTION note_changed_days();
GRANT DELETE, INSERT, SELECT, UPDATE ON teaching_sets TO app_system;
GRANT INSERT, SELECT, UPDATE ON teaching_sets TO app_tenant;

CREATE TABLE lesson_plans (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  date date NOT NULL,
  start_time time NOT NULL,
  end_time time NOT NULL,
  class_name text NOT NULL,
  subject text NOT NULL,
  objective text NOT NULL,
  activities text NOT NULL,
  reflection text DEFAULT ''::text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  sample text,
  teaching_set_id uuid,
  topic text DEFAULT ''::text NOT NULL,
  content_standards text[] DEFAULT '{}'::text[] NOT NULL,
  learning_standards text[] DEFAULT '{}'::text[] NOT NULL,
  success_criteria text DEFAULT ''::text NOT NULL,
  pedagogy text DEFAULT ''::text NOT NULL,
  thinking text DEFAULT ''::text NOT NULL,
  cross_curricular text DEFAULT ''::text NOT NULL,
  moral_values text DEFAULT ''::text NOT NULL,
  resources text DEFAULT ''::text NOT NULL,
  assessment text DEFAULT ''::text NOT NULL,
  target_level smallint,
  enrichment text DEFAULT ''::text NOT NULL,
  remediation text DEFAULT ''::text NOT NULL,
  slot_set_id uuid,
  slot_week date,
  slot_number smallint,
  is_unseen boolean DEFAULT false NOT NULL,
  copied_from uuid,
  is_generated boolean DEFAULT false NOT NULL,
  is_sealed boolean DEFAULT false NOT NULL,
  lesson_number smallint,
  moved_week date,
  moved_number smallint,
  CONSTRAINT lesson_plans_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT lesson_plans_assessment_check CHECK ((char_length(assessment) <= 2000)),
  CONSTRAINT lesson_plans_check CHECK ((end_time > start_time)),
  CONSTRAINT lesson_plans_content_standards_check CHECK ((cardinality(content_standards) <= 20)),
  CONSTRAINT lesson_plans_cross_curricular_check CHECK ((char_length(cross_curricular) <= 2000)),
  CONSTRAINT lesson_plans_enrichment_check CHECK ((char_length(enrichment) <= 2000)),
  CONSTRAINT lesson_plans_learning_standards_check CHECK ((cardinality(learning_standards) <= 20)),
  CONSTRAINT lesson_plans_lesson_number_check CHECK (((lesson_number >= 1) AND (lesson_number <= 200))),
  CONSTRAINT lesson_plans_moral_values_check CHECK ((char_length(moral_values) <= 2000)),
  CONSTRAINT lesson_plans_moved CHECK (((num_nulls(moved_week, moved_number) = ANY (ARRAY[0, 2])) AND ((moved_week IS NULL) OR (slot_set_id IS NOT NULL)))),
  CONSTRAINT lesson_plans_pedagogy_check CHECK ((char_length(pedagogy) <= 2000)),
  CONSTRAINT lesson_plans_remediation_check CHECK ((char_length(remediation) <= 2000)),
  CONSTRAINT lesson_plans_resources_check CHECK ((char_length(resources) <= 2000)),
  CONSTRAINT lesson_plans_sample_check CHECK (((length(sample) >= 1) AND (length(sample) <= 40))),
  CONSTRAINT lesson_plans_slot CHECK (((num_nulls(slot_set_id, slot_week) = ANY (ARRAY[0, 2])) AND ((slot_set_id IS NOT NULL) OR (slot_number IS NULL)))),
  CONSTRAINT lesson_plans_slot_number_check CHECK (((slot_number >= 1) AND (slot_number <= 200))),
  CONSTRAINT lesson_plans_success_criteria_check CHECK ((char_length(success_criteria) <= 2000)),
  CONSTRAINT lesson_plans_target_level_check CHECK (((target_level >= 1) AND (target_level <= 6))),
  CONSTRAINT lesson_plans_thinking_check CHECK ((char_length(thinking) <= 2000)),
  CONSTRAINT lesson_plans_topic_check CHECK ((char_length(topic) <= 300)),
  CONSTRAINT lesson_plans_version_check CHECK ((version > 0)),
  CONSTRAINT lesson_plans_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  CONSTRAINT lesson_plans_set FOREIGN KEY (school_id, teaching_set_id) REFERENCES teaching_sets(school_id, id) ON DELETE SET NULL (teaching_set_id)
);
CREATE INDEX lesson_plans_of_author ON lesson_plans USING btree (school_id, author_id, date DESC, start_time DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX lesson_plans_of_day ON lesson_plans USING btree (date) WHERE ((deleted_at IS NULL) AND (sample IS NULL));
CREATE INDEX lesson_plans_of_days ON lesson_plans USING btree (school_id, author_id, date);
CREATE INDEX lesson_plans_of_set ON lesson_plans USING btree (school_id, teaching_set_id) WHERE (teaching_set_id IS NOT NULL);
CREATE UNIQUE INDEX lesson_plans_of_lesson ON lesson_plans USING btree (school_id, author_id, slot_week, slot_set_id, lesson_number) WHERE (lesson_number IS NOT NULL);
CREATE UNIQUE INDEX lesson_plans_of_slot ON lesson_plans USING btree (school_id, author_id, slot_week, slot_set_id, slot_number) WHERE (slot_set_id IS NOT NULL);
CREATE UNIQUE INDEX lesson_plans_sample ON lesson_plans USING btree (school_id, author_id, sample) WHERE (sample IS NOT NULL);
ALTER TABLE lesson_plans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON lesson_plans TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON lesson_plans TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON lesson_plans TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER seal_followed AFTER UPDATE ON lesson_plans FOR EACH ROW WHEN ((old.is_sealed <> new.is_sealed)) EXECUTE FUNCTION follow_seal('lesson_plan');
CREATE TRIGGER seal_followed_when_made AFTER INSERT ON lesson_plans FOR EACH ROW WHEN (new.is_sealed) EXECUTE FUNCTION follow_seal('lesson_plan');
CREATE TRIGGER sealed_remains BEFORE DELETE ON lesson_plans FOR EACH ROW WHEN (old.is_sealed) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON lesson_plans FOR EACH ROW WHEN (old.is_sealed) EXECUTE FUNCTION keep_sealed_row('{is_sealed,version,updated_at,reflection,teaching_set_id,sample,is_unseen,is_generated,copied_from,moved_week,moved_number}', '{slot_set_id,slot_week,slot_number,lesson_number}');
CREATE TRIGGER set_of_words BEFORE UPDATE ON lesson_plans FOR EACH ROW WHEN (((old.teaching_set_id IS NOT NULL) AND ((old.class_name IS DISTINCT FROM new.class_name) OR (old.subject IS DISTINCT FROM new.subject)))) EXECUTE FUNCTION leave_set_of_other_words();
GRANT INSERT, SELECT, UPDATE ON lesson_plans TO app_system, app_tenant;

CREATE TABLE lesson_plan_versions (
  school_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  version integer NOT NULL,
  author_id uuid NOT NULL,
  content jsonb NOT NULL,
  is_unseen boolean NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT lesson_plan_versions_pkey PRIMARY KEY (school_id, plan_id, version),
  CONSTRAINT lesson_plan_versions_version_check CHECK ((version > 0)),
  CONSTRAINT lesson_plan_versions_school_id_plan_id_fkey FOREIGN KEY (school_id, plan_id) REFERENCES lesson_plans(school_id, id) ON DELETE CASCADE
);
ALTER TABLE lesson_plan_versions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON lesson_plan_versions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON lesson_plan_versions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON lesson_plan_versions TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON lesson_plan_versions TO app_tenant;
GRANT INSERT, SELECT ON lesson_plan_versions TO app_system;

CREATE TABLE lesson_reflections (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  status text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  present smallint,
  mastered smallint,
  result text,
  text text NOT NULL,
  marked_set_id uuid,
  marked_on date,
  marked_standards text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  noted_by uuid,
  noted_at timestamptz,
  CONSTRAINT lesson_reflections_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT lesson_reflections_check CHECK (((mastered >= 0) AND (mastered <= present))),
  CONSTRAINT lesson_reflections_check1 CHECK (((mastered IS NULL) OR (present IS NOT NULL))),
  CONSTRAINT lesson_reflections_check2 CHECK (((status = 'taught'::text) OR (num_nonnulls(present, mastered, result) = 0))),
  CONSTRAINT lesson_reflections_noted CHECK ((num_nulls(noted_by, noted_at) = ANY (ARRAY[0, 2]))),
  CONSTRAINT lesson_reflections_present_check CHECK (((present >= 0) AND (present <= 999))),
  CONSTRAINT lesson_reflections_reason_check CHECK ((char_length(reason) <= 300)),
  CONSTRAINT lesson_reflections_result_check CHECK ((result = ANY (ARRAY['achieved'::text, 'partly'::text, 'notAchieved'::text]))),
  CONSTRAINT lesson_reflections_status_check CHECK ((status = ANY (ARRAY['taught'::text, 'postponed'::text, 'replaced'::text]))),
  CONSTRAINT lesson_reflections_version_check CHECK ((version > 0)),
  CONSTRAINT lesson_reflections_school_id_id_fkey FOREIGN KEY (school_id, id) REFERENCES lesson_plans(school_id, id) ON DELETE CASCADE
);
CREATE INDEX lesson_reflections_of_set ON lesson_reflections USING btree (school_id, marked_set_id) WHERE (marked_set_id IS NOT NULL);
ALTER TABLE lesson_reflections ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON lesson_reflections TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON lesson_reflections TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON lesson_reflections TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER sealed_remains BEFORE DELETE ON lesson_reflections FOR EACH ROW WHEN ((old.noted_at IS NOT NULL)) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON lesson_reflections FOR EACH ROW WHEN ((old.noted_at IS NOT NULL)) EXECUTE FUNCTION keep_sealed_row('{version,updated_at,marked_set_id,marked_on,marked_standards}', '{}');
GRANT INSERT, SELECT, UPDATE ON lesson_reflections TO app_system, app_tenant;

CREATE TABLE level_access (
  level text NOT NULL,
  access text NOT NULL,
  CONSTRAINT level_access_pkey PRIMARY KEY (level, access),
  CONSTRAINT level_access_level_check CHECK ((level = ANY (ARRAY['none'::text, 'grace_period'::text, 'limited'::text, 'locked'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON level_access TO app_system;

CREATE TABLE mail_outbox (
  id uuid NOT NULL,
  school_id uuid,
  dedupe_key text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
  send_after timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  held_until timestamptz,
  sent_at timestamptz,
  refused_at timestamptz,
  last_error text,
  request_id text,
  CONSTRAINT mail_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT mail_outbox_school_id_dedupe_key_key UNIQUE NULLS NOT DISTINCT (school_id, dedupe_key),
  CONSTRAINT mail_outbox_check CHECK (((sent_at IS NULL) OR (refused_at IS NULL))),
  CONSTRAINT mail_outbox_dedupe_key_check CHECK (((length(dedupe_key) >= 1) AND (length(dedupe_key) <= 500))),
  CONSTRAINT mail_outbox_recipient_check CHECK (((length(recipient) >= 3) AND (length(recipient) <= 254))),
  CONSTRAINT mail_outbox_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX mail_outbox_by_age ON mail_outbox USING btree (created_at) WHERE ((sent_at IS NOT NULL) OR (refused_at IS NOT NULL));
CREATE INDEX mail_outbox_waiting ON mail_outbox USING btree (created_at) WHERE ((sent_at IS NULL) AND (refused_at IS NULL));
CREATE INDEX mail_outbox_with_text ON mail_outbox USING btree (created_at) WHERE ((body_html <> ''::text) AND ((sent_at IS NOT NULL) OR (refused_at IS NOT NULL)));
ALTER TABLE mail_outbox ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON mail_outbox TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON mail_outbox TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON mail_outbox TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON mail_outbox TO app_system;
GRANT INSERT ON mail_outbox TO app_tenant;

CREATE TABLE main_admin_transfers (
  school_id uuid NOT NULL,
  holder_id uuid NOT NULL,
  receiver_id uuid NOT NULL,
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT main_admin_transfers_pkey PRIMARY KEY (school_id),
  CONSTRAINT main_admin_transfers_check CHECK ((receiver_id <> holder_id)),
  CONSTRAINT main_admin_transfers_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT main_admin_transfers_school_id_holder_id_fkey FOREIGN KEY (school_id, holder_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE,
  CONSTRAINT main_admin_transfers_school_id_receiver_id_fkey FOREIGN KEY (school_id, receiver_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
ALTER TABLE main_admin_transfers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON main_admin_transfers TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON main_admin_transfers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON main_admin_transfers TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON main_admin_transfers TO app_system, app_tenant;

CREATE TABLE manual_payments (
  invoice_id uuid NOT NULL,
  school_id uuid NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  evidence_path text,
  reason text NOT NULL,
  actor text NOT NULL,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT manual_payments_pkey PRIMARY KEY (invoice_id),
  CONSTRAINT manual_payments_method_check CHECK ((method = ANY (ARRAY['cash-deposit'::text, 'bank-transfer'::text, 'bank-in'::text, 'cheque'::text, 'local-order'::text]))),
  CONSTRAINT manual_payments_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  CONSTRAINT manual_payments_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id)
);
CREATE UNIQUE INDEX manual_payments_evidence ON manual_payments USING btree (school_id, evidence_path);
ALTER TABLE manual_payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON manual_payments TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON manual_payments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON manual_payments TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON manual_payments TO app_system;
GRANT SELECT ON manual_payments TO app_tenant;

CREATE TABLE membership_log (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  reason text,
  roles text[] NOT NULL,
  duty text,
  duty_from date,
  duty_to date,
  CONSTRAINT membership_log_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT membership_log_action_check CHECK ((action = ANY (ARRAY['invited'::text, 'invitation_renewed'::text, 'invitation_revoked'::text, 'joined'::text, 'role_changed'::text, 'removed'::text, 'second_factor_removed'::text, 'duty_given'::text, 'duty_taken'::text, 'suspended'::text, 'returned'::text]))),
  CONSTRAINT membership_log_check CHECK (((duty IS NOT NULL) = (action = ANY (ARRAY['duty_given'::text, 'duty_taken'::text])))),
  CONSTRAINT membership_log_reason_check CHECK ((length(reason) <= 500)),
  CONSTRAINT membership_log_role_check CHECK ((role = ANY (ARRAY['teacher'::text, 'supervisor'::text, 'admin'::text, 'main_admin'::text]))),
  CONSTRAINT membership_log_roles_check CHECK ((roles <@ ARRAY['teacher'::text, 'supervisor'::text, 'admin'::text, 'main_admin'::text])),
  CONSTRAINT membership_log_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX membership_log_at ON membership_log USING btree (school_id, at);
ALTER TABLE membership_log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON membership_log TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON membership_log TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON membership_log TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER keep_role BEFORE INSERT OR UPDATE ON membership_log FOR EACH ROW EXECUTE FUNCTION keep_role_with_roles();
GRANT INSERT, SELECT ON membership_log TO app_system, app_tenant;

CREATE TABLE notification_mutes (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  CONSTRAINT notification_mutes_pkey PRIMARY KEY (school_id, user_id, kind, channel),
  CONSTRAINT notification_mutes_channel_check CHECK ((channel = ANY (ARRAY['app'::text, 'mail'::text]))),
  CONSTRAINT notification_mutes_school_id_user_id_fkey FOREIGN KEY (school_id, user_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
ALTER TABLE notification_mutes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON notification_mutes TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON notification_mutes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON notification_mutes TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON notification_mutes TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON notification_mutes TO app_system;

CREATE TABLE notifications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  dedupe_key text NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  link text,
  action_required boolean NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_school_id_user_id_dedupe_key_key UNIQUE (school_id, user_id, dedupe_key),
  CONSTRAINT notifications_dedupe_key_check CHECK (((length(dedupe_key) >= 1) AND (length(dedupe_key) <= 400))),
  CONSTRAINT notifications_link_check CHECK ((link ~~ '/%'::text)),
  CONSTRAINT notifications_type_check CHECK ((type = ANY (ARRAY['info'::text, 'warning'::text, 'error'::text, 'success'::text]))),
  CONSTRAINT notifications_school_id_user_id_fkey FOREIGN KEY (school_id, user_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
CREATE INDEX notifications_asking ON notifications USING btree (created_at) WHERE ((kind = 'subscription'::text) AND action_required);
CREATE INDEX notifications_by_age ON notifications USING btree (created_at);
CREATE INDEX notifications_newest ON notifications USING btree (school_id, user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications USING btree (school_id, user_id) WHERE (read_at IS NULL);
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON notifications TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON notifications TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON notifications TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON notifications TO app_system;
GRANT INSERT, SELECT, UPDATE ON notifications TO app_tenant;

CREATE TABLE official_years (
  name text NOT NULL,
  year jsonb NOT NULL,
  imported_at timestamptz NOT NULL,
  replaced jsonb,
  CONSTRAINT official_years_pkey PRIMARY KEY (name),
  CONSTRAINT official_years_name_check CHECK ((name ~ '^20[0-9]{2}$'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON official_years TO app_system;
GRANT SELECT ON official_years TO app_tenant;

CREATE TABLE operation_audit (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  actor_id uuid NOT NULL,
  actor_email text NOT NULL,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id text NOT NULL,
  reason text NOT NULL,
  result jsonb NOT NULL,
  CONSTRAINT operation_audit_pkey PRIMARY KEY (id),
  CONSTRAINT operation_audit_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);
CREATE INDEX operation_audit_by_age ON operation_audit USING btree (at);
CREATE INDEX operation_audit_of_action ON operation_audit USING btree (action, id DESC);
CREATE INDEX operation_audit_of_actor ON operation_audit USING btree (actor_email, id DESC);
CREATE INDEX operation_audit_of_target ON operation_audit USING btree (target_kind, target_id, id DESC);
ALTER TABLE operation_audit ENABLE ROW LEVEL SECURITY;
CREATE POLICY kept_seven_years ON operation_audit AS RESTRICTIVE FOR DELETE TO app_system USING ((at < (now() - '7 years'::interval)));
CREATE POLICY system_all ON operation_audit TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON operation_audit TO app_system;

CREATE TABLE panels (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  head_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT panels_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT panels_school_id_academic_year_id_id_key UNIQUE (school_id, academic_year_id, id),
  CONSTRAINT panels_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE,
  CONSTRAINT panels_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE
);
CREATE INDEX panels_of_subject ON panels USING btree (school_id, subject_id);
CREATE UNIQUE INDEX panels_subject ON panels USING btree (school_id, academic_year_id, subject_id) WHERE (deleted_at IS NULL);
ALTER TABLE panels ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON panels TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON panels TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON panels TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON panels FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON panels TO app_system;
GRANT INSERT, SELECT, UPDATE ON panels TO app_tenant;

CREATE TABLE panel_members (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  panel_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT panel_members_pkey PRIMARY KEY (school_id, panel_id, user_id),
  CONSTRAINT panel_members_school_id_academic_year_id_panel_id_fkey FOREIGN KEY (school_id, academic_year_id, panel_id) REFERENCES panels(school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX panel_members_of_person ON panel_members USING btree (school_id, user_id);
ALTER TABLE panel_members ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON panel_members TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON panel_members TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON panel_members TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON panel_members FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON panel_members TO app_system, app_tenant;

CREATE TABLE paper_templates (
  school_id uuid NOT NULL,
  file_id uuid NOT NULL,
  file_name text NOT NULL,
  tokens text[] NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  CONSTRAINT paper_templates_pkey PRIMARY KEY (school_id),
  CONSTRAINT paper_templates_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 200)))
);
ALTER TABLE paper_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON paper_templates TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON paper_templates TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON paper_templates TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON paper_templates TO app_system, app_tenant;

CREATE TABLE payment_claims (
  id uuid NOT NULL,
  school_id uuid NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  amount_sen integer NOT NULL,
  paid_on date NOT NULL,
  evidence_path text NOT NULL,
  sent_by uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  declined_at timestamptz,
  decline_reason text,
  CONSTRAINT payment_claims_pkey PRIMARY KEY (id),
  CONSTRAINT payment_claims_amount_sen_check CHECK ((amount_sen > 0)),
  CONSTRAINT payment_claims_decline_check CHECK (((declined_at IS NULL) = (decline_reason IS NULL))),
  CONSTRAINT payment_claims_decline_reason_check CHECK (((length(decline_reason) >= 1) AND (length(decline_reason) <= 500))),
  CONSTRAINT payment_claims_method_check CHECK ((method = ANY (ARRAY['cash-deposit'::text, 'bank-transfer'::text, 'bank-in'::text, 'cheque'::text, 'local-order'::text]))),
  CONSTRAINT payment_claims_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  CONSTRAINT payment_claims_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX payment_claims_of_school ON payment_claims USING btree (school_id, sent_at);
ALTER TABLE payment_claims ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON payment_claims TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON payment_claims TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON payment_claims TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON payment_claims TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON payment_claims TO app_system;

CREATE TABLE payment_facts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  provider text NOT NULL,
  payment_id text NOT NULL,
  kind text NOT NULL,
  reference text,
  occurred_at timestamptz NOT NULL,
  amount_sen integer,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  caused_by uuid,
  bank_message text,
  bank_name text,
  CONSTRAINT payment_facts_pkey PRIMARY KEY (id),
  CONSTRAINT payment_facts_once UNIQUE NULLS NOT DISTINCT (provider, payment_id, kind, reference, occurred_at, amount_sen),
  CONSTRAINT payment_facts_amount_check CHECK (
CASE
    WHEN (kind = ANY (ARRAY['payment-succeeded'::text, 'refund'::text])) THEN (amount_sen IS NOT NULL)
    WHEN (starts_with(kind, 'refund-'::text) OR starts_with(kind, 'dispute-'::text)) THEN true
    ELSE (amount_sen IS NULL)
END),
  CONSTRAINT payment_facts_bank_message_check CHECK (((length(bank_message) >= 1) AND (length(bank_message) <= 200))),
  CONSTRAINT payment_facts_bank_name_check CHECK (((length(bank_name) >= 1) AND (length(bank_name) <= 60))),
  CONSTRAINT payment_facts_kind_check CHECK ((kind = ANY (ARRAY['payment-succeeded'::text, 'payment-pending'::text, 'payment-failed'::text, 'payment-abandoned'::text, 'refund'::text, 'refund-pending'::text, 'refund-failed'::text, 'refund-cancelled'::text, 'dispute-opened'::text, 'dispute-lost'::text, 'dispute-won'::text, 'dispute-withdrawn'::text]))),
  CONSTRAINT payment_facts_reference_check CHECK (
CASE
    WHEN starts_with(kind, 'refund'::text) THEN (reference IS NOT NULL)
    WHEN starts_with(kind, 'dispute-'::text) THEN true
    ELSE (reference IS NULL)
END),
  CONSTRAINT payment_facts_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id)
);
CREATE INDEX payment_facts_failed ON payment_facts USING btree (occurred_at) WHERE (kind = 'payment-failed'::text);
CREATE INDEX payment_facts_of_cause ON payment_facts USING btree (caused_by) WHERE (caused_by IS NOT NULL);
CREATE INDEX payment_facts_of_invoice ON payment_facts USING btree (school_id, invoice_id);
ALTER TABLE payment_facts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON payment_facts TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON payment_facts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON payment_facts TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON payment_facts TO app_system;
GRANT SELECT ON payment_facts TO app_tenant;

CREATE TABLE payment_flags (
  provider text NOT NULL,
  payment_id text NOT NULL,
  reason text NOT NULL,
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  raised_at timestamptz DEFAULT now() NOT NULL,
  resolved_at timestamptz,
  resolved_by text,
  resolution text,
  CONSTRAINT payment_flags_pkey PRIMARY KEY (provider, payment_id, reason),
  CONSTRAINT payment_flags_reason_check CHECK ((reason = ANY (ARRAY['INVOICE_PAID_TWICE'::text, 'UPGRADE_PAID_TOO_LATE'::text, 'REFUND_EXCEEDS_PAYMENT'::text, 'PAID_AFTER_END'::text, 'PAYMENT_DISPUTED'::text, 'DISPUTE_LOST'::text, 'REFUND_FAILED'::text]))),
  CONSTRAINT payment_flags_resolution_check CHECK ((num_nulls(resolved_at, resolved_by, resolution) = ANY (ARRAY[0, 3]))),
  CONSTRAINT payment_flags_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id)
);
CREATE INDEX payment_flags_of_school ON payment_flags USING btree (school_id, invoice_id);
CREATE INDEX payment_flags_open ON payment_flags USING btree (raised_at) WHERE (resolved_at IS NULL);
ALTER TABLE payment_flags ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON payment_flags TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON payment_flags TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON payment_flags TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON payment_flags TO app_system;
GRANT SELECT ON payment_flags TO app_tenant;

CREATE TABLE payment_returns (
  provider text NOT NULL,
  payment_id text NOT NULL,
  school_id uuid NOT NULL,
  returned_sen integer NOT NULL,
  CONSTRAINT payment_returns_pkey PRIMARY KEY (provider, payment_id),
  CONSTRAINT payment_returns_returned_sen_check CHECK ((returned_sen >= 0)),
  CONSTRAINT payment_returns_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX payment_returns_of_school ON payment_returns USING btree (school_id);
ALTER TABLE payment_returns ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON payment_returns TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON payment_returns TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON payment_returns TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON payment_returns TO app_system;
GRANT SELECT ON payment_returns TO app_tenant;

CREATE TABLE timetables (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  name text NOT NULL,
  starts_on date,
  published_at timestamptz,
  published_by uuid,
  backdating_reason text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT timetables_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT timetables_school_id_academic_year_id_id_key UNIQUE (school_id, academic_year_id, id),
  CONSTRAINT timetables_backdating_reason_check CHECK (((char_length(backdating_reason) >= 1) AND (char_length(backdating_reason) <= 300))),
  CONSTRAINT timetables_check CHECK ((num_nulls(starts_on, published_at, published_by) = ANY (ARRAY[0, 3]))),
  CONSTRAINT timetables_check1 CHECK (((starts_on IS NOT NULL) OR (backdating_reason IS NULL))),
  CONSTRAINT timetables_check2 CHECK (((starts_on IS NULL) OR (deleted_at IS NULL))),
  CONSTRAINT timetables_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CONSTRAINT timetables_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX timetables_start ON timetables USING btree (school_id, academic_year_id, starts_on);
ALTER TABLE timetables ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON timetables TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON timetables TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON timetables TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON timetables FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER note_changed_days AFTER UPDATE OF starts_on ON timetables FOR EACH ROW WHEN ((old.starts_on IS DISTINCT FROM new.starts_on)) EXECUTE FUNCTION note_changed_days('starts_on');
GRANT INSERT, SELECT, UPDATE ON timetables TO app_system, app_tenant;

CREATE TABLE personal_adoptions (
  school_id uuid NOT NULL,
  author_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid NOT NULL,
  adopted_at timestamptz NOT NULL,
  CONSTRAINT personal_adoptions_pkey PRIMARY KEY (school_id, author_id, timetable_id),
  CONSTRAINT personal_adoptions_school_id_academic_year_id_timetable_id_fkey FOREIGN KEY (school_id, academic_year_id, timetable_id) REFERENCES timetables(school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX personal_adoptions_of_timetable ON personal_adoptions USING btree (school_id, timetable_id);
ALTER TABLE personal_adoptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON personal_adoptions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON personal_adoptions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON personal_adoptions TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON personal_adoptions FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT INSERT, SELECT ON personal_adoptions TO app_system, app_tenant;

CREATE TABLE personal_lessons (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  academic_year_id uuid NOT NULL,
  teaching_set_id uuid,
  class_name text NOT NULL,
  subject text NOT NULL,
  weekday smallint NOT NULL,
  cycle_week smallint,
  from_time time NOT NULL,
  to_time time NOT NULL,
  room text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT personal_lessons_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT personal_lessons_check CHECK ((to_time > from_time)),
  CONSTRAINT personal_lessons_class_name_check CHECK (((char_length(class_name) >= 1) AND (char_length(class_name) <= 80))),
  CONSTRAINT personal_lessons_cycle_week_check CHECK ((cycle_week = ANY (ARRAY[1, 2]))),
  CONSTRAINT personal_lessons_room_check CHECK ((char_length(room) <= 60)),
  CONSTRAINT personal_lessons_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 80))),
  CONSTRAINT personal_lessons_version_check CHECK ((version > 0)),
  CONSTRAINT personal_lessons_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6))),
  CONSTRAINT personal_lessons_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE,
  CONSTRAINT personal_lessons_school_id_academic_year_id_teaching_set_i_fkey FOREIGN KEY (school_id, academic_year_id, teaching_set_id) REFERENCES teaching_sets(school_id, academic_year_id, id)
);
CREATE INDEX personal_lessons_of_author ON personal_lessons USING btree (school_id, author_id, academic_year_id) WHERE (deleted_at IS NULL);
CREATE INDEX personal_lessons_of_set ON personal_lessons USING btree (school_id, teaching_set_id) WHERE (teaching_set_id IS NOT NULL);
CREATE INDEX personal_lessons_of_year ON personal_lessons USING btree (school_id, academic_year_id);
ALTER TABLE personal_lessons ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON personal_lessons TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON personal_lessons TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON personal_lessons TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON personal_lessons FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON personal_lessons TO app_system;
GRANT INSERT, SELECT, UPDATE ON personal_lessons TO app_tenant;

CREATE TABLE plan_attachments (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  plan_id uuid NOT NULL,
  title text NOT NULL,
  address text,
  file_name text,
  media_type text,
  bytes integer,
  copied_with integer,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT plan_attachments_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT plan_attachments_address_check CHECK (((address ~ '^https://'::text) AND (char_length(address) <= 2000))),
  CONSTRAINT plan_attachments_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT plan_attachments_check CHECK ((num_nulls(address, file_name) = 1)),
  CONSTRAINT plan_attachments_check1 CHECK ((num_nulls(file_name, media_type, bytes) = ANY (ARRAY[0, 3]))),
  CONSTRAINT plan_attachments_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
  CONSTRAINT plan_attachments_version_check CHECK ((version > 0))
);
CREATE INDEX plan_attachments_of_author ON plan_attachments USING btree (school_id, author_id) WHERE (file_name IS NOT NULL);
CREATE INDEX plan_attachments_of_file ON plan_attachments USING btree (school_id, file_name) WHERE (file_name IS NOT NULL);
CREATE INDEX plan_attachments_of_plan ON plan_attachments USING btree (school_id, plan_id);
ALTER TABLE plan_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON plan_attachments TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON plan_attachments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON plan_attachments TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON plan_attachments TO app_system, app_tenant;

CREATE TABLE plan_blocks (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  name text NOT NULL,
  steps text NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT plan_blocks_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT plan_blocks_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CONSTRAINT plan_blocks_steps_check CHECK (((char_length(steps) >= 1) AND (char_length(steps) <= 2000))),
  CONSTRAINT plan_blocks_version_check CHECK ((version > 0))
);
CREATE INDEX plan_blocks_of_author ON plan_blocks USING btree (school_id, author_id) WHERE (deleted_at IS NULL);
CREATE INDEX plan_blocks_shared ON plan_blocks USING btree (school_id) WHERE (is_shared AND (deleted_at IS NULL));
ALTER TABLE plan_blocks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON plan_blocks TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON plan_blocks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON plan_blocks TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON plan_blocks TO app_system;
GRANT INSERT, SELECT, UPDATE ON plan_blocks TO app_tenant;

CREATE TABLE plan_prices (
  plan_code text NOT NULL,
  term_months integer NOT NULL,
  valid_from timestamptz NOT NULL,
  amount_sen integer NOT NULL,
  CONSTRAINT plan_prices_pkey PRIMARY KEY (plan_code, term_months, valid_from),
  CONSTRAINT plan_prices_amount_sen_check CHECK ((amount_sen > 0)),
  CONSTRAINT plan_prices_term_months_check CHECK ((term_months = ANY (ARRAY[1, 12]))),
  CONSTRAINT plan_prices_plan_code_fkey FOREIGN KEY (plan_code) REFERENCES plans(code)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON plan_prices TO app_system;
GRANT SELECT ON plan_prices TO app_tenant;

CREATE TABLE plan_shares (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  plan_id uuid NOT NULL,
  author_id uuid NOT NULL,
  begun_at timestamptz NOT NULL,
  CONSTRAINT plan_shares_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT plan_shares_school_id_plan_id_key UNIQUE (school_id, plan_id),
  CONSTRAINT plan_shares_school_id_plan_id_fkey FOREIGN KEY (school_id, plan_id) REFERENCES lesson_plans(school_id, id) ON DELETE CASCADE
);
CREATE INDEX plan_shares_of_author ON plan_shares USING btree (school_id, author_id);
ALTER TABLE plan_shares ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON plan_shares TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON plan_shares TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON plan_shares TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON plan_shares TO app_system, app_tenant;

CREATE TABLE platform_staff (
  user_id uuid NOT NULL,
  role text NOT NULL,
  email text NOT NULL,
  since timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT platform_staff_pkey PRIMARY KEY (user_id, role),
  CONSTRAINT platform_staff_role_check CHECK ((role = ANY (ARRAY['operator'::text, 'finance'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON platform_staff TO app_system;

CREATE TABLE provider_health (
  provider text NOT NULL,
  answered_at timestamptz,
  failed_at timestamptz,
  failure text,
  next_ask_at timestamptz DEFAULT '-infinity'::timestamp with time zone NOT NULL,
  CONSTRAINT provider_health_pkey PRIMARY KEY (provider)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON provider_health TO app_system;

CREATE TABLE pupil_access_log (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  act text NOT NULL,
  CONSTRAINT pupil_access_log_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT pupil_access_log_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE pupil_access_log ADD CONSTRAINT pupil_access_log_act_check CHECK ((act = ANY (ARRAY['archive_taken'::text, 'card_opened'::text, 'consents_opened'::text, 'erased'::text, 'found_by_number'::text, 'guardians_opened'::text]))) NOT VALID;
CREATE INDEX pupil_access_log_by_age ON pupil_access_log USING btree (at);
CREATE INDEX pupil_access_log_newest ON pupil_access_log USING btree (school_id, at DESC, id DESC);
ALTER TABLE pupil_access_log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupil_access_log TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupil_access_log TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupil_access_log TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON pupil_access_log TO app_system, app_tenant;

CREATE TABLE pupil_consents (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  kind text NOT NULL,
  guardian_name text NOT NULL,
  way text NOT NULL,
  given_on date NOT NULL,
  entered_at timestamptz NOT NULL,
  entered_by uuid NOT NULL,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawal_guardian text,
  withdrawal_reason text,
  CONSTRAINT pupil_consents_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT pupil_consents_check CHECK ((num_nulls(withdrawn_at, withdrawn_by, withdrawal_guardian) = ANY (ARRAY[0, 3]))),
  CONSTRAINT pupil_consents_check1 CHECK (((withdrawn_at IS NOT NULL) OR (withdrawal_reason IS NULL))),
  CONSTRAINT pupil_consents_guardian_name_check CHECK (((char_length(guardian_name) >= 1) AND (char_length(guardian_name) <= 120))),
  CONSTRAINT pupil_consents_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'photo'::text, 'publication'::text]))),
  CONSTRAINT pupil_consents_way_check CHECK ((way = ANY (ARRAY['form'::text, 'in_person'::text, 'message'::text]))),
  CONSTRAINT pupil_consents_withdrawal_guardian_check CHECK (((char_length(withdrawal_guardian) >= 1) AND (char_length(withdrawal_guardian) <= 120))),
  CONSTRAINT pupil_consents_withdrawal_reason_check CHECK (((char_length(withdrawal_reason) >= 1) AND (char_length(withdrawal_reason) <= 300))),
  CONSTRAINT pupil_consents_school_id_pupil_id_fkey FOREIGN KEY (school_id, pupil_id) REFERENCES pupils(school_id, id) ON DELETE CASCADE
);
CREATE INDEX pupil_consents_of_pupil ON pupil_consents USING btree (school_id, pupil_id);
CREATE UNIQUE INDEX pupil_consents_standing ON pupil_consents USING btree (school_id, pupil_id, kind) WHERE (withdrawn_at IS NULL);
ALTER TABLE pupil_consents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupil_consents TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupil_consents TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupil_consents TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER withdrawn_once BEFORE UPDATE ON pupil_consents FOR EACH ROW EXECUTE FUNCTION refuse_rewritten_consent();
GRANT INSERT, SELECT, UPDATE (withdrawal_guardian), UPDATE (withdrawal_reason), UPDATE (withdrawn_at), UPDATE (withdrawn_by) ON pupil_consents TO app_system, app_tenant;

CREATE TABLE pupil_guardians (
  school_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  place smallint NOT NULL,
  name text NOT NULL,
  relation text NOT NULL,
  phone text,
  email text,
  CONSTRAINT pupil_guardians_pkey PRIMARY KEY (school_id, pupil_id, place),
  CONSTRAINT pupil_guardians_email_check CHECK ((char_length(email) <= 254)),
  CONSTRAINT pupil_guardians_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  CONSTRAINT pupil_guardians_phone_check CHECK ((char_length(phone) <= 20)),
  CONSTRAINT pupil_guardians_place_check CHECK (((place >= 1) AND (place <= 4))),
  CONSTRAINT pupil_guardians_relation_check CHECK ((relation = ANY (ARRAY['father'::text, 'mother'::text, 'guardian'::text]))),
  CONSTRAINT pupil_guardians_school_id_pupil_id_fkey FOREIGN KEY (school_id, pupil_id) REFERENCES pupils(school_id, id) ON DELETE CASCADE
);
ALTER TABLE pupil_guardians ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupil_guardians TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupil_guardians TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupil_guardians TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON pupil_guardians TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON pupil_guardians TO app_system;

CREATE TABLE pupil_list_log (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  kind text NOT NULL,
  format text,
  place text,
  state text,
  rows integer NOT NULL,
  has_groups boolean NOT NULL,
  has_numbers boolean NOT NULL,
  has_guardians boolean DEFAULT false NOT NULL,
  CONSTRAINT pupil_list_log_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT pupil_list_log_check CHECK (((kind = 'table_taken'::text) = (format IS NOT NULL))),
  CONSTRAINT pupil_list_log_check1 CHECK (((kind = 'all_taken'::text) = (state IS NULL))),
  CONSTRAINT pupil_list_log_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  CONSTRAINT pupil_list_log_kind_check CHECK ((kind = ANY (ARRAY['all_taken'::text, 'consents_printed'::text, 'names_printed'::text, 'signatures_printed'::text, 'table_taken'::text]))),
  CONSTRAINT pupil_list_log_rows_check CHECK ((rows >= 0)),
  CONSTRAINT pupil_list_log_state_check CHECK ((state = ANY (ARRAY['left'::text, 'present'::text, 'unplaced'::text]))),
  CONSTRAINT pupil_list_log_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX pupil_list_log_by_age ON pupil_list_log USING btree (at);
CREATE INDEX pupil_list_log_newest ON pupil_list_log USING btree (school_id, at DESC, id DESC);
ALTER TABLE pupil_list_log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupil_list_log TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupil_list_log TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupil_list_log TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON pupil_list_log TO app_system, app_tenant;

CREATE TABLE pupil_name_words (
  school_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  pupil_id uuid NOT NULL,
  CONSTRAINT pupil_name_words_pkey PRIMARY KEY (school_id, word, pupil_id),
  CONSTRAINT pupil_name_words_school_id_pupil_id_fkey FOREIGN KEY (school_id, pupil_id) REFERENCES pupils(school_id, id) ON DELETE CASCADE
);
CREATE INDEX pupil_name_words_of_pupil ON pupil_name_words USING btree (school_id, pupil_id);
ALTER TABLE pupil_name_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupil_name_words TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupil_name_words TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupil_name_words TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON pupil_name_words TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON pupil_name_words TO app_system;

CREATE TABLE pupil_photos (
  school_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  file_id uuid NOT NULL,
  taken_in_at timestamptz NOT NULL,
  taken_in_by uuid NOT NULL,
  CONSTRAINT pupil_photos_pkey PRIMARY KEY (school_id, pupil_id),
  CONSTRAINT pupil_photos_school_id_pupil_id_fkey FOREIGN KEY (school_id, pupil_id) REFERENCES pupils(school_id, id) ON DELETE CASCADE
);
ALTER TABLE pupil_photos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupil_photos TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupil_photos TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupil_photos TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON pupil_photos TO app_system, app_tenant;

CREATE TABLE pupil_table_templates (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  file_id uuid NOT NULL,
  file_name text NOT NULL,
  sheet text NOT NULL,
  head_row integer NOT NULL,
  heads text[] NOT NULL,
  fields text[] NOT NULL,
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL,
  CONSTRAINT pupil_table_templates_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT pupil_table_templates_check CHECK ((cardinality(heads) = cardinality(fields))),
  CONSTRAINT pupil_table_templates_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 200))),
  CONSTRAINT pupil_table_templates_head_row_check CHECK ((head_row > 0)),
  CONSTRAINT pupil_table_templates_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE pupil_table_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON pupil_table_templates TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON pupil_table_templates TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON pupil_table_templates TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON pupil_table_templates TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON pupil_table_templates TO app_system;

CREATE TABLE queue_board_sessions (
  token_sha256 bytea NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  user_email text,
  CONSTRAINT queue_board_sessions_pkey PRIMARY KEY (token_sha256),
  CONSTRAINT queue_board_sessions_user_email_check CHECK ((length(user_email) <= 254))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON queue_board_sessions TO app_system;

CREATE TABLE receipts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  school_id uuid NOT NULL,
  number text,
  invoice_id uuid NOT NULL,
  provider text NOT NULL,
  payment_id text NOT NULL,
  amount_sen integer NOT NULL,
  currency text NOT NULL,
  paid_at timestamptz NOT NULL,
  issued_at timestamptz NOT NULL,
  CONSTRAINT receipts_pkey PRIMARY KEY (id),
  CONSTRAINT receipts_number_key UNIQUE (number),
  CONSTRAINT receipts_provider_payment_id_key UNIQUE (provider, payment_id),
  CONSTRAINT receipts_school_id_id_key UNIQUE (school_id, id),
  CONSTRAINT receipts_amount_sen_check CHECK ((amount_sen > 0)),
  CONSTRAINT receipts_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id)
);
CREATE INDEX receipts_newest ON receipts USING btree (school_id, issued_at DESC, number DESC);
CREATE INDEX receipts_of_invoice ON receipts USING btree (school_id, invoice_id);
ALTER TABLE receipts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON receipts TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON receipts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON receipts TO app_system USING (true) WITH CHECK (true);
CREATE CONSTRAINT TRIGGER number_at_commit AFTER INSERT ON receipts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.number IS NULL)) EXECUTE FUNCTION number_receipt();
GRANT INSERT, SELECT ON receipts TO app_system;
GRANT SELECT ON receipts TO app_tenant;

CREATE TABLE reflection_additions (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  plan_id uuid NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT reflection_additions_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT reflection_additions_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000))),
  CONSTRAINT reflection_additions_school_id_plan_id_fkey FOREIGN KEY (school_id, plan_id) REFERENCES lesson_reflections(school_id, id) ON DELETE CASCADE
);
CREATE INDEX reflection_additions_of ON reflection_additions USING btree (school_id, plan_id, written_at);
ALTER TABLE reflection_additions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON reflection_additions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON reflection_additions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON reflection_additions TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER sealed_remains BEFORE DELETE ON reflection_additions FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON reflection_additions FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row('{}', '{}');
GRANT INSERT, SELECT ON reflection_additions TO app_system, app_tenant;

CREATE TABLE reflection_reminders (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  remind_at time,
  settled_until timestamptz,
  CONSTRAINT reflection_reminders_pkey PRIMARY KEY (school_id, user_id),
  CONSTRAINT reflection_reminders_school_id_user_id_fkey FOREIGN KEY (school_id, user_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
ALTER TABLE reflection_reminders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON reflection_reminders TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON reflection_reminders TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON reflection_reminders TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON reflection_reminders TO app_system;
GRANT INSERT, SELECT, UPDATE ON reflection_reminders TO app_tenant;

CREATE TABLE reflection_templates (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  language text NOT NULL,
  text text NOT NULL,
  is_default boolean NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT reflection_templates_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT reflection_templates_category_check CHECK ((category = ANY (ARRAY['achieved'::text, 'partly'::text, 'notAchieved'::text, 'postponed'::text]))),
  CONSTRAINT reflection_templates_language_check CHECK ((language = ANY (ARRAY['ms'::text, 'en'::text, 'zh'::text, 'ta'::text, 'ar'::text]))),
  CONSTRAINT reflection_templates_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CONSTRAINT reflection_templates_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000))),
  CONSTRAINT reflection_templates_version_check CHECK ((version > 0))
);
CREATE INDEX reflection_templates_of_author ON reflection_templates USING btree (school_id, author_id) WHERE (deleted_at IS NULL);
CREATE INDEX reflection_templates_shared ON reflection_templates USING btree (school_id) WHERE (is_shared AND (deleted_at IS NULL));
ALTER TABLE reflection_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON reflection_templates TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON reflection_templates TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON reflection_templates TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON reflection_templates TO app_system;
GRANT INSERT, SELECT, UPDATE ON reflection_templates TO app_tenant;

CREATE TABLE refunds (
  id uuid NOT NULL,
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  provider text NOT NULL,
  payment_id text NOT NULL,
  amount_sen integer NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  state text DEFAULT 'asked'::text NOT NULL,
  failure text,
  asked_at timestamptz NOT NULL,
  concluded_at timestamptz,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_amount_sen_check CHECK ((amount_sen > 0)),
  CONSTRAINT refunds_check CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'given'::text, 'failed'::text]))),
  CONSTRAINT refunds_school_id_invoice_id_fkey FOREIGN KEY (school_id, invoice_id) REFERENCES invoices(school_id, id)
);
CREATE INDEX refunds_of_invoice ON refunds USING btree (school_id, invoice_id);
CREATE INDEX refunds_of_payment ON refunds USING btree (provider, payment_id);
CREATE INDEX refunds_of_school ON refunds USING btree (school_id, asked_at);
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON refunds TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON refunds TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON refunds TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON refunds TO app_system;
GRANT SELECT ON refunds TO app_tenant;

CREATE TABLE registrations (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  idempotency_key text NOT NULL,
  terms_version text NOT NULL,
  privacy_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  CONSTRAINT registrations_pkey PRIMARY KEY (school_id),
  CONSTRAINT registrations_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key),
  CONSTRAINT registrations_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
  CONSTRAINT registrations_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
ALTER TABLE registrations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON registrations TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON registrations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON registrations TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON registrations TO app_system;
GRANT SELECT ON registrations TO app_tenant;

CREATE TABLE retained (
  table_name name NOT NULL,
  at_column name NOT NULL,
  keeps interval NOT NULL,
  CONSTRAINT retained_pkey PRIMARY KEY (table_name),
  CONSTRAINT retained_keeps_check CHECK ((keeps > '00:00:00'::interval))
);
GRANT SELECT ON retained TO app_system;

CREATE TABLE submissions (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  week date NOT NULL,
  pressed_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT submissions_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT submissions_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40))),
  CONSTRAINT submissions_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX submissions_of_week ON submissions USING btree (school_id, kind, week, author_id);
ALTER TABLE submissions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON submissions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON submissions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON submissions TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER sealed_remains BEFORE DELETE ON submissions FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON submissions FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row('{}', '{}');
GRANT INSERT, SELECT ON submissions TO app_system, app_tenant;

CREATE TABLE submitted_records (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submission_id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  record_version integer NOT NULL,
  content jsonb NOT NULL,
  subject_id uuid,
  due_at timestamptz,
  is_late boolean NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  read_by uuid,
  withdrawn_at timestamptz,
  flags jsonb DEFAULT '[]'::jsonb NOT NULL,
  verified_steps smallint DEFAULT 0 NOT NULL,
  is_returned boolean DEFAULT false NOT NULL,
  CONSTRAINT submitted_records_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT submitted_records_record_version_check CHECK ((record_version > 0)),
  CONSTRAINT submitted_records_school_id_submission_id_fkey FOREIGN KEY (school_id, submission_id) REFERENCES submissions(school_id, id) ON DELETE CASCADE
);
CREATE INDEX submitted_records_of_author ON submitted_records USING btree (school_id, author_id, sent_at DESC);
CREATE INDEX submitted_records_of_record ON submitted_records USING btree (school_id, kind, record_id, sent_at DESC) WHERE (withdrawn_at IS NULL);
CREATE INDEX submitted_records_of_submission ON submitted_records USING btree (school_id, submission_id);
CREATE INDEX submitted_records_waiting ON submitted_records USING btree (school_id, kind, author_id, verified_steps) WHERE ((withdrawn_at IS NULL) AND (NOT is_returned));
ALTER TABLE submitted_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON submitted_records TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON submitted_records TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON submitted_records TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER begins_unjudged BEFORE INSERT ON submitted_records FOR EACH ROW WHEN (((new.verified_steps <> 0) OR new.is_returned OR (num_nonnulls(new.read_at, new.read_by, new.withdrawn_at) > 0))) EXECUTE FUNCTION refuse_judged_record();
CREATE TRIGGER sealed_remains BEFORE DELETE ON submitted_records FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON submitted_records FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row('{verified_steps,is_returned}', '{read_at,read_by,withdrawn_at}');
GRANT INSERT, SELECT, UPDATE (read_at), UPDATE (read_by), UPDATE (withdrawn_at) ON submitted_records TO app_system, app_tenant;

CREATE TABLE review_comments (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submitted_id uuid NOT NULL,
  section text NOT NULL,
  body text NOT NULL,
  written_by uuid NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT review_comments_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT review_comments_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1000))),
  CONSTRAINT review_comments_section_check CHECK (((char_length(section) >= 1) AND (char_length(section) <= 40))),
  CONSTRAINT review_comments_school_id_submitted_id_fkey FOREIGN KEY (school_id, submitted_id) REFERENCES submitted_records(school_id, id) ON DELETE CASCADE
);
CREATE INDEX review_comments_of ON review_comments USING btree (school_id, submitted_id);
ALTER TABLE review_comments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON review_comments TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON review_comments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON review_comments TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON review_comments TO app_tenant;
GRANT INSERT, SELECT ON review_comments TO app_system;

CREATE TABLE roll_over_log (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  act text NOT NULL,
  roll_over_id uuid NOT NULL,
  name text NOT NULL,
  made jsonb NOT NULL,
  CONSTRAINT roll_over_log_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT roll_over_log_act_check CHECK ((act = ANY (ARRAY['applied'::text, 'taken_back'::text]))),
  CONSTRAINT roll_over_log_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE roll_over_log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON roll_over_log TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON roll_over_log TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON roll_over_log TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON roll_over_log TO app_system, app_tenant;

CREATE TABLE roll_overs (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  from_year_id uuid NOT NULL,
  name text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  decisions jsonb DEFAULT '{}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamptz NOT NULL,
  attempt integer DEFAULT 1 NOT NULL,
  applied_at timestamptz,
  applied_by uuid,
  year_id uuid,
  made_year boolean,
  made jsonb,
  last_day_before date,
  CONSTRAINT roll_overs_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT roll_overs_school_id_from_year_id_key UNIQUE (school_id, from_year_id),
  CONSTRAINT roll_overs_check CHECK ((last_day > first_day)),
  CONSTRAINT roll_overs_check1 CHECK ((num_nulls(applied_at, applied_by, year_id, made_year, made) = ANY (ARRAY[0, 5]))),
  CONSTRAINT roll_overs_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 20))),
  CONSTRAINT roll_overs_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT roll_overs_school_id_from_year_id_fkey FOREIGN KEY (school_id, from_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
ALTER TABLE roll_overs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON roll_overs TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON roll_overs TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON roll_overs TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON roll_overs TO app_system;
GRANT INSERT, SELECT, UPDATE ON roll_overs TO app_tenant;

CREATE TABLE rooms (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  capacity smallint,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  kind text,
  CONSTRAINT rooms_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT rooms_capacity_check CHECK (((capacity >= 1) AND (capacity <= 5000))),
  CONSTRAINT rooms_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60))),
  CONSTRAINT rooms_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  CONSTRAINT rooms_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX rooms_name ON rooms USING btree (school_id, lower(name)) WHERE (deleted_at IS NULL);
ALTER TABLE rooms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON rooms TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON rooms TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON rooms TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON rooms TO app_system;
GRANT INSERT, SELECT, UPDATE ON rooms TO app_tenant;

CREATE TABLE room_needs (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  teaching_set_id uuid NOT NULL,
  room_id uuid,
  kind text,
  seats smallint,
  CONSTRAINT room_needs_pkey PRIMARY KEY (school_id, teaching_set_id),
  CONSTRAINT room_needs_check CHECK ((num_nulls(room_id, kind) = 1)),
  CONSTRAINT room_needs_check1 CHECK (((kind IS NOT NULL) OR (seats IS NULL))),
  CONSTRAINT room_needs_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60))),
  CONSTRAINT room_needs_seats_check CHECK (((seats >= 1) AND (seats <= 5000))),
  CONSTRAINT room_needs_school_id_academic_year_id_teaching_set_id_fkey FOREIGN KEY (school_id, academic_year_id, teaching_set_id) REFERENCES teaching_sets(school_id, academic_year_id, id) ON DELETE CASCADE,
  CONSTRAINT room_needs_school_id_room_id_fkey FOREIGN KEY (school_id, room_id) REFERENCES rooms(school_id, id)
);
CREATE INDEX room_needs_of_room ON room_needs USING btree (school_id, room_id) WHERE (room_id IS NOT NULL);
CREATE INDEX room_needs_of_year ON room_needs USING btree (school_id, academic_year_id);
ALTER TABLE room_needs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON room_needs TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON room_needs TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON room_needs TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON room_needs FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON room_needs TO app_system, app_tenant;

CREATE TABLE schedule_runs (
  name text NOT NULL,
  planned_at timestamptz NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  outcome text,
  error text,
  succeeded_at timestamptz,
  runs integer DEFAULT 1 NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  failing_since timestamptz,
  CONSTRAINT schedule_runs_pkey PRIMARY KEY (name),
  CONSTRAINT schedule_runs_outcome_check CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'failed'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON schedule_runs TO app_system;

CREATE TABLE school_profiles (
  school_id uuid NOT NULL,
  school_type text NOT NULL,
  state text NOT NULL,
  ppd text NOT NULL,
  teacher_count integer NOT NULL,
  confirmed_at timestamptz,
  confirmed_by uuid,
  CONSTRAINT school_profiles_pkey PRIMARY KEY (school_id),
  CONSTRAINT school_profiles_ppd_check CHECK (((length(ppd) >= 1) AND (length(ppd) <= 120))),
  CONSTRAINT school_profiles_state_check CHECK ((state ~ '^(0[1-9]|1[0-6])$'::text)),
  CONSTRAINT school_profiles_teacher_count_check CHECK (((teacher_count >= 1) AND (teacher_count <= 1000))),
  CONSTRAINT school_profiles_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
ALTER TABLE school_profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON school_profiles TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON school_profiles TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON school_profiles TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON school_profiles TO app_system;
GRANT INSERT, SELECT, UPDATE ON school_profiles TO app_tenant;

CREATE TABLE school_settings (
  school_id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  from_day date NOT NULL,
  set_by uuid NOT NULL,
  set_at timestamptz NOT NULL,
  CONSTRAINT school_settings_pkey PRIMARY KEY (school_id, number),
  CONSTRAINT school_settings_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
ALTER TABLE school_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON school_settings TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON school_settings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON school_settings TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON school_settings TO app_system, app_tenant;

CREATE TABLE sellers (
  valid_from timestamptz NOT NULL,
  name text NOT NULL,
  registration_number text NOT NULL,
  tin text NOT NULL,
  service_tax_number text,
  industry_code text NOT NULL,
  industry text NOT NULL,
  address_lines text[] NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  state_code text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  CONSTRAINT sellers_pkey PRIMARY KEY (valid_from)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON sellers TO app_system;
GRANT SELECT ON sellers TO app_tenant;

CREATE TABLE service_tax_rates (
  valid_from timestamptz NOT NULL,
  basis_points integer NOT NULL,
  CONSTRAINT service_tax_rates_pkey PRIMARY KEY (valid_from),
  CONSTRAINT service_tax_rates_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON service_tax_rates TO app_system;
GRANT SELECT ON service_tax_rates TO app_tenant;

CREATE TABLE session_calendars (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  days jsonb,
  declined text[] DEFAULT '{}'::text[] NOT NULL,
  cycle_weeks smallint DEFAULT 1 NOT NULL,
  cycle_anchor date,
  skips_holiday_weeks boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT session_calendars_pkey PRIMARY KEY (school_id, academic_year_id),
  CONSTRAINT session_calendars_cycle_weeks_check CHECK ((cycle_weeks = ANY (ARRAY[1, 2]))),
  CONSTRAINT session_calendars_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
ALTER TABLE session_calendars ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON session_calendars TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON session_calendars TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON session_calendars TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON session_calendars FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON session_calendars FOR EACH ROW EXECUTE FUNCTION note_changed_days();
GRANT DELETE, INSERT, SELECT, UPDATE ON session_calendars TO app_system;
GRANT INSERT, SELECT, UPDATE ON session_calendars TO app_tenant;

CREATE TABLE simulated_bills (
  reference text NOT NULL,
  idempotency_key text NOT NULL,
  description text NOT NULL,
  payer_name text NOT NULL,
  amount_sen integer NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  changed_at timestamptz,
  bank text,
  CONSTRAINT simulated_bills_pkey PRIMARY KEY (reference),
  CONSTRAINT simulated_bills_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT simulated_bills_state_check CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text, 'failed'::text, 'paid'::text, 'closed'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON simulated_bills TO app_system;

CREATE TABLE subject_levels (
  school_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  grade_level text NOT NULL,
  curriculum text NOT NULL,
  periods_a_week smallint,
  CONSTRAINT subject_levels_pkey PRIMARY KEY (school_id, subject_id, grade_level),
  CONSTRAINT subject_levels_curriculum_check CHECK ((curriculum = ANY (ARRAY['KSSR'::text, 'KSSM'::text, 'KP2027'::text]))),
  CONSTRAINT subject_levels_periods_a_week_check CHECK (((periods_a_week >= 1) AND (periods_a_week <= 40))),
  CONSTRAINT subject_levels_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE
);
ALTER TABLE subject_levels ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subject_levels TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subject_levels TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subject_levels TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON subject_levels TO app_system, app_tenant;

CREATE TABLE subscription_boundaries (
  school_id uuid NOT NULL,
  at timestamptz NOT NULL,
  rule text NOT NULL,
  level text NOT NULL,
  CONSTRAINT subscription_boundaries_pkey PRIMARY KEY (school_id, at, rule),
  CONSTRAINT subscription_boundaries_level_check CHECK ((level = ANY (ARRAY['none'::text, 'grace_period'::text, 'limited'::text, 'locked'::text]))),
  CONSTRAINT subscription_boundaries_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX subscription_boundaries_due ON subscription_boundaries USING btree (at, school_id);
ALTER TABLE subscription_boundaries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subscription_boundaries TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_boundaries TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_boundaries TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON subscription_boundaries TO app_system;
GRANT SELECT ON subscription_boundaries TO app_tenant;

CREATE TABLE subscription_changes (
  school_id uuid NOT NULL,
  facts_version integer NOT NULL,
  level_before text,
  expires_before timestamptz,
  level_after text,
  expires_after timestamptz,
  caused_by uuid,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT subscription_changes_pkey PRIMARY KEY (school_id, facts_version),
  CONSTRAINT subscription_changes_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX subscription_changes_by_age ON subscription_changes USING btree (recorded_at);
CREATE INDEX subscription_changes_of_cause ON subscription_changes USING btree (caused_by) WHERE (caused_by IS NOT NULL);
ALTER TABLE subscription_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY kept_seven_years ON subscription_changes AS RESTRICTIVE FOR DELETE TO app_system USING ((recorded_at < (now() - '7 years'::interval)));
CREATE POLICY own_school ON subscription_changes TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_changes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_changes TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON subscription_changes TO app_system;
GRANT SELECT ON subscription_changes TO app_tenant;

CREATE TABLE subscription_drifts (
  check_id uuid NOT NULL,
  school_id uuid NOT NULL,
  what text NOT NULL,
  stored text,
  derived text,
  CONSTRAINT subscription_drifts_pkey PRIMARY KEY (check_id, school_id, what),
  CONSTRAINT subscription_drifts_check_id_fkey FOREIGN KEY (check_id) REFERENCES drift_checks(id) ON DELETE CASCADE,
  CONSTRAINT subscription_drifts_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX subscription_drifts_of_school ON subscription_drifts USING btree (school_id);
ALTER TABLE subscription_drifts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subscription_drifts TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_drifts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_drifts TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON subscription_drifts TO app_system;
GRANT SELECT ON subscription_drifts TO app_tenant;

CREATE TABLE subscription_facts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  school_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  until timestamptz,
  days integer,
  mode text,
  reason text,
  actor text NOT NULL,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  plan_code text,
  CONSTRAINT subscription_facts_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_facts_check1 CHECK (((kind = ANY (ARRAY['trial-granted'::text, 'extension'::text])) = (days IS NOT NULL))),
  CONSTRAINT subscription_facts_check2 CHECK (((kind = 'cancellation'::text) = (mode IS NOT NULL))),
  CONSTRAINT subscription_facts_check3 CHECK (((kind = ANY (ARRAY['suspension'::text, 'enforcement-off'::text])) OR (until IS NULL))),
  CONSTRAINT subscription_facts_days_check CHECK (((days >= 0) AND (days <= 3660))),
  CONSTRAINT subscription_facts_interval_check CHECK ((until >= at)),
  CONSTRAINT subscription_facts_kind_check CHECK ((kind = ANY (ARRAY['trial-granted'::text, 'extension'::text, 'cancellation'::text, 'cancellation-withdrawn'::text, 'suspension'::text, 'enforcement-off'::text, 'plan-choice'::text]))),
  CONSTRAINT subscription_facts_mode_check CHECK ((mode = ANY (ARRAY['end-of-term'::text, 'immediate'::text]))),
  CONSTRAINT subscription_facts_plan_check CHECK (((kind = 'plan-choice'::text) = (plan_code IS NOT NULL))),
  CONSTRAINT subscription_facts_plan_code_fkey FOREIGN KEY (plan_code) REFERENCES plans(code),
  CONSTRAINT subscription_facts_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX subscription_facts_school ON subscription_facts USING btree (school_id);
ALTER TABLE subscription_facts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subscription_facts TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_facts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_facts TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON subscription_facts TO app_system, app_tenant;

CREATE TABLE subscription_notices_due (
  school_id uuid NOT NULL,
  subject text NOT NULL,
  held_until timestamptz,
  CONSTRAINT subscription_notices_due_pkey PRIMARY KEY (school_id, subject)
);
ALTER TABLE subscription_notices_due ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subscription_notices_due TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_notices_due TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_notices_due TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON subscription_notices_due TO app_system;
GRANT INSERT, SELECT ON subscription_notices_due TO app_tenant;

CREATE TABLE subscription_plans (
  school_id uuid NOT NULL,
  since timestamptz NOT NULL,
  bought_plan_code text,
  bought_term_months integer,
  bought_at timestamptz,
  renewal_plan_code text NOT NULL,
  renewal_term_months integer NOT NULL,
  CONSTRAINT subscription_plans_pkey PRIMARY KEY (school_id, since),
  CONSTRAINT subscription_plans_check CHECK ((num_nulls(bought_plan_code, bought_term_months, bought_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT subscription_plans_bought_plan_code_fkey FOREIGN KEY (bought_plan_code) REFERENCES plans(code),
  CONSTRAINT subscription_plans_renewal_plan_code_fkey FOREIGN KEY (renewal_plan_code) REFERENCES plans(code),
  CONSTRAINT subscription_plans_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
ALTER TABLE subscription_plans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subscription_plans TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_plans TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_plans TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON subscription_plans TO app_system;
GRANT SELECT ON subscription_plans TO app_tenant;

CREATE TABLE subscription_policies (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  school_id uuid,
  effective_from timestamptz NOT NULL,
  grace_days integer NOT NULL,
  limited_days integer NOT NULL,
  trial_days integer NOT NULL,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  plan_code text,
  trial_teacher_limit integer DEFAULT 60 NOT NULL,
  actor text DEFAULT 'system'::text NOT NULL,
  reason text,
  applied_at timestamptz,
  CONSTRAINT subscription_policies_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_policies_check CHECK ((num_nonnulls(school_id, plan_code) <= 1)),
  CONSTRAINT subscription_policies_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 365))),
  CONSTRAINT subscription_policies_limited_days_check CHECK (((limited_days >= 0) AND (limited_days <= 365))),
  CONSTRAINT subscription_policies_trial_days_check CHECK (((trial_days >= 0) AND (trial_days <= 365))),
  CONSTRAINT subscription_policies_trial_teacher_limit_check CHECK ((trial_teacher_limit > 0)),
  CONSTRAINT subscription_policies_plan_code_fkey FOREIGN KEY (plan_code) REFERENCES plans(code),
  CONSTRAINT subscription_policies_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX subscription_policies_school ON subscription_policies USING btree (school_id, effective_from);
CREATE INDEX subscription_policies_to_apply ON subscription_policies USING btree (recorded_at) WHERE (applied_at IS NULL);
ALTER TABLE subscription_policies ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY general_policy ON subscription_policies FOR SELECT TO app_tenant USING ((school_id IS NULL));
CREATE POLICY own_school ON subscription_policies TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_policies TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_policies TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE (applied_at) ON subscription_policies TO app_system;
GRANT SELECT ON subscription_policies TO app_tenant;

CREATE TABLE subscription_transitions (
  school_id uuid NOT NULL,
  effective_at timestamptz NOT NULL,
  rule text NOT NULL,
  level text NOT NULL,
  facts_version integer NOT NULL,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  caused_by uuid,
  CONSTRAINT subscription_transitions_pkey PRIMARY KEY (school_id, effective_at, rule, facts_version),
  CONSTRAINT subscription_transitions_level_check CHECK ((level = ANY (ARRAY['none'::text, 'grace_period'::text, 'limited'::text, 'locked'::text])))
);
CREATE INDEX subscription_transitions_by_age ON subscription_transitions USING btree (recorded_at);
CREATE INDEX subscription_transitions_of_cause ON subscription_transitions USING btree (caused_by) WHERE (caused_by IS NOT NULL);
CREATE INDEX subscription_transitions_restored ON subscription_transitions USING btree (effective_at) WHERE ((rule = 'facts-changed'::text) AND (level = 'none'::text));
ALTER TABLE subscription_transitions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY kept_seven_years ON subscription_transitions AS RESTRICTIVE FOR DELETE TO app_system USING ((recorded_at < (now() - '7 years'::interval)));
CREATE POLICY own_school ON subscription_transitions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscription_transitions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscription_transitions TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON subscription_transitions TO app_system;
GRANT SELECT ON subscription_transitions TO app_tenant;

CREATE TABLE subscriptions (
  school_id uuid NOT NULL,
  facts_version integer DEFAULT 0 NOT NULL,
  recorded_level text,
  expires_at timestamptz,
  grace_period_end timestamptz,
  limited_end timestamptz,
  assessed_at timestamptz,
  planned_version integer,
  bought_plan_code text,
  bought_term_months integer,
  bought_at timestamptz,
  renewal_plan_code text,
  renewal_term_months integer,
  plan_version integer,
  plan_until timestamptz DEFAULT '-infinity'::timestamp with time zone NOT NULL,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (school_id),
  CONSTRAINT subscriptions_recorded_level_check CHECK ((recorded_level = ANY (ARRAY['none'::text, 'grace_period'::text, 'limited'::text, 'locked'::text]))),
  CONSTRAINT subscriptions_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX subscriptions_plan_until ON subscriptions USING btree (plan_until);
CREATE INDEX subscriptions_unplanned ON subscriptions USING btree (school_id) WHERE (planned_version IS DISTINCT FROM facts_version);
ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON subscriptions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON subscriptions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON subscriptions TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER announce_changed AFTER UPDATE ON subscriptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('subscription');
CREATE TRIGGER announce_made AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('subscription');
CREATE TRIGGER forget_plan BEFORE UPDATE ON subscriptions FOR EACH ROW WHEN (((old.facts_version <> new.facts_version) AND (new.plan_version IS DISTINCT FROM new.facts_version))) EXECUTE FUNCTION forget_plan_that_holds();
GRANT INSERT, SELECT, UPDATE ON subscriptions TO app_system;
GRANT SELECT ON subscriptions TO app_tenant;

CREATE TABLE supervisions (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  teacher_id uuid,
  subject_id uuid,
  supervisor_id uuid NOT NULL,
  step integer NOT NULL,
  from_day date NOT NULL,
  to_day date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT supervisions_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT supervisions_check CHECK ((to_day >= from_day)),
  CONSTRAINT supervisions_check1 CHECK ((num_nonnulls(teacher_id, subject_id) > 0)),
  CONSTRAINT supervisions_check2 CHECK ((teacher_id <> supervisor_id)),
  CONSTRAINT supervisions_step_check CHECK ((step = ANY (ARRAY[1, 2]))),
  CONSTRAINT supervisions_one_at_a_time EXCLUDE USING gist (school_id WITH =, academic_year_id WITH =, step WITH =, COALESCE(teacher_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =, COALESCE(subject_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =, daterange(from_day, to_day, '[]'::text) WITH &&) WHERE ((deleted_at IS NULL)) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT supervisions_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE,
  CONSTRAINT supervisions_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE
);
CREATE INDEX supervisions_in_year ON supervisions USING btree (school_id, academic_year_id);
CREATE INDEX supervisions_of_subject ON supervisions USING btree (school_id, subject_id) WHERE (subject_id IS NOT NULL);
ALTER TABLE supervisions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON supervisions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON supervisions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON supervisions TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON supervisions FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON supervisions TO app_system;
GRANT INSERT, SELECT, UPDATE ON supervisions TO app_tenant;

CREATE TABLE supervisor_deputies (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  supervisor_id uuid NOT NULL,
  deputy_id uuid NOT NULL,
  CONSTRAINT supervisor_deputies_pkey PRIMARY KEY (school_id, academic_year_id, supervisor_id),
  CONSTRAINT supervisor_deputies_check CHECK ((deputy_id <> supervisor_id)),
  CONSTRAINT supervisor_deputies_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE
);
ALTER TABLE supervisor_deputies ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON supervisor_deputies TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON supervisor_deputies TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON supervisor_deputies TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON supervisor_deputies FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON supervisor_deputies TO app_system, app_tenant;

CREATE TABLE suspensions (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date,
  reason text NOT NULL,
  suspended_by uuid NOT NULL,
  suspended_at timestamptz NOT NULL,
  CONSTRAINT suspensions_pkey PRIMARY KEY (school_id, user_id),
  CONSTRAINT suspensions_check CHECK ((to_day >= from_day)),
  CONSTRAINT suspensions_school_id_user_id_fkey FOREIGN KEY (school_id, user_id) REFERENCES school_members(school_id, user_id) ON DELETE CASCADE
);
ALTER TABLE suspensions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON suspensions TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON suspensions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON suspensions TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON suspensions FOR EACH ROW EXECUTE FUNCTION announce_change('membership');
GRANT DELETE, INSERT, SELECT, UPDATE ON suspensions TO app_system, app_tenant;

CREATE TABLE taught_standards (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  teaching_set_id uuid NOT NULL,
  standard text NOT NULL,
  taught_on date NOT NULL,
  marked_by uuid NOT NULL,
  marked_at timestamptz NOT NULL,
  CONSTRAINT taught_standards_pkey PRIMARY KEY (school_id, teaching_set_id, standard),
  CONSTRAINT taught_standards_standard_check CHECK (((char_length(standard) >= 1) AND (char_length(standard) <= 500))),
  CONSTRAINT taught_standards_school_id_academic_year_id_teaching_set_i_fkey FOREIGN KEY (school_id, academic_year_id, teaching_set_id) REFERENCES teaching_sets(school_id, academic_year_id, id) ON DELETE CASCADE
);
ALTER TABLE taught_standards ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON taught_standards TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON taught_standards TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON taught_standards TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON taught_standards FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON taught_standards TO app_system, app_tenant;

CREATE TABLE teaching_set_parts (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  set_id uuid NOT NULL,
  "position" smallint NOT NULL,
  class_id uuid NOT NULL,
  group_id uuid,
  CONSTRAINT teaching_set_parts_pkey PRIMARY KEY (school_id, set_id, "position"),
  CONSTRAINT teaching_set_parts_school_id_academic_year_id_class_id_fkey FOREIGN KEY (school_id, academic_year_id, class_id) REFERENCES school_classes(school_id, academic_year_id, id),
  CONSTRAINT teaching_set_parts_school_id_academic_year_id_class_id_gro_fkey FOREIGN KEY (school_id, academic_year_id, class_id, group_id) REFERENCES class_groups(school_id, academic_year_id, class_id, id),
  CONSTRAINT teaching_set_parts_school_id_academic_year_id_set_id_fkey FOREIGN KEY (school_id, academic_year_id, set_id) REFERENCES teaching_sets(school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX teaching_set_parts_of_class ON teaching_set_parts USING btree (school_id, class_id);
CREATE INDEX teaching_set_parts_of_group ON teaching_set_parts USING btree (school_id, group_id) WHERE (group_id IS NOT NULL);
ALTER TABLE teaching_set_parts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON teaching_set_parts TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON teaching_set_parts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON teaching_set_parts TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON teaching_set_parts FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON teaching_set_parts TO app_system, app_tenant;

CREATE TABLE teaching_set_teachers (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  set_id uuid NOT NULL,
  user_id uuid NOT NULL,
  lead boolean NOT NULL,
  from_day date NOT NULL,
  to_day date,
  CONSTRAINT teaching_set_teachers_pkey PRIMARY KEY (school_id, set_id, user_id, from_day),
  CONSTRAINT teaching_set_teachers_check CHECK ((to_day >= from_day)),
  CONSTRAINT teaching_set_teachers_school_id_academic_year_id_set_id_fkey FOREIGN KEY (school_id, academic_year_id, set_id) REFERENCES teaching_sets(school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX teaching_set_teachers_of_person ON teaching_set_teachers USING btree (school_id, user_id);
ALTER TABLE teaching_set_teachers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON teaching_set_teachers TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON teaching_set_teachers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON teaching_set_teachers TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON teaching_set_teachers FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE ON teaching_set_teachers TO app_system, app_tenant;

CREATE TABLE timetable_claims (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid,
  weekday smallint,
  weeks int4range,
  on_day date,
  minutes int4range NOT NULL,
  resource_kind text NOT NULL,
  resource_id uuid NOT NULL,
  division text NOT NULL,
  group_key text NOT NULL,
  shared uuid NOT NULL,
  holder_kind text NOT NULL,
  holder_id uuid NOT NULL,
  beside uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  CONSTRAINT timetable_claims_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT timetable_claims_check CHECK ((num_nulls(timetable_id, weekday, weeks) = ANY (ARRAY[0, 3]))),
  CONSTRAINT timetable_claims_check1 CHECK ((num_nulls(timetable_id, on_day) = 1)),
  CONSTRAINT timetable_claims_check2 CHECK (((on_day IS NOT NULL) OR (beside = '{}'::uuid[]))),
  CONSTRAINT timetable_claims_minutes_check CHECK ((NOT isempty(minutes))),
  CONSTRAINT timetable_claims_resource_kind_check CHECK ((resource_kind = ANY (ARRAY['teacher'::text, 'class'::text, 'room'::text]))),
  CONSTRAINT timetable_claims_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6))),
  CONSTRAINT timetable_claims_weeks_check CHECK (((weeks <@ '[1,3)'::int4range) AND (NOT isempty(weeks)))),
  CONSTRAINT timetable_claims_dated_across EXCLUDE USING gist (school_id WITH =, on_day WITH =, resource_id WITH =, division WITH <>, minutes WITH &&, shared WITH <>) WHERE ((on_day IS NOT NULL)) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT timetable_claims_dated_same EXCLUDE USING gist (school_id WITH =, on_day WITH =, resource_id WITH =, division WITH =, group_key WITH =, minutes WITH &&, shared WITH <>) WHERE ((on_day IS NOT NULL)) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT timetable_claims_weekly_across EXCLUDE USING gist (school_id WITH =, timetable_id WITH =, weekday WITH =, resource_id WITH =, division WITH <>, weeks WITH &&, minutes WITH &&, shared WITH <>) WHERE ((timetable_id IS NOT NULL)) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT timetable_claims_weekly_same EXCLUDE USING gist (school_id WITH =, timetable_id WITH =, weekday WITH =, resource_id WITH =, division WITH =, group_key WITH =, weeks WITH &&, minutes WITH &&, shared WITH <>) WHERE ((timetable_id IS NOT NULL)) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT timetable_claims_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE,
  CONSTRAINT timetable_claims_school_id_academic_year_id_timetable_id_fkey FOREIGN KEY (school_id, academic_year_id, timetable_id) REFERENCES timetables(school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX timetable_claims_of_day ON timetable_claims USING btree (school_id, on_day) WHERE (on_day IS NOT NULL);
CREATE INDEX timetable_claims_of_holder ON timetable_claims USING btree (school_id, holder_id);
CREATE INDEX timetable_claims_of_resource ON timetable_claims USING btree (school_id, timetable_id, resource_id, weekday) WHERE (timetable_id IS NOT NULL);
CREATE INDEX timetable_claims_of_year ON timetable_claims USING btree (school_id, academic_year_id);
ALTER TABLE timetable_claims ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON timetable_claims TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON timetable_claims TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON timetable_claims TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON timetable_claims FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT, UPDATE (beside) ON timetable_claims TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON timetable_claims TO app_system;

CREATE TABLE timetable_overrides (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid NOT NULL,
  reason text NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT timetable_overrides_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT timetable_overrides_school_id_timetable_id_id_key UNIQUE (school_id, timetable_id, id),
  CONSTRAINT timetable_overrides_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  CONSTRAINT timetable_overrides_school_id_academic_year_id_timetable_i_fkey FOREIGN KEY (school_id, academic_year_id, timetable_id) REFERENCES timetables(school_id, academic_year_id, id) ON DELETE CASCADE
);
ALTER TABLE timetable_overrides ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON timetable_overrides TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON timetable_overrides TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON timetable_overrides TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON timetable_overrides FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
GRANT DELETE, INSERT, SELECT ON timetable_overrides TO app_tenant;
GRANT DELETE, INSERT, SELECT, UPDATE ON timetable_overrides TO app_system;

CREATE TABLE timetable_lessons (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid NOT NULL,
  kind text NOT NULL,
  teaching_set_id uuid,
  title text,
  weekday smallint NOT NULL,
  cycle_week smallint,
  from_time time NOT NULL,
  to_time time NOT NULL,
  room_id uuid,
  teacher_ids uuid[] NOT NULL,
  class_ids uuid[] NOT NULL,
  is_pinned boolean NOT NULL,
  override_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT timetable_lessons_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT timetable_lessons_school_id_timetable_id_id_key UNIQUE (school_id, timetable_id, id),
  CONSTRAINT timetable_lessons_check CHECK ((to_time > from_time)),
  CONSTRAINT timetable_lessons_check1 CHECK (((kind = 'lesson'::text) = (teaching_set_id IS NOT NULL))),
  CONSTRAINT timetable_lessons_check2 CHECK (((kind = 'lesson'::text) = (title IS NULL))),
  CONSTRAINT timetable_lessons_check3 CHECK (((kind <> 'lesson'::text) OR (class_ids = '{}'::uuid[]))),
  CONSTRAINT timetable_lessons_class_ids_check CHECK ((cardinality(class_ids) <= 200)),
  CONSTRAINT timetable_lessons_cycle_week_check CHECK ((cycle_week = ANY (ARRAY[1, 2]))),
  CONSTRAINT timetable_lessons_kind_check CHECK ((kind = ANY (ARRAY['lesson'::text, 'assembly'::text, 'cocurriculum'::text, 'supervision'::text, 'meeting'::text, 'other'::text]))),
  CONSTRAINT timetable_lessons_teacher_ids_check CHECK ((cardinality(teacher_ids) <= 400)),
  CONSTRAINT timetable_lessons_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80))),
  CONSTRAINT timetable_lessons_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6))),
  CONSTRAINT timetable_lessons_school_id_academic_year_id_teaching_set__fkey FOREIGN KEY (school_id, academic_year_id, teaching_set_id) REFERENCES teaching_sets(school_id, academic_year_id, id),
  CONSTRAINT timetable_lessons_school_id_academic_year_id_timetable_id_fkey FOREIGN KEY (school_id, academic_year_id, timetable_id) REFERENCES timetables(school_id, academic_year_id, id) ON DELETE CASCADE,
  CONSTRAINT timetable_lessons_school_id_room_id_fkey FOREIGN KEY (school_id, room_id) REFERENCES rooms(school_id, id),
  CONSTRAINT timetable_lessons_school_id_timetable_id_override_id_fkey FOREIGN KEY (school_id, timetable_id, override_id) REFERENCES timetable_overrides(school_id, timetable_id, id)
);
CREATE INDEX timetable_lessons_in_room ON timetable_lessons USING btree (school_id, room_id) WHERE (room_id IS NOT NULL);
CREATE INDEX timetable_lessons_of_override ON timetable_lessons USING btree (school_id, override_id) WHERE (override_id IS NOT NULL);
CREATE INDEX timetable_lessons_of_timetable ON timetable_lessons USING btree (school_id, timetable_id) WHERE (deleted_at IS NULL);
CREATE INDEX timetable_lessons_with_set ON timetable_lessons USING btree (school_id, teaching_set_id);
ALTER TABLE timetable_lessons ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON timetable_lessons TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON timetable_lessons TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON timetable_lessons TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON timetable_lessons FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER note_added_lessons AFTER INSERT ON timetable_lessons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_lessons();
CREATE TRIGGER note_changed_lessons AFTER UPDATE ON timetable_lessons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_lessons();
GRANT DELETE, INSERT, SELECT, UPDATE ON timetable_lessons TO app_system;
GRANT INSERT, SELECT, UPDATE ON timetable_lessons TO app_tenant;

CREATE TABLE timetable_matches (
  school_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  word text,
  target_id uuid,
  chosen_at timestamptz NOT NULL,
  CONSTRAINT timetable_matches_pkey PRIMARY KEY (school_id, kind, key),
  CONSTRAINT timetable_matches_check CHECK ((num_nulls(word, target_id) = 1)),
  CONSTRAINT timetable_matches_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 400))),
  CONSTRAINT timetable_matches_kind_check CHECK ((kind = ANY (ARRAY['teacher'::text, 'class'::text, 'group'::text, 'subject'::text, 'room'::text]))),
  CONSTRAINT timetable_matches_word_check CHECK (((char_length(word) >= 1) AND (char_length(word) <= 20))),
  CONSTRAINT timetable_matches_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX timetable_matches_of_target ON timetable_matches USING btree (target_id);
ALTER TABLE timetable_matches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON timetable_matches TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON timetable_matches TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON timetable_matches TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON timetable_matches TO app_system, app_tenant;

CREATE TABLE told_lessons (
  school_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  told text NOT NULL,
  CONSTRAINT told_lessons_pkey PRIMARY KEY (school_id, plan_id),
  CONSTRAINT told_lessons_told_check CHECK ((told ~ '^(stopped|gone|\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d)$'::text)),
  CONSTRAINT told_lessons_school_id_plan_id_fkey FOREIGN KEY (school_id, plan_id) REFERENCES lesson_plans(school_id, id) ON DELETE CASCADE
);
ALTER TABLE told_lessons ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON told_lessons TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON told_lessons TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON told_lessons TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON told_lessons TO app_system;
GRANT INSERT, SELECT, UPDATE ON told_lessons TO app_tenant;

CREATE TABLE trial_usage (
  school_id uuid NOT NULL,
  day date NOT NULL,
  quota text NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT trial_usage_pkey PRIMARY KEY (school_id, day, quota),
  CONSTRAINT trial_usage_amount_check CHECK ((amount >= 0)),
  CONSTRAINT trial_usage_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
ALTER TABLE trial_usage ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON trial_usage TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON trial_usage TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON trial_usage TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON trial_usage TO app_system;
GRANT INSERT, SELECT, UPDATE ON trial_usage TO app_tenant;

CREATE TABLE verdicts (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submitted_id uuid NOT NULL,
  step integer NOT NULL,
  verdict text NOT NULL,
  given_by uuid NOT NULL,
  given_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  told_at timestamptz,
  CONSTRAINT verdicts_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT verdicts_step_check CHECK ((step = ANY (ARRAY[1, 2]))),
  CONSTRAINT verdicts_verdict_check CHECK ((verdict = ANY (ARRAY['returned'::text, 'verified'::text]))),
  CONSTRAINT verdicts_school_id_submitted_id_fkey FOREIGN KEY (school_id, submitted_id) REFERENCES submitted_records(school_id, id) ON DELETE CASCADE
);
CREATE INDEX verdicts_of_record ON verdicts USING btree (school_id, submitted_id);
CREATE INDEX verdicts_untold ON verdicts USING btree (given_at) WHERE ((told_at IS NULL) AND (taken_back_at IS NULL));
CREATE UNIQUE INDEX verdicts_of_step ON verdicts USING btree (school_id, submitted_id, step) WHERE (taken_back_at IS NULL);
ALTER TABLE verdicts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON verdicts TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON verdicts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON verdicts TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF taken_back_at ON verdicts FOR EACH ROW EXECUTE FUNCTION count_verdicts();
CREATE TRIGGER sealed_remains BEFORE DELETE ON verdicts FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON verdicts FOR EACH ROW WHEN (true) EXECUTE FUNCTION keep_sealed_row('{}', '{taken_back_at,told_at}');
GRANT INSERT, SELECT, UPDATE (taken_back_at), UPDATE (told_at) ON verdicts TO app_system, app_tenant;

CREATE TABLE visitor_links (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  visitor text NOT NULL,
  weeks date[] NOT NULL,
  secret_hash bytea NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  openings integer DEFAULT 0 NOT NULL,
  last_opened_at timestamptz,
  CONSTRAINT visitor_links_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT visitor_links_school_id_secret_hash_key UNIQUE (school_id, secret_hash),
  CONSTRAINT visitor_links_check CHECK ((ends_at > made_at)),
  CONSTRAINT visitor_links_secret_hash_check CHECK ((octet_length(secret_hash) = 32)),
  CONSTRAINT visitor_links_visitor_check CHECK (((char_length(visitor) >= 1) AND (char_length(visitor) <= 120))),
  CONSTRAINT visitor_links_weeks_check CHECK (((cardinality(weeks) >= 1) AND (cardinality(weeks) <= 60))),
  CONSTRAINT visitor_links_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX visitor_links_oldest ON visitor_links USING btree (ends_at);
ALTER TABLE visitor_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON visitor_links TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON visitor_links TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON visitor_links TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE (ends_at), UPDATE (last_opened_at), UPDATE (made_at), UPDATE (made_by), UPDATE (openings), UPDATE (secret_hash), UPDATE (withdrawn_at) ON visitor_links TO app_system, app_tenant;

CREATE TABLE visitor_link_openings (
  school_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  link_id uuid NOT NULL,
  at timestamptz NOT NULL,
  act text NOT NULL,
  about text NOT NULL,
  teacher_id uuid,
  address text NOT NULL,
  CONSTRAINT visitor_link_openings_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT visitor_link_openings_about_check CHECK ((char_length(about) <= 400)),
  CONSTRAINT visitor_link_openings_act_check CHECK ((act = ANY (ARRAY['front'::text, 'week'::text, 'plan'::text, 'paper'::text]))),
  CONSTRAINT visitor_link_openings_address_check CHECK ((char_length(address) <= 64)),
  CONSTRAINT visitor_link_openings_check CHECK (((act = 'front'::text) = (teacher_id IS NULL))),
  CONSTRAINT visitor_link_openings_school_id_link_id_fkey FOREIGN KEY (school_id, link_id) REFERENCES visitor_links(school_id, id) ON DELETE CASCADE
);
CREATE INDEX visitor_link_openings_of ON visitor_link_openings USING btree (school_id, link_id, at, id);
ALTER TABLE visitor_link_openings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON visitor_link_openings TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON visitor_link_openings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON visitor_link_openings TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON visitor_link_openings TO app_system, app_tenant;

CREATE TABLE visitor_link_teachers (
  school_id uuid NOT NULL,
  link_id uuid NOT NULL,
  teacher_id uuid NOT NULL,
  CONSTRAINT visitor_link_teachers_pkey PRIMARY KEY (school_id, link_id, teacher_id),
  CONSTRAINT visitor_link_teachers_school_id_link_id_fkey FOREIGN KEY (school_id, link_id) REFERENCES visitor_links(school_id, id) ON DELETE CASCADE
);
ALTER TABLE visitor_link_teachers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON visitor_link_teachers TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON visitor_link_teachers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON visitor_link_teachers TO app_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON visitor_link_teachers TO app_system, app_tenant;

CREATE TABLE webhook_inbox (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  provider text NOT NULL,
  dedupe_key text NOT NULL,
  state text NOT NULL,
  reason text,
  raw bytea,
  headers jsonb NOT NULL,
  received_at timestamptz DEFAULT now() NOT NULL,
  deliveries integer DEFAULT 1 NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  processed_at timestamptz,
  last_error text,
  origin text DEFAULT 'callback'::text NOT NULL,
  raw_sha256 bytea NOT NULL,
  school_id uuid,
  waiting_since timestamptz DEFAULT now() NOT NULL,
  request_id text,
  waits_for text[],
  CONSTRAINT webhook_inbox_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_inbox_provider_dedupe_key_key UNIQUE (provider, dedupe_key),
  CONSTRAINT webhook_inbox_origin_check CHECK ((origin = ANY (ARRAY['callback'::text, 'poll'::text]))),
  CONSTRAINT webhook_inbox_raw_while_it_waits CHECK (((raw IS NOT NULL) OR (state <> 'received'::text))),
  CONSTRAINT webhook_inbox_state_check CHECK ((state = ANY (ARRAY['received'::text, 'processed'::text, 'ignored'::text, 'failed'::text, 'quarantined'::text]))),
  CONSTRAINT webhook_inbox_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX webhook_inbox_bills ON webhook_inbox USING gin (waits_for) WHERE ((state = 'quarantined'::text) AND (reason = 'UNKNOWN_BILL'::text));
CREATE INDEX webhook_inbox_newest ON webhook_inbox USING btree (received_at DESC, id DESC);
CREATE INDEX webhook_inbox_of_school ON webhook_inbox USING btree (school_id, received_at DESC, id DESC) WHERE (school_id IS NOT NULL);
CREATE INDEX webhook_inbox_raw_kept ON webhook_inbox USING btree (received_at) WHERE (raw IS NOT NULL);
CREATE INDEX webhook_inbox_unsettled ON webhook_inbox USING btree (state, received_at DESC, id DESC) WHERE (state = ANY (ARRAY['failed'::text, 'quarantined'::text]));
CREATE INDEX webhook_inbox_waiting ON webhook_inbox USING btree (waiting_since) WHERE (state = 'received'::text);
ALTER TABLE webhook_inbox ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY kept_seven_years ON webhook_inbox AS RESTRICTIVE FOR DELETE TO app_system USING ((received_at < (now() - '7 years'::interval)));
CREATE POLICY own_school ON webhook_inbox TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON webhook_inbox TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON webhook_inbox TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER body_stays BEFORE UPDATE ON webhook_inbox FOR EACH ROW WHEN (((new.raw IS NOT NULL) AND (new.raw IS DISTINCT FROM old.raw))) EXECUTE FUNCTION refuse_rewritten_body();
GRANT DELETE, INSERT, SELECT, UPDATE (attempts), UPDATE (deliveries), UPDATE (last_error), UPDATE (processed_at), UPDATE (raw), UPDATE (reason), UPDATE (school_id), UPDATE (state), UPDATE (waiting_since), UPDATE (waits_for) ON webhook_inbox TO app_system;

CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  inbox_id uuid NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  outcome text NOT NULL,
  reason text,
  error text,
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['processed'::text, 'quarantined'::text, 'ignored'::text, 'failed'::text]))),
  CONSTRAINT webhook_attempts_inbox_id_fkey FOREIGN KEY (inbox_id) REFERENCES webhook_inbox(id)
);
CREATE INDEX webhook_attempts_newest ON webhook_attempts USING btree (at);
CREATE INDEX webhook_attempts_of_event ON webhook_attempts USING btree (inbox_id, id);
ALTER TABLE webhook_attempts ENABLE ROW LEVEL SECURITY;
CREATE POLICY kept_seven_years ON webhook_attempts AS RESTRICTIVE FOR DELETE TO app_system USING ((EXISTS ( SELECT
   FROM webhook_inbox
  WHERE ((webhook_inbox.id = webhook_attempts.inbox_id) AND (webhook_inbox.received_at < (now() - '7 years'::interval))))));
CREATE POLICY system_all ON webhook_attempts TO app_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON webhook_attempts TO app_system;

CREATE TABLE webhook_replays (
  id uuid NOT NULL,
  requested_by uuid NOT NULL,
  requested_email text NOT NULL,
  reason text NOT NULL,
  selection jsonb NOT NULL,
  per_minute integer NOT NULL,
  total integer NOT NULL,
  state text DEFAULT 'running'::text NOT NULL,
  batch integer DEFAULT 0 NOT NULL,
  batch_at timestamptz DEFAULT now() NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  ended_at timestamptz,
  CONSTRAINT webhook_replays_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_replays_check CHECK (((state = 'running'::text) = (ended_at IS NULL))),
  CONSTRAINT webhook_replays_per_minute_check CHECK (((per_minute >= 1) AND (per_minute <= 60000))),
  CONSTRAINT webhook_replays_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  CONSTRAINT webhook_replays_state_check CHECK ((state = ANY (ARRAY['running'::text, 'cancelled'::text, 'finished'::text])))
);
CREATE INDEX webhook_replays_newest ON webhook_replays USING btree (requested_at DESC, id DESC);
CREATE INDEX webhook_replays_running ON webhook_replays USING btree (batch_at) WHERE (state = 'running'::text);
GRANT DELETE, INSERT, SELECT, UPDATE ON webhook_replays TO app_system;

CREATE TABLE webhook_replay_items (
  replay_id uuid NOT NULL,
  "position" integer NOT NULL,
  inbox_id uuid NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  state_before text NOT NULL,
  reason text,
  at timestamptz,
  CONSTRAINT webhook_replay_items_pkey PRIMARY KEY (replay_id, "position"),
  CONSTRAINT webhook_replay_items_replay_id_inbox_id_key UNIQUE (replay_id, inbox_id),
  CONSTRAINT webhook_replay_items_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'queued'::text, 'processed'::text, 'quarantined'::text, 'ignored'::text, 'failed'::text, 'skipped'::text, 'cancelled'::text]))),
  CONSTRAINT webhook_replay_items_inbox_id_fkey FOREIGN KEY (inbox_id) REFERENCES webhook_inbox(id),
  CONSTRAINT webhook_replay_items_replay_id_fkey FOREIGN KEY (replay_id) REFERENCES webhook_replays(id)
);
CREATE INDEX webhook_replay_items_by_state ON webhook_replay_items USING btree (replay_id, state, "position");
CREATE INDEX webhook_replay_items_of_event ON webhook_replay_items USING btree (inbox_id);
CREATE INDEX webhook_replay_items_queued ON webhook_replay_items USING btree (inbox_id) WHERE (state = 'queued'::text);
GRANT DELETE, INSERT, SELECT, UPDATE ON webhook_replay_items TO app_system;

CREATE TABLE yearly_plans (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  grade_level text NOT NULL,
  author_id uuid,
  copied_from uuid,
  proposed_at timestamptz,
  proposal_note text DEFAULT ''::text NOT NULL,
  answer text,
  answer_note text DEFAULT ''::text NOT NULL,
  answered_by uuid,
  answered_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  is_sealed boolean DEFAULT false NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  CONSTRAINT yearly_plans_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT yearly_plans_school_id_academic_year_id_id_key UNIQUE (school_id, academic_year_id, id),
  CONSTRAINT yearly_plans_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'partly'::text, 'declined'::text]))),
  CONSTRAINT yearly_plans_answer_note_check CHECK ((char_length(answer_note) <= 1000)),
  CONSTRAINT yearly_plans_check CHECK ((num_nulls(answer, answered_by, answered_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT yearly_plans_check1 CHECK (((answer IS NULL) OR (proposed_at IS NOT NULL))),
  CONSTRAINT yearly_plans_check2 CHECK (((proposed_at IS NULL) OR (author_id IS NOT NULL))),
  CONSTRAINT yearly_plans_grade_level_check CHECK (((char_length(grade_level) >= 1) AND (char_length(grade_level) <= 10))),
  CONSTRAINT yearly_plans_proposal_note_check CHECK ((char_length(proposal_note) <= 1000)),
  CONSTRAINT yearly_plans_school_id_academic_year_id_fkey FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years(school_id, id) ON DELETE CASCADE,
  CONSTRAINT yearly_plans_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE
);
CREATE INDEX yearly_plans_with_subject ON yearly_plans USING btree (school_id, subject_id);
CREATE UNIQUE INDEX yearly_plans_of_subject ON yearly_plans USING btree (school_id, academic_year_id, subject_id, grade_level, author_id) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);
ALTER TABLE yearly_plans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON yearly_plans TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON yearly_plans TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON yearly_plans TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON yearly_plans FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER seal_followed AFTER UPDATE ON yearly_plans FOR EACH ROW WHEN ((old.is_sealed <> new.is_sealed)) EXECUTE FUNCTION follow_seal('yearly_plan');
CREATE TRIGGER seal_followed_when_made AFTER INSERT ON yearly_plans FOR EACH ROW WHEN (new.is_sealed) EXECUTE FUNCTION follow_seal('yearly_plan');
CREATE TRIGGER sealed_remains BEFORE DELETE ON yearly_plans FOR EACH ROW WHEN (old.is_sealed) EXECUTE FUNCTION keep_sealed_row();
CREATE TRIGGER sealed_stays AFTER UPDATE ON yearly_plans FOR EACH ROW WHEN (old.is_sealed) EXECUTE FUNCTION keep_sealed_row('{is_sealed,version,updated_at,revision,proposed_at,proposal_note,answer,answer_note,answered_by,answered_at}', '{}');
GRANT INSERT, SELECT, UPDATE ON yearly_plans TO app_system, app_tenant;

CREATE TABLE yearly_plan_rows (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  author_id uuid,
  origin_id uuid,
  week smallint NOT NULL,
  rank integer NOT NULL,
  theme text NOT NULL,
  topic text NOT NULL,
  content_standards text[] NOT NULL,
  learning_standards text[] NOT NULL,
  objective text NOT NULL,
  cross_curricular text NOT NULL,
  resources text NOT NULL,
  notes text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT yearly_plan_rows_pkey PRIMARY KEY (school_id, id),
  CONSTRAINT yearly_plan_rows_content_standards_check CHECK ((cardinality(content_standards) <= 20)),
  CONSTRAINT yearly_plan_rows_cross_curricular_check CHECK ((char_length(cross_curricular) <= 2000)),
  CONSTRAINT yearly_plan_rows_learning_standards_check CHECK ((cardinality(learning_standards) <= 20)),
  CONSTRAINT yearly_plan_rows_notes_check CHECK ((char_length(notes) <= 2000)),
  CONSTRAINT yearly_plan_rows_objective_check CHECK ((char_length(objective) <= 2000)),
  CONSTRAINT yearly_plan_rows_rank_check CHECK (((rank >= 0) AND (rank <= 1000000))),
  CONSTRAINT yearly_plan_rows_resources_check CHECK ((char_length(resources) <= 2000)),
  CONSTRAINT yearly_plan_rows_theme_check CHECK ((char_length(theme) <= 300)),
  CONSTRAINT yearly_plan_rows_topic_check CHECK ((char_length(topic) <= 300)),
  CONSTRAINT yearly_plan_rows_week_check CHECK (((week >= 1) AND (week <= 60))),
  CONSTRAINT yearly_plan_rows_school_id_academic_year_id_plan_id_fkey FOREIGN KEY (school_id, academic_year_id, plan_id) REFERENCES yearly_plans(school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX yearly_plan_rows_in_plan ON yearly_plan_rows USING btree (school_id, plan_id);
ALTER TABLE yearly_plan_rows ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON yearly_plan_rows TO app_tenant USING ((school_id = ( SELECT current_school_id() AS current_school_id))) WITH CHECK ((school_id = ( SELECT current_school_id() AS current_school_id)));
CREATE POLICY owner_all ON yearly_plan_rows TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY system_all ON yearly_plan_rows TO app_system USING (true) WITH CHECK (true);
CREATE TRIGGER closed_year BEFORE INSERT OR DELETE OR UPDATE ON yearly_plan_rows FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER counted_when_added AFTER INSERT ON yearly_plan_rows REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_revisions();
CREATE TRIGGER counted_when_changed AFTER UPDATE ON yearly_plan_rows REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_revisions();
CREATE TRIGGER rows_of_sealed BEFORE INSERT OR DELETE OR UPDATE ON yearly_plan_rows FOR EACH ROW EXECUTE FUNCTION keep_rows_of_sealed_plan('{version,updated_at,origin_id}');
GRANT INSERT, SELECT, UPDATE ON yearly_plan_rows TO app_system, app_tenant;

CREATE VIEW levels_now AS
 SELECT s.school_id,
    COALESCE(( SELECT b.level
           FROM subscription_boundaries b
          WHERE ((b.school_id = s.school_id) AND (b.at <= clock.now))
          ORDER BY b.at DESC, b.rule
         LIMIT 1), s.recorded_level) AS level
   FROM (subscriptions s
     CROSS JOIN ( SELECT COALESCE(( SELECT business_clock.frozen_at
                   FROM business_clock), now()) AS now) clock);
GRANT SELECT ON levels_now TO app_system;

CREATE VIEW reporting.school_access WITH (security_barrier=true) AS
 SELECT school.school_id,
    allowed.access
   FROM (levels_now school
     JOIN level_access allowed ON ((allowed.level = school.level)));

CREATE VIEW reporting.my_schools WITH (security_barrier=true) AS
 SELECT school.id AS school_id,
    school.code AS school_code,
    school.name AS school_name,
    member.role,
    member.joined_at,
    (EXISTS ( SELECT
           FROM reporting.school_access open
          WHERE ((open.school_id = member.school_id) AND (open.access = 'viewReports'::text)))) AS may_view_reports
   FROM (school_members member
     JOIN schools school ON ((school.id = member.school_id)))
  WHERE ((member.user_id = ( SELECT (((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb ->> 'sub'::text))::uuid AS uuid)) AND (NOT (EXISTS ( SELECT
           FROM suspensions away
          WHERE ((away.school_id = member.school_id) AND (away.user_id = member.user_id) AND ((((COALESCE(( SELECT business_clock.frozen_at
                   FROM business_clock), now()) AT TIME ZONE 'Asia/Kuala_Lumpur'::text))::date >= away.from_day) AND (((COALESCE(( SELECT business_clock.frozen_at
                   FROM business_clock), now()) AT TIME ZONE 'Asia/Kuala_Lumpur'::text))::date <= COALESCE(away.to_day, 'infinity'::date))))))));
GRANT SELECT ON reporting.my_schools TO authenticated;

CREATE VIEW reporting.lesson_plan_days WITH (security_barrier=true) AS
 SELECT mine.school_code,
    plan.date,
    (count(*))::integer AS lesson_plans,
    (count(DISTINCT plan.author_id))::integer AS teachers
   FROM (reporting.my_schools mine
     JOIN lesson_plans plan ON (((plan.school_id = mine.school_id) AND (plan.deleted_at IS NULL) AND (plan.sample IS NULL))))
  WHERE ((mine.role <> 'teacher'::text) AND mine.may_view_reports)
  GROUP BY mine.school_code, plan.date;
GRANT SELECT ON reporting.lesson_plan_days TO authenticated;

CREATE FUNCTION next_document_number(of_kind text, for_year integer)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO document_numbers AS counter (kind, year, last)
   VALUES (next_document_number.of_kind, next_document_number.for_year, 1) ON CONFLICT(kind, year) DO UPDATE SET last = (counter.last + 1)
   RETURNING format('%s-%s-%s'::text, counter.kind, counter.year, lpad((counter.last)::text, 6, '0'::text)) AS format;
END;
REVOKE EXECUTE ON FUNCTION next_document_number(text,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_document_number(text,integer) TO app_system, app_tenant;

CREATE VIEW reporting.school_people WITH (security_barrier=true) AS
 SELECT mine.school_code,
    member.role,
    (count(*))::integer AS people
   FROM (reporting.my_schools mine
     JOIN school_members member ON ((member.school_id = mine.school_id)))
  WHERE mine.may_view_reports
  GROUP BY mine.school_code, member.role;
GRANT SELECT ON reporting.school_people TO authenticated;

CREATE VIEW sent_last WITH (security_invoker=true) AS
 SELECT school_id,
    id,
    submission_id,
    author_id,
    kind,
    record_id,
    record_version,
    content,
    subject_id,
    due_at,
    is_late,
    sent_at,
    read_at,
    read_by,
    withdrawn_at,
    flags,
    verified_steps,
    is_returned
   FROM submitted_records sent
  WHERE ((withdrawn_at IS NULL) AND (NOT (EXISTS ( SELECT
           FROM submitted_records later
          WHERE ((later.school_id = sent.school_id) AND (later.kind = sent.kind) AND (later.record_id = sent.record_id) AND (later.withdrawn_at IS NULL) AND ((ROW(later.sent_at, later.record_version) > ROW(sent.sent_at, sent.record_version)) OR ((later.sent_at = sent.sent_at) AND (later.record_version = sent.record_version) AND (later.id < sent.id))))
         OFFSET 0))));
GRANT SELECT ON sent_last TO app_system, app_tenant;

CREATE FUNCTION sum_of_seals()
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO 'app', 'pg_temp'
RETURN (SELECT COALESCE(sum(hashtextextended((encode(seals.digest, 'hex'::text) || seals.content), (0)::bigint)), (0)::numeric) AS "coalesce" FROM seals);

CREATE FUNCTION reporting.verifiers_of_sent(sent submitted_records)
 RETURNS TABLE(step integer, supervisor_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  WITH today AS (
    SELECT (coalesce((SELECT frozen_at FROM app.business_clock), now()) AT TIME ZONE 'Asia/Kuala_Lumpur')::date AS day
  ), steps AS (
    SELECT coalesce((
      SELECT setting.value::integer FROM app.school_settings setting, today
      WHERE setting.school_id = (sent).school_id AND setting.key = 'verificationSteps' AND setting.from_day <= today.day
      ORDER BY setting.from_day DESC, setting.number DESC LIMIT 1), 1) AS count
  )
  SELECT DISTINCT ON (each.step) each.step, each.supervisor_id
  FROM app.supervisions each
  JOIN app.academic_years year ON year.school_id = each.school_id AND year.id = each.academic_year_id
    AND ((sent).content ->> 'date')::date BETWEEN year.first_day AND year.last_day
  CROSS JOIN today CROSS JOIN steps
  WHERE each.school_id = (sent).school_id AND each.deleted_at IS NULL AND each.step <= steps.count
    AND least(greatest(today.day, year.first_day), year.last_day)
      BETWEEN each.from_day AND coalesce(each.to_day, 'infinity')
    AND each.supervisor_id <> (sent).author_id
    AND (each.teacher_id IS NULL OR each.teacher_id = (sent).author_id)
    AND (each.subject_id IS NULL OR each.subject_id = (sent).subject_id)
  ORDER BY each.step, each.teacher_id IS NULL, each.subject_id IS NULL
$function$;
REVOKE EXECUTE ON FUNCTION reporting.verifiers_of_sent(submitted_records) FROM PUBLIC;

CREATE FUNCTION was_blanked(target name, before jsonb, after jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'app', 'pg_temp'
RETURN (EXISTS (SELECT FROM erasable WHERE ((erasable.table_name = was_blanked.target) AND ((was_blanked.before || erasable.blanks) = was_blanked.after))));

INSERT INTO plans (code, name, teacher_limit) VALUES
  ('t100', 'Besar', '100'),
  ('t20', 'Kecil', '20'),
  ('t200', 'Sangat besar', '200'),
  ('t60', 'Sederhana', '60');

INSERT INTO erasable (table_name, column_name, names, blanks) VALUES
  ('calendar_events', 'coordinator_id', 'account', '{"coordinator_id": null}'),
  ('class_memberships', 'pupil_id', 'pupil', NULL),
  ('group_memberships', 'pupil_id', 'pupil', NULL),
  ('lesson_plan_versions', 'author_id', 'account', NULL),
  ('lesson_plans', 'author_id', 'account', NULL),
  ('lesson_reflections', 'author_id', 'account', NULL),
  ('membership_log', 'email', 'address', '{"email": ""}'),
  ('panel_members', 'user_id', 'account', NULL),
  ('panels', 'head_id', 'account', '{"head_id": null}'),
  ('personal_adoptions', 'author_id', 'account', NULL),
  ('personal_lessons', 'author_id', 'account', NULL),
  ('pupil_consents', 'pupil_id', 'pupil', NULL),
  ('pupils', 'id', 'pupil', NULL),
  ('reflection_additions', 'author_id', 'account', NULL),
  ('school_classes', 'class_teacher_id', 'account', '{"class_teacher_id": null}'),
  ('seals', 'author_id', 'account', '{"content": ""}'),
  ('submissions', 'author_id', 'account', NULL),
  ('submitted_records', 'author_id', 'account', NULL),
  ('supervisions', 'supervisor_id', 'account', NULL),
  ('supervisions', 'teacher_id', 'account', NULL),
  ('supervisor_deputies', 'deputy_id', 'account', NULL),
  ('supervisor_deputies', 'supervisor_id', 'account', NULL),
  ('visitor_link_teachers', 'teacher_id', 'account', NULL),
  ('yearly_plan_rows', 'author_id', 'account', NULL),
  ('yearly_plans', 'author_id', 'account', NULL);

INSERT INTO kysely_migration_lock (id, is_locked) VALUES
  ('migration_lock', '0');

INSERT INTO plan_prices (plan_code, term_months, valid_from, amount_sen) VALUES
  ('t100', '1', '2023-12-31 16:00:00+00', '22000'),
  ('t100', '12', '2023-12-31 16:00:00+00', '220000'),
  ('t20', '1', '2023-12-31 16:00:00+00', '6000'),
  ('t20', '12', '2023-12-31 16:00:00+00', '60000'),
  ('t200', '1', '2023-12-31 16:00:00+00', '38000'),
  ('t200', '12', '2023-12-31 16:00:00+00', '380000'),
  ('t60', '1', '2023-12-31 16:00:00+00', '15000'),
  ('t60', '12', '2023-12-31 16:00:00+00', '150000');

INSERT INTO retained (table_name, at_column, keeps) VALUES
  ('operation_audit', 'at', '7 years'),
  ('pupil_access_log', 'at', '2 years'),
  ('pupil_list_log', 'at', '2 years'),
  ('subscription_changes', 'recorded_at', '7 years'),
  ('subscription_transitions', 'recorded_at', '7 years'),
  ('visitor_links', 'ends_at', '2 years');

INSERT INTO sellers (valid_from, name, registration_number, tin, service_tax_number, industry_code, industry, address_lines, postcode, city, state_code, phone, email) VALUES
  ('2023-12-31 16:00:00+00', 'Rekod Mengajar Contoh Sdn. Bhd.', '202401000001', 'C00000000010', NULL, '62010', 'Computer programming activities', '{"Aras 1, Menara Contoh","Jalan Contoh 1"}', '50000', 'Kuala Lumpur', '14', '+60300000000', 'kewangan@rekod.test');

INSERT INTO service_tax_rates (valid_from, basis_points) VALUES
  ('2023-12-31 16:00:00+00', '0');

INSERT INTO subscription_policies (school_id, effective_from, grace_days, limited_days, trial_days, recorded_at, plan_code, trial_teacher_limit, actor, reason, applied_at) VALUES
  (NULL, '1999-12-31 16:00:00+00', '14', '14', '30', now(), NULL, '60', 'system', NULL, now());

INSERT INTO kysely_migration (name, timestamp)
SELECT name, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM (VALUES
  ('0001_foundation'),
  ('0002_schools'),
  ('0003_billing'),
  ('0004_webhooks'),
  ('0005_subscription'),
  ('0006_lesson_plans'),
  ('0007_providers'),
  ('0008_mail'),
  ('0009_notifications'),
  ('0010_people'),
  ('0011_engine'),
  ('0012_billing_documents'),
  ('0013_reporting'),
  ('0014_operations'),
  ('0015_registration'),
  ('0016_bank_messages'),
  ('0017_finance'),
  ('0018_first_steps'),
  ('0019_finance_interventions'),
  ('0020_receipt_numbers'),
  ('0021_payment_claims'),
  ('0022_rooms'),
  ('0023_days_without_samples'),
  ('0024_due_sweep'),
  ('0025_explicit_causes'),
  ('0026_declined_claims'),
  ('0027_bank_names'),
  ('0028_event_retention'),
  ('0029_evidence_once'),
  ('0030_refund_flags'),
  ('0031_hand_over_sessions'),
  ('0032_invoice_life'),
  ('0033_report_access'),
  ('0034_trial_usage'),
  ('0035_second_factor_removals'),
  ('0036_money_standing'),
  ('0037_finance_reminders'),
  ('0038_code_contests'),
  ('0039_credit_notes_taken_back'),
  ('0040_manual_methods'),
  ('0041_roles'),
  ('0042_duties'),
  ('0043_academic_years'),
  ('0046_suspensions'),
  ('0047_levels_now'),
  ('0048_classes'),
  ('0049_main_admin_transfers'),
  ('0050_absences'),
  ('0051_pupils'),
  ('0052_panels'),
  ('0053_imports'),
  ('0054_school_settings'),
  ('0055_class_memberships'),
  ('0056_plans_of_sets'),
  ('0057_roll_overs'),
  ('0059_calendar_events'),
  ('0060_session_calendars'),
  ('0061_pupil_consents'),
  ('0062_import_left_out'),
  ('0063_day_of_leavers'),
  ('0064_calendar_feeds'),
  ('0065_timetables'),
  ('0066_log_of_exports'),
  ('0068_log_of_lists'),
  ('0069_curriculum'),
  ('0070_yearly_plans'),
  ('0071_official_years'),
  ('0072_parts_of_plans'),
  ('0073_lesson_reflections'),
  ('0074_topics_of_rooms'),
  ('0075_versions_of_plans'),
  ('0076_plan_blocks'),
  ('0077_reflection_templates'),
  ('0078_timetable_matches'),
  ('0080_paper_templates'),
  ('0082_reflection_reminders'),
  ('0084_plan_attachments'),
  ('0085_plan_shares'),
  ('0086_brought_plans'),
  ('0087_files_of_events'),
  ('0088_plans_of_a_week'),
  ('0089_feed_cancellations'),
  ('0090_supervisions'),
  ('0091_submissions'),
  ('0096_promises_kept'),
  ('0097_personal_timetables'),
  ('0099_pupil_archives'),
  ('0100_pupil_table_templates'),
  ('0102_replaced_official_years'),
  ('0103_waiting_records'),
  ('0104_submissions_of_weeks'),
  ('0107_seals'),
  ('0111_board_callers'),
  ('0117_claims_of_resource'),
  ('0118_plans_that_hold'),
  ('0119_sent_yearly_plans'),
  ('0122_visitor_links'),
  ('0125_retention'),
  ('0126_pace_of_providers'),
  ('0130_who_asked'),
  ('0131_sealed_rows'),
  ('0132_sealed_plans'),
  ('0133_sealed_years'),
  ('0134_kept_histories'),
  ('0135_readers_of_rooms'),
  ('0137_asked_papers'),
  ('0140_refunds_that_fail'),
  ('0141_checked_facts'),
  ('0142_names_of_unknown_bills'),
  ('0143_who_waits_for_a_bill'),
  ('0144_what_waits_for_a_bill'),
  ('0145_cards_that_were_opened'),
  ('0150_indexes_once'),
  ('0151_indexes_of_references'),
  ('0152_plans_stay'),
  ('0160_what_was_sent_last'),
  ('0170_staff'),
  ('0171_staff_of_members'),
  ('0172_invitations_of_persons'),
  ('0185_subject_marks'),
  ('0186_subject_marks_once'),
  ('0187_numbers_of_lessons'),
  ('0188_checked_numbers'),
  ('0189_one_plan_a_lesson'),
  ('0190_why_pupils_left'),
  ('0193_changed_lessons'),
  ('0200_failing_schedules'),
  ('0201_numbers_that_stay'),
  ('0202_numbers_that_stay_hold'),
  ('0203_moved_plans'),
  ('0204_checked_moves'),
  ('0206_rooms_by_kind'),
  ('0220_erasures')) AS done (name);
