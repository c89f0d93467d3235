SET search_path = app;

-- Sentences in which a teacher says how lessons went; shared ones serve the whole school.
CREATE TABLE reflection_templates (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  category text NOT NULL CHECK (category IN ('achieved', 'partly', 'notAchieved', 'postponed')),
  language text NOT NULL CHECK (language IN ('ms', 'en', 'zh', 'ta', 'ar')),
  -- With {bil}, {jumlah}, {kelas} and {objektif} in place of what the lesson says.
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  -- The first of its author's that is offered in its category and language.
  is_default boolean NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id)
);
CREATE INDEX reflection_templates_of_author ON reflection_templates (school_id, author_id)
  WHERE deleted_at IS NULL;
CREATE INDEX reflection_templates_shared ON reflection_templates (school_id)
  WHERE is_shared AND deleted_at IS NULL;
SELECT protect_tenant_table('reflection_templates', 'SELECT, INSERT, UPDATE');
