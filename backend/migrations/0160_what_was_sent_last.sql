SET search_path = app;

-- Of each record what was sent last and not withdrawn, for whoever asks: one order, one place. What became of it stands on
-- its row. Each row is asked by the index of its record, so that a condition on any column is looked at first and nobody
-- reads what a school has ever sent: hence OFFSET, which keeps the question from becoming a join.
CREATE VIEW sent_last WITH (security_invoker = true) AS
SELECT sent.* FROM submitted_records AS sent
WHERE sent.withdrawn_at IS NULL AND NOT EXISTS (
  SELECT FROM submitted_records AS later
  WHERE later.school_id = sent.school_id AND later.kind = sent.kind AND later.record_id = sent.record_id
    AND later.withdrawn_at IS NULL
    AND ((later.sent_at, later.record_version) > (sent.sent_at, sent.record_version)
      OR later.sent_at = sent.sent_at AND later.record_version = sent.record_version AND later.id < sent.id)
  OFFSET 0);
GRANT SELECT ON sent_last TO app_tenant, app_system;
