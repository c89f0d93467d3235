-- outside a transaction: the table is large
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_inbox_bills ON webhook_inbox USING gin (waits_for)
  WHERE state = 'quarantined' AND reason = 'UNKNOWN_BILL';
