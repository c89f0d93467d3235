SET search_path = app;

-- Panitia: who of a school looks after a subject for an academic year. The head is one of its members.
CREATE TABLE panels (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  head_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX panels_subject ON panels (school_id, academic_year_id, subject_id) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('panels', 'SELECT, INSERT, UPDATE');

CREATE TABLE panel_members (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  panel_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (school_id, panel_id, user_id),
  FOREIGN KEY (school_id, academic_year_id, panel_id)
    REFERENCES panels (school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX panel_members_of_person ON panel_members (school_id, user_id);
SELECT protect_tenant_table('panel_members', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON panels
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON panel_members
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
