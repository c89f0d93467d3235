SET search_path = app;

-- What happened in a lesson: one of each plan, under its id. The plan keeps a copy of the text for the code before.
CREATE TABLE lesson_reflections (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  status text NOT NULL CHECK (status IN ('taught', 'postponed', 'replaced')),
  -- Why it was not taught.
  reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
  present smallint CHECK (present BETWEEN 0 AND 999),
  mastered smallint CHECK (mastered BETWEEN 0 AND present),
  result text CHECK (result IN ('achieved', 'partly', 'notAchieved')),
  text text NOT NULL,
  -- What the lesson marked as taught, so that nothing else is unmarked with it.
  marked_set_id uuid,
  marked_on date,
  marked_standards text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, id) REFERENCES lesson_plans (school_id, id) ON DELETE CASCADE,
  CHECK (mastered IS NULL OR present IS NOT NULL),
  CHECK (status = 'taught' OR num_nonnulls(present, mastered, result) = 0)
);
CREATE INDEX lesson_reflections_of_set ON lesson_reflections (school_id, marked_set_id) WHERE marked_set_id IS NOT NULL;
SELECT protect_tenant_table('lesson_reflections', 'SELECT, INSERT, UPDATE');

ALTER TABLE lesson_plans ALTER reflection SET DEFAULT '';

-- Reflections of before live on. Those of samples are looked at and never reflected upon.
INSERT INTO lesson_reflections (school_id, id, author_id, status, text, created_at, updated_at)
SELECT school_id, id, author_id, 'taught', reflection, updated_at, updated_at
FROM lesson_plans WHERE reflection ~ '\S' AND sample IS NULL;
