SET search_path = app;

-- A file on its way to become rows. What it says stands here sealed until it is imported, a week at most; what an
-- undoing needs likewise.
CREATE TABLE imports (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  academic_year_id uuid NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) <= 200),
  sheet text,
  row_count integer NOT NULL,
  state text NOT NULL CHECK (state IN ('read', 'mapped', 'done', 'undone')),
  author_id uuid NOT NULL,
  -- By column the name of a field, or null; null until somebody has looked at it.
  mapping jsonb,
  content bytea,
  edits bytea,
  made bytea,
  result jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE
);
CREATE INDEX imports_newest ON imports (school_id, kind, created_at DESC);
CREATE INDEX imports_expiring ON imports (expires_at) WHERE num_nulls(content, made) < 2;
SELECT protect_tenant_table('imports', 'SELECT, INSERT, UPDATE, DELETE');

-- How columns were matched, for the next file with the same heads.
CREATE TABLE import_mappings (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  kind text NOT NULL,
  heads_hash bytea NOT NULL,
  mapping jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, kind, heads_hash)
);
SELECT protect_tenant_table('import_mappings', 'SELECT, INSERT, UPDATE');
