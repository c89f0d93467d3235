SET search_path = app;

-- What a school says of the calendar of a session: the terms and holidays that stand, null as long as they stand as
-- published; which published lines it does not want; and whether two timetables take turns.
CREATE TABLE session_calendars (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  days jsonb,
  declined text[] NOT NULL DEFAULT '{}',
  cycle_weeks smallint NOT NULL DEFAULT 1 CHECK (cycle_weeks IN (1, 2)),
  cycle_anchor date,
  skips_holiday_weeks boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, academic_year_id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('session_calendars', 'SELECT, INSERT, UPDATE');

-- Days on which a school does otherwise than its calendar: its own holidays, days held in place of others or only until
-- an hour, and periods with another bell schedule or without lessons. `class_ids` null: all.
CREATE TABLE calendar_entries (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'term_break', 'federal', 'state', 'additional', 'school_event', 'replacement',
    'held', 'examination', 'ramadan', 'sports', 'camp', 'other')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  follows_weekday smallint CHECK (follows_weekday BETWEEN 0 AND 6),
  cut_from time,
  has_lessons boolean NOT NULL,
  bell_schedule_id uuid,
  class_ids uuid[],
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_entries_of_year ON calendar_entries (school_id, academic_year_id, from_day);
SELECT protect_tenant_table('calendar_entries', 'SELECT, INSERT, UPDATE');

-- When the periods of a day begin and end, by weekday, shift and level.
CREATE TABLE bell_schedules (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  is_usual boolean NOT NULL,
  days jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX bell_schedules_usual ON bell_schedules (school_id, academic_year_id)
  WHERE is_usual AND deleted_at IS NULL;
SELECT protect_tenant_table('bell_schedules', 'SELECT, INSERT, UPDATE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON session_calendars
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON calendar_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON bell_schedules
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
