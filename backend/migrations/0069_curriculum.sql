SET search_path = app;

-- What is to be taught in a subject at a level. Each school has its own, the fictional sample too: a row of everybody's
-- would need a policy beside that of all other tables, and could not be linked with a subject of the school.
CREATE TABLE curriculum_editions (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  curriculum text NOT NULL CHECK (curriculum IN ('KSSR', 'KSSM', 'KP2027')),
  -- As the document calls it; the subject of the school may be called otherwise.
  subject_name text NOT NULL CHECK (char_length(subject_name) BETWEEN 1 AND 80),
  subject_id uuid,
  language text NOT NULL CHECK (language IN ('ms', 'en', 'zh', 'ta', 'ar')),
  grade_level text NOT NULL,
  -- The calendar year of the first session that is taught by it.
  year smallint NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  source text NOT NULL CHECK (char_length(source) BETWEEN 1 AND 200),
  usage_right text NOT NULL CHECK (usage_right IN ('permitted', 'open', 'own', 'fictional')),
  created_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id)
);
CREATE UNIQUE INDEX curriculum_editions_once
  ON curriculum_editions (school_id, curriculum, lower(subject_name), grade_level, year) WHERE deleted_at IS NULL;
CREATE INDEX curriculum_editions_of_subject ON curriculum_editions (school_id, subject_id);
SELECT protect_tenant_table('curriculum_editions', 'SELECT, INSERT, UPDATE');

-- Strands (bidang), under them content standards (SK), under those learning standards (SP).
CREATE TABLE curriculum_nodes (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  edition_id uuid NOT NULL,
  parent_id uuid,
  kind text NOT NULL CHECK (kind IN ('strand', 'content_standard', 'learning_standard')),
  code text CHECK (code ~ '^[0-9]+(\.[0-9]+){1,3}$' AND char_length(code) <= 20),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  position integer NOT NULL,
  -- Added by the school to what was imported.
  is_own boolean NOT NULL DEFAULT true,
  -- What a pupil can do at TP1 to TP6: none or six, empty where nothing is said of one.
  descriptors text[] NOT NULL DEFAULT '{}' CHECK (cardinality(descriptors) IN (0, 6)),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, edition_id, id),
  FOREIGN KEY (school_id, edition_id) REFERENCES curriculum_editions (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, edition_id, parent_id) REFERENCES curriculum_nodes (school_id, edition_id, id),
  CHECK ((kind = 'strand') = (parent_id IS NULL)),
  CHECK (kind = 'strand' OR code IS NOT NULL)
);
CREATE UNIQUE INDEX curriculum_nodes_code ON curriculum_nodes (school_id, edition_id, kind, code)
  WHERE deleted_at IS NULL;
SELECT protect_tenant_table('curriculum_nodes', 'SELECT, INSERT, UPDATE');
