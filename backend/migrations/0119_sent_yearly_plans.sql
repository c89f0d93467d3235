SET search_path = app;

-- A yearly plan is due at no time.
ALTER TABLE submitted_records ALTER due_at DROP NOT NULL;

-- `is_sealed`: it stands as it was verified until whoever keeps it begins an amendment. `revision`: grows with every change
-- of its rows, and so names what was looked at and what was sent.
ALTER TABLE yearly_plans
  ADD is_sealed boolean NOT NULL DEFAULT false,
  ADD revision integer NOT NULL DEFAULT 1;

CREATE FUNCTION keep_sealed_yearly_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sealed yearly plan is amended, not changed';
END
$$;
CREATE TRIGGER stays_sealed BEFORE UPDATE ON yearly_plans FOR EACH ROW
  WHEN (OLD.is_sealed AND NEW.is_sealed AND (
    (OLD.academic_year_id, OLD.subject_id, OLD.grade_level, OLD.author_id, OLD.deleted_at)
    IS DISTINCT FROM
    (NEW.academic_year_id, NEW.subject_id, NEW.grade_level, NEW.author_id, NEW.deleted_at)))
  EXECUTE FUNCTION keep_sealed_yearly_plan();

-- What its rows say is what was sealed. They go with their plan, and with whoever is forgotten.
CREATE FUNCTION keep_rows_of_sealed_plan() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE
  kept app.yearly_plans;
BEGIN
  IF TG_OP = 'DELETE' AND (pg_trigger_depth() > 1
    OR current_setting('app.closed_year', true) IN ('erasure', 'retention'))
  THEN RETURN OLD;
  END IF;
  -- The lock: a sealing waits for the rows that are written, and those that come after it see it.
  FOR kept IN
    SELECT * FROM yearly_plans
    WHERE school_id IN (NEW.school_id, OLD.school_id) AND id IN (NEW.plan_id, OLD.plan_id)
    FOR NO KEY UPDATE
  LOOP
    IF kept.is_sealed THEN RAISE EXCEPTION 'a sealed yearly plan is amended, not changed';
    END IF;
  END LOOP;
  RETURN coalesce(NEW, OLD);
END
$$;
CREATE TRIGGER rows_of_sealed BEFORE INSERT OR DELETE ON yearly_plan_rows
  FOR EACH ROW EXECUTE FUNCTION keep_rows_of_sealed_plan();
CREATE TRIGGER row_of_sealed BEFORE UPDATE ON yearly_plan_rows FOR EACH ROW
  WHEN ((OLD.plan_id, OLD.week, OLD.rank, OLD.theme, OLD.topic, OLD.content_standards, OLD.learning_standards,
      OLD.objective, OLD.cross_curricular, OLD.resources, OLD.notes, OLD.deleted_at)
    IS DISTINCT FROM
    (NEW.plan_id, NEW.week, NEW.rank, NEW.theme, NEW.topic, NEW.content_standards, NEW.learning_standards,
      NEW.objective, NEW.cross_curricular, NEW.resources, NEW.notes, NEW.deleted_at))
  EXECUTE FUNCTION keep_rows_of_sealed_plan();

CREATE FUNCTION count_revisions() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  UPDATE yearly_plans AS plan SET revision = revision + 1
  FROM (SELECT DISTINCT school_id, plan_id FROM written) AS touched
  WHERE plan.school_id = touched.school_id AND plan.id = touched.plan_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER counted_when_added AFTER INSERT ON yearly_plan_rows
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_revisions();
CREATE TRIGGER counted_when_changed AFTER UPDATE ON yearly_plan_rows
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_revisions();
