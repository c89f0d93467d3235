SET search_path = app;

-- A deposit of cash and a transfer are told apart; what was either of them stays known as 'bank-in'.
ALTER TABLE manual_payments
  DROP CONSTRAINT manual_payments_method_check,
  ADD CONSTRAINT manual_payments_method_check
    CHECK (method IN ('cash-deposit', 'bank-transfer', 'bank-in', 'cheque', 'local-order'));
ALTER TABLE payment_claims
  DROP CONSTRAINT payment_claims_method_check,
  ADD CONSTRAINT payment_claims_method_check
    CHECK (method IN ('cash-deposit', 'bank-transfer', 'bank-in', 'cheque', 'local-order'));

-- A number of a registration without a digit is none: it was typed to get past the form.
UPDATE billing_details SET details = jsonb_set(details, '{brn}', 'null') WHERE details ->> 'brn' !~ '[0-9]';
