SET search_path = app;

-- Days on which the school changed what its lessons hang on, until whoever has sent a plan of them is told; without a bound
-- where it may be any day. Only added, so that nobody who changes something waits for another.
CREATE TABLE changed_days (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  days daterange NOT NULL,
  PRIMARY KEY (school_id, id)
);
SELECT protect_tenant_table('changed_days', 'SELECT, INSERT, DELETE');

-- What its teacher and its verifier know of the lesson of a plan that was sent: the day and hours on which it is held, that it
-- is stopped, or that there is none any more.
CREATE TABLE told_lessons (
  school_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  told text NOT NULL CHECK (told ~ '^(stopped|gone|\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d)$'),
  PRIMARY KEY (school_id, plan_id),
  FOREIGN KEY (school_id, plan_id) REFERENCES lesson_plans (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('told_lessons', 'SELECT, INSERT, UPDATE');

-- By the names of the columns that hold the first and the last day that a row is about, where it has such.
CREATE FUNCTION note_changed_days() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) ELSE '{}' END;
  becomes jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO changed_days (school_id, days) VALUES (NEW.school_id, daterange(
    least(was ->> TG_ARGV[0], becomes ->> TG_ARGV[0])::date,
    greatest(was ->> TG_ARGV[1], becomes ->> TG_ARGV[1], was ->> TG_ARGV[2], becomes ->> TG_ARGV[2])::date, '[]'));
  RETURN NULL;
END
$$;
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON calendar_entries
  FOR EACH ROW EXECUTE FUNCTION note_changed_days('from_day', 'to_day');
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON calendar_events
  FOR EACH ROW EXECUTE FUNCTION note_changed_days('from_day', 'to_day', 'repeats_until');
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON session_calendars
  FOR EACH ROW EXECUTE FUNCTION note_changed_days();
CREATE TRIGGER note_changed_days AFTER INSERT OR UPDATE ON bell_schedules
  FOR EACH ROW EXECUTE FUNCTION note_changed_days();
CREATE TRIGGER note_changed_days AFTER UPDATE ON teaching_sets
  FOR EACH ROW EXECUTE FUNCTION note_changed_days();
CREATE TRIGGER note_changed_days AFTER UPDATE OF starts_on ON timetables
  FOR EACH ROW WHEN (OLD.starts_on IS DISTINCT FROM NEW.starts_on) EXECUTE FUNCTION note_changed_days('starts_on');

-- Of a timetable that is no draft; once a statement, since timetables are written whole.
CREATE FUNCTION note_changed_lessons() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  INSERT INTO changed_days (school_id, days)
  SELECT DISTINCT timetables.school_id, daterange(timetables.starts_on, NULL)
  FROM changed JOIN timetables ON timetables.school_id = changed.school_id AND timetables.id = changed.timetable_id
  WHERE timetables.starts_on IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_added_lessons AFTER INSERT ON timetable_lessons
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_lessons();
CREATE TRIGGER note_changed_lessons AFTER UPDATE ON timetable_lessons
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_lessons();
