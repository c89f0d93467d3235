SET search_path = app;

-- What finance has ordered for a school, once however often the click arrives. `ordered_at`: business time.
CREATE TABLE finance_orders (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  action text NOT NULL,
  ordered_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id)
);
CREATE INDEX finance_orders_newest ON finance_orders (school_id, action, ordered_at DESC);
SELECT protect_tenant_table('finance_orders', 'SELECT');
REVOKE SELECT ON finance_orders FROM app_tenant;
REVOKE UPDATE, DELETE ON finance_orders FROM app_system;

-- What finance knows of a school; with a day, the promise to pay by then. Append-only, nobody's but the platform's.
CREATE TABLE finance_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  school_id uuid NOT NULL REFERENCES schools (id),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  promised_for date,
  author text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX finance_notes_newest ON finance_notes (school_id, id DESC);
SELECT protect_tenant_table('finance_notes', 'SELECT');
REVOKE SELECT ON finance_notes FROM app_tenant;
REVOKE UPDATE, DELETE ON finance_notes FROM app_system;

-- Who of the platform's staff follows up a school.
CREATE TABLE finance_owners (
  school_id uuid PRIMARY KEY REFERENCES schools (id),
  user_id uuid NOT NULL,
  email text NOT NULL,
  since timestamptz NOT NULL
);
SELECT protect_tenant_table('finance_owners', 'SELECT');
REVOKE SELECT ON finance_owners FROM app_tenant;

-- What the finance read model looks for.
CREATE INDEX invoices_paid ON invoices (school_id, paid_at DESC, number DESC) WHERE status = 'paid';
CREATE INDEX subscription_transitions_restored ON subscription_transitions (effective_at)
  WHERE rule = 'facts-changed' AND level = 'none';
