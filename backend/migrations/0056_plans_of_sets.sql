SET search_path = app;

-- Of which teaching set a plan is. Class and subject stay as they were typed; the code before leaves it empty.
ALTER TABLE lesson_plans ADD teaching_set_id uuid;
ALTER TABLE lesson_plans ADD CONSTRAINT lesson_plans_set FOREIGN KEY (school_id, teaching_set_id)
  REFERENCES teaching_sets (school_id, id) ON DELETE SET NULL (teaching_set_id);
CREATE INDEX lesson_plans_of_set ON lesson_plans (school_id, teaching_set_id) WHERE teaching_set_id IS NOT NULL;

-- It was joined by its words: with others it is of no set, until somebody says so again.
CREATE FUNCTION leave_set_of_other_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.teaching_set_id := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER set_of_words BEFORE UPDATE ON lesson_plans FOR EACH ROW
  WHEN (OLD.teaching_set_id IS NOT NULL AND (OLD.class_name, OLD.subject) IS DISTINCT FROM (NEW.class_name, NEW.subject))
  EXECUTE FUNCTION leave_set_of_other_words();
