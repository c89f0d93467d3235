SET search_path = app;

-- Why an invoice asks for nothing any more, and until when it may be paid. `status` stays beside them: void is
-- what ended or was credited before it was paid.
ALTER TABLE invoices
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN credited_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN end_cause text CHECK (end_cause IN ('like-paid', 'replaced', 'cancelled')),
  ADD CONSTRAINT invoices_end_check CHECK ((ended_at IS NULL) = (end_cause IS NULL));
CREATE INDEX invoices_unpaid ON invoices (school_id) WHERE status = 'open';

-- What was ordered before: two weeks for a term, the day of its quote for an upgrade.
UPDATE invoices SET expires_at =
  (date_trunc('day', created_at AT TIME ZONE 'Asia/Kuala_Lumpur')
    + CASE WHEN upgrades_until IS NULL THEN interval '15 days' ELSE interval '1 day' END)
  AT TIME ZONE 'Asia/Kuala_Lumpur'
WHERE provider <> 'manual';
UPDATE invoices SET credited_at = credit.newest, status = CASE status WHEN 'open' THEN 'void' ELSE status END
FROM (
  SELECT invoice_id, sum(amount_sen) AS sen, max(issued_at) AS newest FROM credit_notes GROUP BY invoice_id
) credit
WHERE credit.invoice_id = invoices.id AND credit.sen >= invoices.amount_sen;

-- Since when the provider takes no payment of it any more, because we asked; and when we last asked.
ALTER TABLE bills
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN close_tried_at timestamptz;

ALTER TABLE payment_flags
  DROP CONSTRAINT payment_flags_reason_check,
  ADD CONSTRAINT payment_flags_reason_check CHECK (reason IN (
    'INVOICE_PAID_TWICE', 'UPGRADE_PAID_TOO_LATE', 'REFUND_EXCEEDS_PAYMENT', 'PAID_AFTER_END', 'PAYMENT_DISPUTED',
    'DISPUTE_LOST'));

ALTER TABLE simulated_bills
  DROP CONSTRAINT simulated_bills_state_check,
  ADD CONSTRAINT simulated_bills_state_check CHECK (state IN ('open', 'pending', 'failed', 'paid', 'closed'));
