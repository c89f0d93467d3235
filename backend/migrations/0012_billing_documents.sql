SET search_path = app;

-- One counter for each kind of document and year: INV invoices, RES receipts, NK credit notes.
CREATE TABLE document_numbers (
  kind text NOT NULL CHECK (kind IN ('INV', 'RES', 'NK')),
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (kind, year)
);
SELECT protect_system_table('document_numbers');
INSERT INTO document_numbers (kind, year, last) SELECT 'INV', year, last FROM invoice_numbers;

-- The counter's row stays locked until the document commits, so no number is lost to a rollback. Runs as the
-- owner: a school counts up without seeing how many documents the others have.
CREATE FUNCTION next_document_number(of_kind text, for_year integer) RETURNS text
LANGUAGE sql SECURITY DEFINER SET search_path = app
BEGIN ATOMIC
  INSERT INTO document_numbers AS counter (kind, year, last) VALUES (of_kind, for_year, 1)
  ON CONFLICT (kind, year) DO UPDATE SET last = counter.last + 1
  RETURNING format('%s-%s-%s', kind, year, lpad(last::text, 6, '0'));
END;
REVOKE EXECUTE ON FUNCTION next_document_number FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_document_number TO app_tenant, app_system;
DROP FUNCTION next_invoice_number;
DROP TABLE invoice_numbers;

-- One for each payment that succeeded. Append-only.
CREATE TABLE receipts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  school_id uuid NOT NULL,
  number text NOT NULL UNIQUE,
  invoice_id uuid NOT NULL,
  provider text NOT NULL,
  payment_id text NOT NULL,
  amount_sen integer NOT NULL CHECK (amount_sen > 0),
  currency text NOT NULL,
  paid_at timestamptz NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (provider, payment_id),
  UNIQUE (school_id, id),
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id)
);
CREATE INDEX receipts_newest ON receipts (school_id, issued_at DESC, number DESC);
CREATE INDEX receipts_of_invoice ON receipts (school_id, invoice_id);
SELECT protect_tenant_table('receipts', 'SELECT');
REVOKE UPDATE, DELETE ON receipts FROM app_system;

-- What an invoice was wrong by. Append-only.
CREATE TABLE credit_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  school_id uuid NOT NULL,
  number text NOT NULL UNIQUE,
  invoice_id uuid NOT NULL,
  amount_sen integer NOT NULL CHECK (amount_sen > 0),
  currency text NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  actor text NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (school_id, id),
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id)
);
CREATE INDEX credit_notes_of_invoice ON credit_notes (school_id, invoice_id);
SELECT protect_tenant_table('credit_notes', 'SELECT');
REVOKE UPDATE, DELETE ON credit_notes FROM app_system;

-- Who pays, as a school has said it. Versions are added and never changed: a document keeps the one of its day.
CREATE TABLE billing_details (
  version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  school_id uuid NOT NULL REFERENCES schools (id),
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL,
  details jsonb NOT NULL
);
CREATE INDEX billing_details_newest ON billing_details (school_id, version DESC);
SELECT protect_tenant_table('billing_details', 'SELECT, INSERT');

-- Service tax in hundredths of a percent, contained in the prices.
CREATE TABLE service_tax_rates (
  valid_from timestamptz PRIMARY KEY,
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 0 AND 10000)
);
SELECT protect_system_table('service_tax_rates', true);
INSERT INTO service_tax_rates VALUES ('2024-01-01T00:00:00+08:00', 0);

-- Who sells. Fictional until a deployment adds its own row; older documents keep theirs.
CREATE TABLE sellers (
  valid_from timestamptz PRIMARY KEY,
  name text NOT NULL,
  registration_number text NOT NULL,
  tin text NOT NULL,
  service_tax_number text,
  industry_code text NOT NULL,
  industry text NOT NULL,
  address_lines text[] NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  state_code text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL
);
SELECT protect_system_table('sellers', true);
INSERT INTO sellers VALUES (
  '2024-01-01T00:00:00+08:00', 'Rekod Mengajar Contoh Sdn. Bhd.', '202401000001', 'C00000000010', NULL, '62010',
  'Computer programming activities', ARRAY['Aras 1, Menara Contoh', 'Jalan Contoh 1'], '50000', 'Kuala Lumpur', '14',
  '+60300000000', 'kewangan@rekod.test');
