SET search_path = app;

-- Takwim: what a school holds on which days of a session. Whole days, or the same hours on each of them.
CREATE TABLE calendar_events (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  unit text NOT NULL
    CHECK (unit IN ('administration', 'curriculum', 'pupil_affairs', 'cocurriculum', 'special_education')),
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  from_time time,
  to_time time CHECK (to_time > from_time),
  repeats text CHECK (repeats IN ('weekly', 'fortnightly', 'monthly')),
  repeats_until date,
  except_days date[] NOT NULL DEFAULT '{}',
  place text NOT NULL CHECK (char_length(place) <= 100),
  coordinator_id uuid,
  effect text NOT NULL CHECK (effect IN ('none', 'some', 'all')),
  note text NOT NULL CHECK (char_length(note) <= 2000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, academic_year_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE,
  CHECK (num_nulls(from_time, to_time) IN (0, 2)),
  CHECK (num_nulls(repeats, repeats_until) IN (0, 2))
);
CREATE INDEX calendar_events_of_year ON calendar_events (school_id, academic_year_id, from_day);
SELECT protect_tenant_table('calendar_events', 'SELECT, INSERT, UPDATE');

-- The classes whose lessons do not take place meanwhile.
CREATE TABLE calendar_event_classes (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  event_id uuid NOT NULL,
  class_id uuid NOT NULL,
  PRIMARY KEY (school_id, event_id, class_id),
  FOREIGN KEY (school_id, academic_year_id, event_id)
    REFERENCES calendar_events (school_id, academic_year_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, class_id) REFERENCES school_classes (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('calendar_event_classes', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON calendar_events
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON calendar_event_classes
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
