SET search_path = app;

-- What a school said of itself when it registered. Its state decides its group in the academic calendar.
CREATE TABLE school_profiles (
  school_id uuid PRIMARY KEY REFERENCES schools (id),
  school_type text NOT NULL,
  state text NOT NULL CHECK (state ~ '^(0[1-9]|1[0-6])$'),
  ppd text NOT NULL CHECK (length(ppd) BETWEEN 1 AND 120),
  teacher_count integer NOT NULL CHECK (teacher_count BETWEEN 1 AND 1000)
);
SELECT protect_tenant_table('school_profiles', 'SELECT, INSERT, UPDATE');

-- Who registered the school, and to which terms and privacy notice they agreed, when. The key makes a second
-- try after a lost reply find the school of the first.
CREATE TABLE registrations (
  school_id uuid PRIMARY KEY REFERENCES schools (id),
  user_id uuid NOT NULL,
  idempotency_key text NOT NULL CHECK (length(idempotency_key) BETWEEN 1 AND 200),
  terms_version text NOT NULL,
  privacy_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  UNIQUE (user_id, idempotency_key)
);
SELECT protect_tenant_table('registrations', 'SELECT');
