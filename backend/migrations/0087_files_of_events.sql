SET search_path = app;

-- What is attached to an event of the school: a letter, a programme, a list. The bytes stand in the store of files;
-- those of a deleted one are taken from there a day later.
CREATE TABLE calendar_event_files (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Its name in the store: each upload has one of its own, and none is written over.
  stored_as uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  type text NOT NULL CHECK (char_length(type) BETWEEN 1 AND 100),
  bytes integer NOT NULL CHECK (bytes > 0),
  added_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, academic_year_id, event_id)
    REFERENCES calendar_events (school_id, academic_year_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_event_files_of_event ON calendar_event_files (school_id, event_id);
SELECT protect_tenant_table('calendar_event_files', 'SELECT, INSERT, UPDATE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON calendar_event_files
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
