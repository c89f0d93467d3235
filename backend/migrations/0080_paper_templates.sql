SET search_path = app;

-- The school's own form of a lesson plan, a document whose tokens are filled in; its file is kept by the hosted backend.
CREATE TABLE paper_templates (
  school_id uuid PRIMARY KEY,
  file_id uuid NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  tokens text[] NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL
);
SELECT protect_tenant_table('paper_templates', 'SELECT, INSERT, UPDATE, DELETE');
