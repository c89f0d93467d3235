SET search_path = app;

-- Who took a list of pupils away, on paper or as a file; of no pupil by name. `place`: as classes and groups were called
-- then; null is the whole school.
CREATE TABLE pupil_list_log (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('names_printed', 'signatures_printed', 'table_taken')),
  format text CHECK (format IN ('csv', 'xlsx')),
  place text,
  state text NOT NULL CHECK (state IN ('left', 'present', 'unplaced')),
  rows integer NOT NULL CHECK (rows >= 0),
  has_groups boolean NOT NULL,
  has_numbers boolean NOT NULL,
  PRIMARY KEY (school_id, id),
  CHECK ((kind = 'table_taken') = (format IS NOT NULL))
);
CREATE INDEX pupil_list_log_newest ON pupil_list_log (school_id, at DESC, id DESC);
SELECT protect_tenant_table('pupil_list_log', 'SELECT, INSERT');
