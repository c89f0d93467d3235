SET search_path = app;

-- Rancangan pengajaran tahunan: of a subject and a level for a session. The school's, which its panel keeps, and those
-- that people keep for themselves.
CREATE TABLE yearly_plans (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  grade_level text NOT NULL CHECK (char_length(grade_level) BETWEEN 1 AND 10),
  -- Null: the school's.
  author_id uuid,
  copied_from uuid,
  -- Its author asks the panel to take over what differs.
  proposed_at timestamptz,
  proposal_note text NOT NULL DEFAULT '' CHECK (char_length(proposal_note) <= 1000),
  answer text CHECK (answer IN ('accepted', 'partly', 'declined')),
  answer_note text NOT NULL DEFAULT '' CHECK (char_length(answer_note) <= 1000),
  answered_by uuid,
  answered_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id) ON DELETE CASCADE,
  CHECK (num_nulls(answer, answered_by, answered_at) IN (0, 3)),
  CHECK (answer IS NULL OR proposed_at IS NOT NULL),
  CHECK (proposed_at IS NULL OR author_id IS NOT NULL)
);
CREATE UNIQUE INDEX yearly_plans_of_subject ON yearly_plans
  (school_id, academic_year_id, subject_id, grade_level, author_id) NULLS NOT DISTINCT WHERE deleted_at IS NULL;
SELECT protect_tenant_table('yearly_plans', 'SELECT, INSERT, UPDATE');

-- What is taught in a week of teaching; weeks of holidays have no number. Dates come from the calendar.
CREATE TABLE yearly_plan_rows (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  -- Of its plan.
  author_id uuid,
  -- The row of which it is a copy, in another plan.
  origin_id uuid,
  week smallint NOT NULL CHECK (week BETWEEN 1 AND 60),
  rank integer NOT NULL CHECK (rank BETWEEN 0 AND 1000000),
  theme text NOT NULL CHECK (char_length(theme) <= 300),
  topic text NOT NULL CHECK (char_length(topic) <= 300),
  content_standards text[] NOT NULL CHECK (cardinality(content_standards) <= 20),
  learning_standards text[] NOT NULL CHECK (cardinality(learning_standards) <= 20),
  objective text NOT NULL CHECK (char_length(objective) <= 2000),
  cross_curricular text NOT NULL CHECK (char_length(cross_curricular) <= 2000),
  resources text NOT NULL CHECK (char_length(resources) <= 2000),
  notes text NOT NULL CHECK (char_length(notes) <= 2000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id, plan_id)
    REFERENCES yearly_plans (school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX yearly_plan_rows_of_plan ON yearly_plan_rows (school_id, plan_id) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('yearly_plan_rows', 'SELECT, INSERT, UPDATE');

-- Which learning standards a teaching set was taught, and when. `standard`: its code, or its words where it has none.
CREATE TABLE taught_standards (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  teaching_set_id uuid NOT NULL,
  standard text NOT NULL CHECK (char_length(standard) BETWEEN 1 AND 500),
  taught_on date NOT NULL,
  marked_by uuid NOT NULL,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, teaching_set_id, standard),
  FOREIGN KEY (school_id, academic_year_id, teaching_set_id)
    REFERENCES teaching_sets (school_id, academic_year_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('taught_standards', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON yearly_plans
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON yearly_plan_rows
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON taught_standards
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
