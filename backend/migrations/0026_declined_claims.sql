-- Finance may decline what a school has sent; who did it stands in the audit. Tenants still change no claim.
ALTER TABLE payment_claims
  ADD COLUMN declined_at timestamptz,
  ADD COLUMN decline_reason text CHECK (length(decline_reason) BETWEEN 1 AND 500),
  ADD CONSTRAINT payment_claims_decline_check CHECK ((declined_at IS NULL) = (decline_reason IS NULL));
