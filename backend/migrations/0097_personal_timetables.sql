SET search_path = app;

-- What a teacher says of their own week where the school's timetable says nothing.
CREATE TABLE personal_lessons (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  academic_year_id uuid NOT NULL,
  -- Null: what is taught is told in words alone.
  teaching_set_id uuid,
  class_name text NOT NULL CHECK (char_length(class_name) BETWEEN 1 AND 80),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 80),
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  -- Null: in both weeks of a fortnight.
  cycle_week smallint CHECK (cycle_week IN (1, 2)),
  from_time time NOT NULL,
  to_time time NOT NULL CHECK (to_time > from_time),
  room text NOT NULL CHECK (char_length(room) <= 60),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, academic_year_id, teaching_set_id)
    REFERENCES teaching_sets (school_id, academic_year_id, id)
);
CREATE INDEX personal_lessons_of_author ON personal_lessons (school_id, author_id, academic_year_id)
  WHERE deleted_at IS NULL;
SELECT protect_tenant_table('personal_lessons', 'SELECT, INSERT, UPDATE');

-- Who has gone over to the school's timetable, once they have looked at what becomes of what.
CREATE TABLE personal_adoptions (
  school_id uuid NOT NULL,
  author_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid NOT NULL,
  adopted_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, author_id, timetable_id),
  FOREIGN KEY (school_id, academic_year_id, timetable_id)
    REFERENCES timetables (school_id, academic_year_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('personal_adoptions', 'SELECT, INSERT');

DO $$
DECLARE target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['personal_lessons', 'personal_adoptions'] LOOP
    EXECUTE format(
      'CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_closed_year()',
      target);
  END LOOP;
END
$$;
