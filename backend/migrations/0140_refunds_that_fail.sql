SET search_path = app;

-- A refund that waits, failed or was cancelled; a dispute that was withdrawn, by its name (`reference`) and for how much.
-- Facts of disputes of before have neither, and count as the whole.
ALTER TABLE payment_facts
  DROP CONSTRAINT payment_facts_kind_check,
  DROP CONSTRAINT payment_facts_check,
  DROP CONSTRAINT payment_facts_check1,
  ADD CONSTRAINT payment_facts_kind_check CHECK (kind IN (
    'payment-succeeded', 'payment-pending', 'payment-failed', 'payment-abandoned',
    'refund', 'refund-pending', 'refund-failed', 'refund-cancelled',
    'dispute-opened', 'dispute-lost', 'dispute-won', 'dispute-withdrawn')) NOT VALID,
  ADD CONSTRAINT payment_facts_reference_check CHECK (CASE
    WHEN starts_with(kind, 'refund') THEN reference IS NOT NULL
    WHEN starts_with(kind, 'dispute-') THEN true
    ELSE reference IS NULL END) NOT VALID,
  ADD CONSTRAINT payment_facts_amount_check CHECK (CASE
    WHEN kind IN ('payment-succeeded', 'refund') THEN amount_sen IS NOT NULL
    WHEN starts_with(kind, 'refund-') OR starts_with(kind, 'dispute-') THEN true
    ELSE amount_sen IS NULL END) NOT VALID;

ALTER TABLE payment_flags
  DROP CONSTRAINT payment_flags_reason_check,
  ADD CONSTRAINT payment_flags_reason_check CHECK (reason IN (
    'INVOICE_PAID_TWICE', 'UPGRADE_PAID_TOO_LATE', 'REFUND_EXCEEDS_PAYMENT', 'PAID_AFTER_END', 'PAYMENT_DISPUTED',
    'DISPUTE_LOST', 'REFUND_FAILED')) NOT VALID;
