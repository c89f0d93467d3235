SET search_path = app;

-- What a school chose for the names of a timetable file, to match the next one. `key`: the short and the name, folded.
-- `word`: such as none, where the choice is nobody and nothing of the school.
CREATE TABLE timetable_matches (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('teacher', 'class', 'group', 'subject', 'room')),
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 400),
  word text CHECK (char_length(word) BETWEEN 1 AND 20),
  target_id uuid,
  chosen_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, kind, key),
  CHECK (num_nulls(word, target_id) = 1)
);
CREATE INDEX timetable_matches_of_target ON timetable_matches (target_id);
SELECT protect_tenant_table('timetable_matches', 'SELECT, INSERT, UPDATE, DELETE');

-- A meeting may be of everybody in a large school.
ALTER TABLE timetable_lessons DROP CONSTRAINT timetable_lessons_teacher_ids_check,
  ADD CONSTRAINT timetable_lessons_teacher_ids_check CHECK (cardinality(teacher_ids) <= 400);
