SET search_path = app;

-- A school's own form of a list of pupils, which is filled in under its heads; its file is kept by the hosted backend.
-- `fields`: for each column what it is filled with, null where it stays as it is.
CREATE TABLE pupil_table_templates (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  file_id uuid NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  sheet text NOT NULL,
  head_row integer NOT NULL CHECK (head_row > 0),
  heads text[] NOT NULL,
  fields text[] NOT NULL,
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  CHECK (cardinality(heads) = cardinality(fields))
);
SELECT protect_tenant_table('pupil_table_templates', 'SELECT, INSERT, DELETE');

-- A form may ask for guardians.
ALTER TABLE pupil_list_log ADD COLUMN has_guardians boolean NOT NULL DEFAULT false;
