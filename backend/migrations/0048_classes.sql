SET search_path = app;

-- The classes of an academic year. A class of several levels names them all.
CREATE TABLE school_classes (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  grade_levels text[] NOT NULL CHECK (cardinality(grade_levels) BETWEEN 1 AND 9),
  shift text NOT NULL CHECK (shift IN ('morning', 'afternoon')),
  stream text CHECK (char_length(stream) BETWEEN 1 AND 40),
  class_teacher_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX school_classes_name ON school_classes (school_id, academic_year_id, lower(name))
  WHERE deleted_at IS NULL;
CREATE INDEX school_classes_of_teacher ON school_classes (school_id, class_teacher_id);
SELECT protect_tenant_table('school_classes', 'SELECT, INSERT, UPDATE');

-- Groups of a class that is taught split.
CREATE TABLE class_groups (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  class_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, academic_year_id, class_id, id),
  FOREIGN KEY (school_id, academic_year_id, class_id)
    REFERENCES school_classes (school_id, academic_year_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('class_groups', 'SELECT, INSERT, UPDATE, DELETE');

-- What a school teaches, whatever the year.
CREATE TABLE subjects (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  code text NOT NULL CHECK (char_length(code) BETWEEN 1 AND 8),
  language text NOT NULL CHECK (language IN ('ms', 'en', 'zh', 'ta', 'ar')),
  -- Who is taught Islam or Moral tells a religion: such a subject is left out unless it is asked for.
  religion text CHECK (religion IN ('islam', 'moral')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id)
);
CREATE UNIQUE INDEX subjects_code ON subjects (school_id, lower(code)) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('subjects', 'SELECT, INSERT, UPDATE');

CREATE TABLE subject_levels (
  school_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  grade_level text NOT NULL,
  curriculum text NOT NULL CHECK (curriculum IN ('KSSR', 'KSSM', 'KP2027')),
  periods_a_week smallint CHECK (periods_a_week BETWEEN 1 AND 40),
  PRIMARY KEY (school_id, subject_id, grade_level),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('subject_levels', 'SELECT, INSERT, UPDATE, DELETE');

-- What somebody teaches: a subject to whole classes or groups of them.
CREATE TABLE teaching_sets (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  -- Null: named by its parts.
  name text CHECK (char_length(name) BETWEEN 1 AND 60),
  periods_a_week smallint CHECK (periods_a_week BETWEEN 1 AND 40),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id)
);
CREATE INDEX teaching_sets_of_year ON teaching_sets (school_id, academic_year_id, subject_id);
SELECT protect_tenant_table('teaching_sets', 'SELECT, INSERT, UPDATE');

CREATE TABLE teaching_set_parts (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  set_id uuid NOT NULL,
  position smallint NOT NULL,
  class_id uuid NOT NULL,
  -- Null: the whole class.
  group_id uuid,
  PRIMARY KEY (school_id, set_id, position),
  FOREIGN KEY (school_id, academic_year_id, set_id)
    REFERENCES teaching_sets (school_id, academic_year_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, academic_year_id, class_id)
    REFERENCES school_classes (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, academic_year_id, class_id, group_id)
    REFERENCES class_groups (school_id, academic_year_id, class_id, id)
);
CREATE INDEX teaching_set_parts_of_class ON teaching_set_parts (school_id, class_id);
SELECT protect_tenant_table('teaching_set_parts', 'SELECT, INSERT, UPDATE, DELETE');

-- Who teaches it, from one day to another; a successor comes with a row of their own.
CREATE TABLE teaching_set_teachers (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  set_id uuid NOT NULL,
  user_id uuid NOT NULL,
  lead boolean NOT NULL,
  from_day date NOT NULL,
  to_day date CHECK (to_day >= from_day),
  PRIMARY KEY (school_id, set_id, user_id, from_day),
  FOREIGN KEY (school_id, academic_year_id, set_id)
    REFERENCES teaching_sets (school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX teaching_set_teachers_of_person ON teaching_set_teachers (school_id, user_id);
SELECT protect_tenant_table('teaching_set_teachers', 'SELECT, INSERT, UPDATE, DELETE');

DO $$
DECLARE target text;
BEGIN
  FOREACH target IN ARRAY ARRAY[
    'school_classes', 'class_groups', 'teaching_sets', 'teaching_set_parts', 'teaching_set_teachers'] LOOP
    EXECUTE format(
      'CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_closed_year()',
      target);
  END LOOP;
END
$$;
