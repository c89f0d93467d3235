SET search_path = app;

CREATE TABLE plans (
  code text PRIMARY KEY,
  name text NOT NULL,
  teacher_limit integer NOT NULL CHECK (teacher_limit > 0)
);
SELECT protect_system_table('plans', true);

CREATE TABLE plan_prices (
  plan_code text NOT NULL REFERENCES plans (code),
  term_months integer NOT NULL CHECK (term_months IN (1, 12)),
  valid_from timestamptz NOT NULL,
  amount_sen integer NOT NULL CHECK (amount_sen > 0),
  PRIMARY KEY (plan_code, term_months, valid_from)
);
SELECT protect_system_table('plan_prices', true);

INSERT INTO plans (code, name, teacher_limit) VALUES
  ('t20', 'Kecil', 20),
  ('t60', 'Sederhana', 60),
  ('t100', 'Besar', 100),
  ('t200', 'Sangat besar', 200);

-- A year costs ten months.
INSERT INTO plan_prices (plan_code, term_months, valid_from, amount_sen)
SELECT code, months, '2024-01-01T00:00:00+08:00', monthly_sen * CASE months WHEN 12 THEN 10 ELSE 1 END
FROM (VALUES ('t20', 6000), ('t60', 15000), ('t100', 22000), ('t200', 38000)) AS price (code, monthly_sen),
  (VALUES (1), (12)) AS term (months);

CREATE TABLE invoice_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);
SELECT protect_system_table('invoice_numbers');

-- The counter's row stays locked until the invoice commits, so no number is lost to a rollback. Runs as the
-- owner: a school counts up without seeing how many invoices the others have.
CREATE FUNCTION next_invoice_number(for_year integer) RETURNS text
LANGUAGE sql SECURITY DEFINER SET search_path = app
BEGIN ATOMIC
  INSERT INTO invoice_numbers AS counter (year, last) VALUES (for_year, 1)
  ON CONFLICT (year) DO UPDATE SET last = counter.last + 1
  RETURNING format('INV-%s-%s', year, lpad(last::text, 6, '0'));
END;
REVOKE EXECUTE ON FUNCTION next_invoice_number FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_invoice_number TO app_tenant, app_system;

CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL REFERENCES schools (id),
  number text NOT NULL UNIQUE,
  plan_code text NOT NULL REFERENCES plans (code),
  term_months integer NOT NULL CHECK (term_months > 0),
  amount_sen integer NOT NULL CHECK (amount_sen > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  provider text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'void')),
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (school_id, id),
  CHECK ((status = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX invoices_newest ON invoices (school_id, created_at DESC, number DESC);
SELECT protect_tenant_table('invoices', 'SELECT, INSERT');

-- Who asked for an invoice, and under which key: the same key of the same school is the same checkout.
CREATE TABLE checkouts (
  school_id uuid NOT NULL,
  idempotency_key text NOT NULL CHECK (length(idempotency_key) BETWEEN 1 AND 200),
  invoice_id uuid NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, idempotency_key),
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id) DEFERRABLE INITIALLY DEFERRED
);
SELECT protect_tenant_table('checkouts', 'SELECT, INSERT');

-- What a provider asks to be paid for an invoice. A repeated checkout may leave two bills for one invoice.
CREATE TABLE bills (
  provider text NOT NULL,
  reference text NOT NULL,
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  payment_url text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, reference),
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id)
);
CREATE INDEX bills_of_invoice ON bills (school_id, invoice_id, created_at);
SELECT protect_tenant_table('bills', 'SELECT, INSERT');

-- Append-only. What follows from the facts is derived, never stored here.
CREATE TABLE payment_facts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  provider text NOT NULL,
  payment_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'payment-succeeded', 'payment-pending', 'payment-failed', 'payment-abandoned',
    'refund', 'dispute-opened', 'dispute-won', 'dispute-lost')),
  reference text,
  occurred_at timestamptz NOT NULL,
  amount_sen integer,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id),
  CHECK ((kind = 'refund') = (reference IS NOT NULL)),
  CHECK ((kind IN ('payment-succeeded', 'refund')) = (amount_sen IS NOT NULL)),
  CONSTRAINT payment_facts_once
    UNIQUE NULLS NOT DISTINCT (provider, payment_id, kind, reference, occurred_at, amount_sen)
);
CREATE INDEX payment_facts_of_school ON payment_facts (school_id);
CREATE INDEX payment_facts_of_invoice ON payment_facts (school_id, invoice_id);
SELECT protect_tenant_table('payment_facts', 'SELECT');
REVOKE UPDATE, DELETE ON payment_facts FROM app_system;

-- Payments for finance to look at: the school paid an invoice that was paid already.
CREATE TABLE payment_flags (
  provider text NOT NULL,
  payment_id text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('INVOICE_PAID_TWICE')),
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  raised_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, payment_id, reason),
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id)
);
CREATE INDEX payment_flags_of_school ON payment_flags (school_id, invoice_id);
SELECT protect_tenant_table('payment_flags', 'SELECT');

-- The books of Bank Simulasi, an outside system that happens to live here: it knows no school.
CREATE TABLE simulated_bills (
  reference text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  description text NOT NULL,
  payer_name text NOT NULL,
  amount_sen integer NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'pending', 'failed', 'paid')),
  attempts integer NOT NULL DEFAULT 0,
  changed_at timestamptz
);
SELECT protect_system_table('simulated_bills');
