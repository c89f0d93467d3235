SET search_path = app;

-- A paper that could not be made at once: what was asked for, where it stands, and for a day the file, which lies beside
-- the database under its id.
CREATE TABLE asked_papers (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  asked jsonb NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 300),
  media_type text NOT NULL,
  -- It takes long: whoever asked is told when it is made.
  is_large boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'printing', 'ready', 'refused')),
  -- Why it was refused, as an answer would have said it.
  problem jsonb,
  tries integer NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  begun_at timestamptz,
  -- Whoever prints it says so again before this; later another one may.
  held_until timestamptz,
  PRIMARY KEY (school_id, id),
  CHECK ((state = 'refused') = (problem IS NOT NULL))
);
CREATE INDEX asked_papers_oldest ON asked_papers (asked_at);
CREATE INDEX asked_papers_open ON asked_papers (state) WHERE state IN ('waiting', 'printing');
CREATE INDEX asked_papers_served ON asked_papers (school_id, user_id, begun_at);
SELECT protect_tenant_table('asked_papers', 'SELECT, INSERT, UPDATE, DELETE');
