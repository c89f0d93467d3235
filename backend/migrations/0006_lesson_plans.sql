SET search_path = app;

-- A plan is its author's own. The id is chosen by the client, so that a repeated creation makes no second plan.
CREATE TABLE lesson_plans (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  date date NOT NULL,
  start_time time NOT NULL,
  end_time time NOT NULL,
  class_name text NOT NULL,
  subject text NOT NULL,
  objective text NOT NULL,
  activities text NOT NULL,
  reflection text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  CHECK (end_time > start_time)
);
CREATE INDEX lesson_plans_of_author ON lesson_plans (school_id, author_id, date DESC, start_time DESC, id DESC)
  WHERE deleted_at IS NULL;
SELECT protect_tenant_table('lesson_plans', 'SELECT, INSERT, UPDATE');
