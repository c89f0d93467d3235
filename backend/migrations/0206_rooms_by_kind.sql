SET search_path = app;

-- In words of the school, e.g. Makmal.
ALTER TABLE rooms ADD COLUMN kind text CHECK (char_length(kind) BETWEEN 1 AND 60);

-- Where a teaching set has to be taught: in one room, or in any of a kind that has the seats. A set without a row may be anywhere.
CREATE TABLE room_needs (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  teaching_set_id uuid NOT NULL,
  room_id uuid,
  kind text CHECK (char_length(kind) BETWEEN 1 AND 60),
  seats smallint CHECK (seats BETWEEN 1 AND 5000),
  PRIMARY KEY (school_id, teaching_set_id),
  FOREIGN KEY (school_id, academic_year_id, teaching_set_id)
    REFERENCES teaching_sets (school_id, academic_year_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, room_id) REFERENCES rooms (school_id, id),
  CHECK (num_nulls(room_id, kind) = 1),
  CHECK (kind IS NOT NULL OR seats IS NULL)
);
CREATE INDEX room_needs_of_year ON room_needs (school_id, academic_year_id);
CREATE INDEX room_needs_of_room ON room_needs (school_id, room_id) WHERE room_id IS NOT NULL;
SELECT protect_tenant_table('room_needs', 'SELECT, INSERT, UPDATE, DELETE');
CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON room_needs
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
