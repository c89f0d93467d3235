SET search_path = app;

-- A yearly plan that was verified, and its rows.
DROP TRIGGER stays_sealed ON yearly_plans;
DROP FUNCTION keep_sealed_yearly_plan();
SELECT protect_sealed_rows('yearly_plans', 'old.is_sealed', '{is_sealed,version,updated_at,revision,proposed_at,'
  'proposal_note,answer,answer_note,answered_by,answered_at}');
CREATE TRIGGER seal_followed AFTER UPDATE ON yearly_plans FOR EACH ROW
  WHEN (OLD.is_sealed <> NEW.is_sealed) EXECUTE FUNCTION follow_seal('yearly_plan');
CREATE TRIGGER seal_followed_when_made AFTER INSERT ON yearly_plans FOR EACH ROW
  WHEN (NEW.is_sealed) EXECUTE FUNCTION follow_seal('yearly_plan');

CREATE OR REPLACE FUNCTION keep_rows_of_sealed_plan() RETURNS trigger
LANGUAGE plpgsql SET search_path = app, pg_temp SET extra_float_digits = 1 AS $$
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
$$;
DROP TRIGGER row_of_sealed ON yearly_plan_rows;
CREATE OR REPLACE TRIGGER rows_of_sealed BEFORE INSERT OR UPDATE OR DELETE ON yearly_plan_rows
  FOR EACH ROW EXECUTE FUNCTION keep_rows_of_sealed_plan('{version,updated_at,origin_id}');
REVOKE DELETE ON yearly_plan_rows, subjects FROM app_system;

-- A closed session: opened again by itself, and until then neither changed nor removed; nor is one in which a sealed plan
-- stands.
SELECT protect_sealed_rows('academic_years', 'old.closed_at IS NOT NULL',
  '{closed_at,closed_by,close_reason,version,updated_at}');
GRANT DELETE ON academic_years TO app_tenant;
CREATE FUNCTION keep_year_of_sealed_plans() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  IF acts_as_owner(TG_RELID) OR NOT EXISTS (
    SELECT FROM yearly_plans WHERE school_id = OLD.school_id AND academic_year_id = OLD.id AND is_sealed)
  THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a sealed yearly plan stands in the academic year %', OLD.name
    USING ERRCODE = 'check_violation', CONSTRAINT = 'year_of_sealed_plans';
END
$$;
CREATE TRIGGER year_of_sealed_plans BEFORE DELETE ON academic_years
  FOR EACH ROW EXECUTE FUNCTION keep_year_of_sealed_plans();

-- No setting opens a closed year: what is erased in it passes as the owner, what is blanked as it is named.
CREATE OR REPLACE FUNCTION refuse_closed_year() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
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
$$;

INSERT INTO erasable (table_name, column_name, names, blanks) VALUES
  ('yearly_plans', 'author_id', 'account', NULL),
  ('yearly_plan_rows', 'author_id', 'account', NULL),
  ('supervisions', 'teacher_id', 'account', NULL),
  ('supervisions', 'supervisor_id', 'account', NULL),
  ('supervisor_deputies', 'supervisor_id', 'account', NULL),
  ('supervisor_deputies', 'deputy_id', 'account', NULL),
  ('panels', 'head_id', 'account', '{"head_id": null}'),
  ('panel_members', 'user_id', 'account', NULL),
  ('school_classes', 'class_teacher_id', 'account', '{"class_teacher_id": null}'),
  ('calendar_events', 'coordinator_id', 'account', '{"coordinator_id": null}'),
  ('personal_lessons', 'author_id', 'account', NULL),
  ('personal_adoptions', 'author_id', 'account', NULL),
  ('class_memberships', 'pupil_id', 'pupil', NULL),
  ('group_memberships', 'pupil_id', 'pupil', NULL);
