SET search_path = app;

-- The rows of before, which nobody has to wait for.
ALTER TABLE payment_facts VALIDATE CONSTRAINT payment_facts_kind_check;
ALTER TABLE payment_facts VALIDATE CONSTRAINT payment_facts_reference_check;
ALTER TABLE payment_facts VALIDATE CONSTRAINT payment_facts_amount_check;
ALTER TABLE payment_flags VALIDATE CONSTRAINT payment_flags_reason_check;
