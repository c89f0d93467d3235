SET search_path = app;

-- What a school has bought and would buy next, from each instant on, as the rule derives it from the facts whenever
-- they change: finance's figures and lists read it. `bought_*` is null where all that was bought was taken back.
CREATE TABLE subscription_plans (
  school_id uuid NOT NULL REFERENCES schools (id),
  since timestamptz NOT NULL,
  bought_plan_code text REFERENCES plans (code),
  bought_term_months integer,
  bought_at timestamptz,
  renewal_plan_code text NOT NULL REFERENCES plans (code),
  renewal_term_months integer NOT NULL,
  PRIMARY KEY (school_id, since),
  CHECK (num_nulls(bought_plan_code, bought_term_months, bought_at) IN (0, 3))
);
SELECT protect_tenant_table('subscription_plans', 'SELECT');

-- Of which version of the facts those rows are. What an older release has written is found by it, and derived anew.
ALTER TABLE subscriptions ADD COLUMN planned_version integer;
CREATE INDEX subscriptions_unplanned ON subscriptions (school_id)
  WHERE planned_version IS DISTINCT FROM facts_version;

-- What was given back or lost of a payment, as billing sums it: payments of which nothing is told have no row.
CREATE TABLE payment_returns (
  provider text NOT NULL,
  payment_id text NOT NULL,
  school_id uuid NOT NULL REFERENCES schools (id),
  returned_sen integer NOT NULL CHECK (returned_sen >= 0),
  PRIMARY KEY (provider, payment_id)
);
SELECT protect_tenant_table('payment_returns', 'SELECT');

-- What Stripe tells of a whole charge is all that was given back of the payment, not one refund more.
UPDATE payment_facts SET reference = payment_id
WHERE provider = 'stripe' AND kind = 'refund' AND reference LIKE 'ch\_%-all';
