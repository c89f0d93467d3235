SET search_path = app;

-- Plans that their author wrote in another school and brought along: patterns for new ones, and no record of this school.
CREATE TABLE brought_plans (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  -- In which they came together.
  arrival_id uuid NOT NULL,
  from_school text NOT NULL CHECK (char_length(from_school) BETWEEN 1 AND 200),
  date date NOT NULL,
  subject text NOT NULL CHECK (char_length(subject) <= 100),
  -- As a lesson plan has it, by field.
  content jsonb NOT NULL,
  brought_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id)
);
CREATE INDEX brought_plans_of_author ON brought_plans (school_id, author_id, date DESC);
SELECT protect_tenant_table('brought_plans', 'SELECT, INSERT, DELETE');
