SET search_path = app;

-- What a plan said before it was written again: by its author after a while, or at once by a copy.
CREATE TABLE lesson_plan_versions (
  school_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  author_id uuid NOT NULL,
  -- What was planned, by field; what happened stands elsewhere.
  content jsonb NOT NULL,
  is_unseen boolean NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, plan_id, version),
  FOREIGN KEY (school_id, plan_id) REFERENCES lesson_plans (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('lesson_plan_versions', 'SELECT, INSERT, DELETE');

-- Of which plan it is a copy that nobody has changed since.
ALTER TABLE lesson_plans ADD copied_from uuid;
