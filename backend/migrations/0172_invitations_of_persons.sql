-- outside a transaction: the tables are large
CREATE INDEX CONCURRENTLY IF NOT EXISTS invitations_of_person ON app.invitations (school_id, person_id)
  WHERE person_id IS NOT NULL;
