ALTER TABLE payment_flags
  DROP CONSTRAINT payment_flags_reason_check,
  ADD CONSTRAINT payment_flags_reason_check
    CHECK (reason IN ('INVOICE_PAID_TWICE', 'UPGRADE_PAID_TOO_LATE', 'REFUND_EXCEEDS_PAYMENT'));
