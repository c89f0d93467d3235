-- What a school says that it has paid past every provider, until finance has looked. Its id names the evidence.
CREATE TABLE payment_claims (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL REFERENCES schools (id),
  method text NOT NULL CHECK (method IN ('bank-in', 'cheque', 'local-order')),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 100),
  amount_sen integer NOT NULL CHECK (amount_sen > 0),
  paid_on date NOT NULL,
  evidence_path text NOT NULL,
  sent_by uuid NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX payment_claims_of_school ON payment_claims (school_id, sent_at);
SELECT protect_tenant_table('payment_claims', 'SELECT, INSERT, DELETE');
