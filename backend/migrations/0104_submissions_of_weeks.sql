SET search_path = app;

-- What was sent of a week is asked for by teacher and week.
CREATE INDEX IF NOT EXISTS submissions_of_week ON submissions (school_id, kind, week, author_id);
CREATE INDEX IF NOT EXISTS submitted_records_of_submission ON submitted_records (school_id, submission_id);
