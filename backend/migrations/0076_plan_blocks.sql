SET search_path = app;

-- Steps of lessons that their author uses again, and may share with the school.
CREATE TABLE plan_blocks (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  -- As the activities of a plan: a step in each line.
  steps text NOT NULL CHECK (char_length(steps) BETWEEN 1 AND 2000),
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id)
);
CREATE INDEX plan_blocks_of_author ON plan_blocks (school_id, author_id) WHERE deleted_at IS NULL;
CREATE INDEX plan_blocks_shared ON plan_blocks (school_id) WHERE is_shared AND deleted_at IS NULL;
SELECT protect_tenant_table('plan_blocks', 'SELECT, INSERT, UPDATE');
