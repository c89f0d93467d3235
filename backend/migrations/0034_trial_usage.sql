SET search_path = app;

-- What a school that has never paid used of its daily quotas.
CREATE TABLE trial_usage (
  school_id uuid NOT NULL REFERENCES schools (id),
  day date NOT NULL,
  quota text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (school_id, day, quota)
);
SELECT protect_tenant_table('trial_usage', 'SELECT, INSERT, UPDATE');
