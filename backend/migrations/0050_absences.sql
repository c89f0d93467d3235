SET search_path = app;

-- Ketiadaan: somebody is away, for days or for some periods of one day. It stays when the person has left the school.
CREATE TABLE absences (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  from_period smallint CHECK (from_period >= 1),
  to_period smallint CHECK (to_period >= from_period),
  kind text NOT NULL CHECK (kind IN ('sick', 'personal', 'course', 'official', 'other')),
  reason text NOT NULL,
  entered_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  CHECK (num_nulls(from_period, to_period) IN (0, 2)),
  CHECK (from_period IS NULL OR from_day = to_day)
);
CREATE INDEX absences_days ON absences (school_id, to_day, from_day) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('absences', 'SELECT, INSERT, UPDATE, DELETE');
