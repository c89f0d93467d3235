SET search_path = app;

-- Buka sesi baharu: how a school means to begin its next academic year, and what became of it. One for each year that
-- it begins from.
CREATE TABLE roll_overs (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  from_year_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day > first_day),
  -- What was decided, by the key of the row that asked.
  decisions jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  -- Counts up when it is taken back: what is made again has ids of its own.
  attempt integer NOT NULL DEFAULT 1,
  applied_at timestamptz,
  applied_by uuid,
  year_id uuid,
  -- Whether the year was made with it, or stood there before.
  made_year boolean,
  -- The ids of what was made, by part.
  made jsonb,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, from_year_id),
  FOREIGN KEY (school_id, from_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  CHECK (num_nulls(applied_at, applied_by, year_id, made_year, made) IN (0, 5))
);
SELECT protect_tenant_table('roll_overs', 'SELECT, INSERT, UPDATE');

CREATE TABLE roll_over_log (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN ('applied', 'taken_back')),
  roll_over_id uuid NOT NULL,
  name text NOT NULL,
  made jsonb NOT NULL,
  PRIMARY KEY (school_id, id)
);
SELECT protect_tenant_table('roll_over_log', 'SELECT, INSERT');
