SET search_path = app;

-- The last day of the session before, as it was when the next was opened: pupils who left then are brought back by it.
ALTER TABLE roll_overs ADD last_day_before date;
UPDATE roll_overs SET last_day_before = year.last_day FROM academic_years AS year
WHERE applied_at IS NOT NULL AND year.school_id = roll_overs.school_id AND year.id = from_year_id;
