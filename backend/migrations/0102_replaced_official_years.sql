SET search_path = app;

-- What was published before the last import, for calendars that subscribed: a holiday that is gone is told as cancelled.
ALTER TABLE official_years ADD COLUMN replaced jsonb;
