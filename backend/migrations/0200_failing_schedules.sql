SET search_path = app;

-- Since when a schedule has run in vain: whoever is told of it does not count from a success that there may never have been.
ALTER TABLE schedule_runs ADD COLUMN failing_since timestamptz;
