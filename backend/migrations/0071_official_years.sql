SET search_path = app;

-- The academic calendar of a year as the ministry published it after this build: every school reads it.
CREATE TABLE official_years (
  name text PRIMARY KEY CHECK (name ~ '^20[0-9]{2}$'),
  year jsonb NOT NULL,
  imported_at timestamptz NOT NULL
);
SELECT protect_system_table('official_years', true);
