SET search_path = app;

-- What a school has decided, each from a day on. Said once and never changed: the rows are the history.
CREATE TABLE school_settings (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  number bigint GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  value jsonb NOT NULL,
  from_day date NOT NULL,
  set_by uuid NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, number)
);
SELECT protect_tenant_table('school_settings', 'SELECT, INSERT');
