SET search_path = app;

-- Where lessons are held.
CREATE TABLE rooms (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  capacity smallint CHECK (capacity BETWEEN 1 AND 5000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id)
);
CREATE UNIQUE INDEX rooms_name ON rooms (school_id, lower(name)) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('rooms', 'SELECT, INSERT, UPDATE');

-- The timetables of a session: drafts, and those that are published from a day on. Each holds until the next begins.
CREATE TABLE timetables (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  starts_on date,
  published_at timestamptz,
  published_by uuid,
  -- Why it begins on a day that was over.
  backdating_reason text CHECK (char_length(backdating_reason) BETWEEN 1 AND 300),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  CHECK (num_nulls(starts_on, published_at, published_by) IN (0, 3)),
  CHECK (starts_on IS NOT NULL OR backdating_reason IS NULL),
  CHECK (starts_on IS NULL OR deleted_at IS NULL)
);
CREATE UNIQUE INDEX timetables_start ON timetables (school_id, academic_year_id, starts_on);
SELECT protect_tenant_table('timetables', 'SELECT, INSERT, UPDATE');

-- Lessons that may stand at one time: a meeting over lessons, classes that are joined for once.
CREATE TABLE timetable_overrides (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, timetable_id, id),
  FOREIGN KEY (school_id, academic_year_id, timetable_id)
    REFERENCES timetables (school_id, academic_year_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('timetable_overrides', 'SELECT, INSERT, DELETE');

-- What is held when: a lesson of a teaching set, or whatever else takes people's time.
CREATE TABLE timetable_lessons (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('lesson', 'assembly', 'cocurriculum', 'supervision', 'meeting', 'other')),
  teaching_set_id uuid,
  title text CHECK (char_length(title) BETWEEN 1 AND 80),
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  -- Null: in both weeks of a fortnight.
  cycle_week smallint CHECK (cycle_week IN (1, 2)),
  from_time time NOT NULL,
  to_time time NOT NULL CHECK (to_time > from_time),
  room_id uuid,
  teacher_ids uuid[] NOT NULL CHECK (cardinality(teacher_ids) <= 60),
  -- Of what is no lesson of a set.
  class_ids uuid[] NOT NULL CHECK (cardinality(class_ids) <= 200),
  is_pinned boolean NOT NULL,
  override_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, timetable_id, id),
  FOREIGN KEY (school_id, academic_year_id, timetable_id)
    REFERENCES timetables (school_id, academic_year_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, academic_year_id, teaching_set_id)
    REFERENCES teaching_sets (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, room_id) REFERENCES rooms (school_id, id),
  FOREIGN KEY (school_id, timetable_id, override_id)
    REFERENCES timetable_overrides (school_id, timetable_id, id),
  CHECK ((kind = 'lesson') = (teaching_set_id IS NOT NULL)),
  CHECK ((kind = 'lesson') = (title IS NULL)),
  CHECK (kind <> 'lesson' OR class_ids = '{}')
);
CREATE INDEX timetable_lessons_of_timetable ON timetable_lessons (school_id, timetable_id)
  WHERE deleted_at IS NULL;
CREATE INDEX timetable_lessons_of_set ON timetable_lessons (school_id, teaching_set_id)
  WHERE deleted_at IS NULL;
CREATE INDEX timetable_lessons_of_room ON timetable_lessons (school_id, room_id) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('timetable_lessons', 'SELECT, INSERT, UPDATE');

-- Who and what is taken when: weekly by a published timetable, in the first, the second or both weeks of a fortnight, or
-- on one date by what is promised besides. Two claims of one resource may not meet, unless they are of two groups of one
-- division or share what an override gave them.
CREATE TABLE timetable_claims (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  timetable_id uuid,
  weekday smallint CHECK (weekday BETWEEN 0 AND 6),
  weeks int4range CHECK (weeks <@ '[1,3)' AND NOT isempty(weeks)),
  on_day date,
  -- Since midnight, the end not included.
  minutes int4range NOT NULL CHECK (NOT isempty(minutes)),
  resource_kind text NOT NULL CHECK (resource_kind IN ('teacher', 'class', 'room')),
  resource_id uuid NOT NULL,
  -- Both empty: all of it.
  division text NOT NULL,
  group_key text NOT NULL,
  -- The lesson or the promise itself, or the override that it stands under.
  shared uuid NOT NULL,
  -- The lesson, or what is promised.
  holder_kind text NOT NULL,
  holder_id uuid NOT NULL,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, academic_year_id, timetable_id)
    REFERENCES timetables (school_id, academic_year_id, id) ON DELETE CASCADE,
  CHECK (num_nulls(timetable_id, weekday, weeks) IN (0, 3)),
  CHECK (num_nulls(timetable_id, on_day) = 1),
  CONSTRAINT timetable_claims_weekly_same EXCLUDE USING gist (
    school_id WITH =, timetable_id WITH =, weekday WITH =, resource_id WITH =, division WITH =,
    group_key WITH =, weeks WITH &&, minutes WITH &&, shared WITH <>) WHERE (timetable_id IS NOT NULL)
    DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT timetable_claims_weekly_across EXCLUDE USING gist (
    school_id WITH =, timetable_id WITH =, weekday WITH =, resource_id WITH =, division WITH <>,
    weeks WITH &&, minutes WITH &&, shared WITH <>) WHERE (timetable_id IS NOT NULL)
    DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT timetable_claims_dated_same EXCLUDE USING gist (
    school_id WITH =, on_day WITH =, resource_id WITH =, division WITH =, group_key WITH =, minutes WITH &&,
    shared WITH <>) WHERE (on_day IS NOT NULL)
    DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT timetable_claims_dated_across EXCLUDE USING gist (
    school_id WITH =, on_day WITH =, resource_id WITH =, division WITH <>, minutes WITH &&, shared WITH <>)
    WHERE (on_day IS NOT NULL)
    DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX timetable_claims_of_holder ON timetable_claims (school_id, holder_id);
SELECT protect_tenant_table('timetable_claims', 'SELECT, INSERT, DELETE');

DO $$
DECLARE target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['timetables', 'timetable_overrides', 'timetable_lessons', 'timetable_claims'] LOOP
    EXECUTE format(
      'CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_closed_year()',
      target);
  END LOOP;
END
$$;
