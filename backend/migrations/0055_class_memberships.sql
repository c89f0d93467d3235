SET search_path = app;

-- In which class of an academic year a pupil is, from one day to another: in one at a time.
CREATE TABLE class_memberships (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  class_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date CHECK (to_day >= from_day),
  PRIMARY KEY (school_id, academic_year_id, pupil_id, from_day),
  FOREIGN KEY (school_id, pupil_id) REFERENCES pupils (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, academic_year_id, class_id)
    REFERENCES school_classes (school_id, academic_year_id, id),
  EXCLUDE USING gist (
    school_id WITH =, academic_year_id WITH =, pupil_id WITH =, daterange(from_day, to_day, '[]') WITH &&)
);
CREATE INDEX class_memberships_of_class ON class_memberships (school_id, class_id);
CREATE INDEX class_memberships_of_pupil ON class_memberships (school_id, pupil_id);
SELECT protect_tenant_table('class_memberships', 'SELECT, INSERT, DELETE');

-- In which groups of the class besides.
CREATE TABLE group_memberships (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  class_id uuid NOT NULL,
  group_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date CHECK (to_day >= from_day),
  PRIMARY KEY (school_id, group_id, pupil_id, from_day),
  FOREIGN KEY (school_id, pupil_id) REFERENCES pupils (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, academic_year_id, class_id, group_id)
    REFERENCES class_groups (school_id, academic_year_id, class_id, id),
  EXCLUDE USING gist (
    school_id WITH =, group_id WITH =, pupil_id WITH =, daterange(from_day, to_day, '[]') WITH &&)
);
CREATE INDEX group_memberships_of_pupil ON group_memberships (school_id, pupil_id);
SELECT protect_tenant_table('group_memberships', 'SELECT, INSERT, DELETE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON class_memberships
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON group_memberships
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
