SET search_path = app;

-- Who verifies the plans of whom: of a teacher, of whoever teaches a subject, or of a teacher in a subject alone.
CREATE TABLE supervisions (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  teacher_id uuid,
  subject_id uuid,
  supervisor_id uuid NOT NULL,
  step integer NOT NULL CHECK (step IN (1, 2)),
  from_day date NOT NULL,
  -- Null: to the end of the session.
  to_day date CHECK (to_day >= from_day),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(teacher_id, subject_id) > 0),
  CHECK (teacher_id <> supervisor_id),
  -- One person at a time for the same plans in the same step.
  CONSTRAINT supervisions_one_at_a_time EXCLUDE USING gist (
    school_id WITH =, academic_year_id WITH =, step WITH =,
    coalesce(teacher_id, '00000000-0000-0000-0000-000000000000') WITH =,
    coalesce(subject_id, '00000000-0000-0000-0000-000000000000') WITH =,
    daterange(from_day, to_day, '[]') WITH &&) WHERE (deleted_at IS NULL)
    DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX supervisions_of_year ON supervisions (school_id, academic_year_id) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('supervisions', 'SELECT, INSERT, UPDATE');

-- Pemangku: who acts for a supervisor while that one is away.
CREATE TABLE supervisor_deputies (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  supervisor_id uuid NOT NULL,
  deputy_id uuid NOT NULL CHECK (deputy_id <> supervisor_id),
  PRIMARY KEY (school_id, academic_year_id, supervisor_id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('supervisor_deputies', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON supervisions
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON supervisor_deputies
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
