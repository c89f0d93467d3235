-- outside a transaction: nobody waits for it
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS subjects_mark ON app.subjects (school_id, lower(mark))
  WHERE deleted_at IS NULL;
