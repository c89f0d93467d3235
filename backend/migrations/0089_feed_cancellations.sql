SET search_path = app;

-- Of what calendars that subscribed were told, what is held no more though its row still stands: holidays that a school
-- took out of its days, times of a series or an event that became shorter. Told as cancelled for some weeks.
CREATE TABLE feed_cancellations (
  school_id uuid NOT NULL,
  academic_year_id uuid NOT NULL,
  uid text NOT NULL,
  -- With which it was told last.
  sequence integer NOT NULL,
  title text NOT NULL,
  -- When it was, as a feed has it.
  held jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (school_id, academic_year_id, uid),
  FOREIGN KEY (school_id, academic_year_id) REFERENCES academic_years (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('feed_cancellations', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TRIGGER closed_year BEFORE INSERT OR UPDATE OR DELETE ON feed_cancellations
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
