-- outside a transaction: the tables are large
-- Another index of the same table begins with the same columns, and is used in its place.
DROP INDEX CONCURRENTLY IF EXISTS payment_facts_of_school;
DROP INDEX CONCURRENTLY IF EXISTS webhook_replays_by_age;
DROP INDEX CONCURRENTLY IF EXISTS pupil_access_log_oldest;
DROP INDEX CONCURRENTLY IF EXISTS pupil_list_log_oldest;
