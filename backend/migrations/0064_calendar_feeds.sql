SET search_path = app;

-- Calendars to subscribe to by a secret address: a person's of a school, and with nobody's name the school's own.
CREATE TABLE calendar_feeds (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid,
  secret_hash bytea NOT NULL,
  made_at timestamptz NOT NULL,
  last_read_on date,
  PRIMARY KEY (school_id, id),
  UNIQUE NULLS NOT DISTINCT (school_id, user_id),
  UNIQUE (school_id, secret_hash)
);
SELECT protect_tenant_table('calendar_feeds', 'SELECT, INSERT, UPDATE, DELETE');

-- A deletion and a restoration leave the version as it was; whoever subscribed needs a number that grows with each.
ALTER TABLE calendar_events
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN revised_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE calendar_entries
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN revised_at timestamptz NOT NULL DEFAULT now();

CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.revised_at := greatest(OLD.revised_at, now());
  RETURN NEW;
END
$$;
CREATE TRIGGER count_revision BEFORE UPDATE ON calendar_events
  FOR EACH ROW EXECUTE FUNCTION count_revision();
CREATE TRIGGER count_revision BEFORE UPDATE ON calendar_entries
  FOR EACH ROW EXECUTE FUNCTION count_revision();
