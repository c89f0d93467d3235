SET search_path = app;

-- Whom a move would meet is looked up by who or what is taken on a day. The indexes of the constraints lie wide, and
-- row-level security lets no range be looked up in them: of a busy timetable they read ten times as much.
CREATE INDEX timetable_claims_of_resource ON timetable_claims (school_id, timetable_id, resource_id, weekday)
  WHERE timetable_id IS NOT NULL;
