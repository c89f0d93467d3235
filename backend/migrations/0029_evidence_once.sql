SET search_path = app;

-- One file shows one payment. Where it was recorded more than once, the first keeps it.
UPDATE manual_payments later SET evidence_path = NULL
WHERE EXISTS (
  SELECT FROM manual_payments earlier
  WHERE earlier.school_id = later.school_id AND earlier.evidence_path = later.evidence_path
    AND (earlier.recorded_at, earlier.invoice_id) < (later.recorded_at, later.invoice_id));
CREATE UNIQUE INDEX manual_payments_evidence ON manual_payments (school_id, evidence_path);
