SET search_path = app;

-- What a school wants of its next term, and the taking back of a cancellation, are facts too. None is ever changed.
ALTER TABLE subscription_facts
  ADD COLUMN plan_code text REFERENCES plans (code),
  DROP CONSTRAINT subscription_facts_kind_check,
  ADD CONSTRAINT subscription_facts_kind_check CHECK (kind IN (
    'trial-granted', 'extension', 'cancellation', 'cancellation-withdrawn', 'suspension', 'enforcement-off',
    'plan-choice')),
  ADD CONSTRAINT subscription_facts_plan_check CHECK ((kind = 'plan-choice') = (plan_code IS NOT NULL));
REVOKE UPDATE, DELETE ON subscription_facts FROM app_system;

-- A policy is for everybody, for the schools of one plan, or for one school; the narrowest in force holds.
-- `applied_at`: when the boundaries of all whom it concerns had been written anew.
ALTER TABLE subscription_policies
  ADD COLUMN plan_code text REFERENCES plans (code),
  ADD COLUMN trial_teacher_limit integer NOT NULL DEFAULT 60 CHECK (trial_teacher_limit > 0),
  ADD COLUMN actor text NOT NULL DEFAULT 'system',
  ADD COLUMN reason text,
  ADD COLUMN applied_at timestamptz,
  ADD CHECK (num_nonnulls(school_id, plan_code) <= 1);
UPDATE subscription_policies SET applied_at = now();
CREATE INDEX subscription_policies_to_apply ON subscription_policies (recorded_at) WHERE applied_at IS NULL;
REVOKE UPDATE, DELETE ON subscription_policies FROM app_system;
GRANT UPDATE (applied_at) ON subscription_policies TO app_system;

-- An upgrade buys no time: a greater plan until the end that the school had when it was quoted.
ALTER TABLE invoices
  ADD COLUMN upgrades_until timestamptz,
  DROP CONSTRAINT invoices_term_months_check,
  ADD CONSTRAINT invoices_term_months_check CHECK (term_months >= 0),
  ADD CONSTRAINT invoices_upgrade_check CHECK ((term_months = 0) = (upgrades_until IS NOT NULL));

ALTER TABLE payment_flags
  DROP CONSTRAINT payment_flags_reason_check,
  ADD CONSTRAINT payment_flags_reason_check CHECK (reason IN ('INVOICE_PAID_TWICE', 'UPGRADE_PAID_TOO_LATE')),
  ADD COLUMN resolved_at timestamptz,
  ADD COLUMN resolved_by text,
  ADD COLUMN resolution text,
  ADD CONSTRAINT payment_flags_resolution_check
    CHECK (num_nulls(resolved_at, resolved_by, resolution) IN (0, 3));
CREATE INDEX payment_flags_open ON payment_flags (raised_at) WHERE resolved_at IS NULL;

-- How money that came past every provider was seen to come, and by whom.
CREATE TABLE manual_payments (
  invoice_id uuid PRIMARY KEY,
  school_id uuid NOT NULL,
  method text NOT NULL CHECK (method IN ('bank-in', 'cheque', 'local-order')),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 100),
  evidence_path text,
  reason text NOT NULL,
  actor text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id)
);
SELECT protect_tenant_table('manual_payments', 'SELECT');
REVOKE UPDATE, DELETE ON manual_payments FROM app_system;

-- Who gave money back, and why. A provider is asked under the row's own id, so asking again gives nothing twice.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  provider text NOT NULL,
  payment_id text NOT NULL,
  amount_sen integer NOT NULL CHECK (amount_sen > 0),
  reason text NOT NULL,
  actor text NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'given', 'failed')),
  failure text,
  asked_at timestamptz NOT NULL,
  concluded_at timestamptz,
  FOREIGN KEY (school_id, invoice_id) REFERENCES invoices (school_id, id),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
);
CREATE INDEX refunds_of_payment ON refunds (provider, payment_id);
CREATE INDEX refunds_of_school ON refunds (school_id, asked_at);
SELECT protect_tenant_table('refunds', 'SELECT');

-- When each provider last answered us, and last failed to.
CREATE TABLE provider_health (
  provider text PRIMARY KEY,
  answered_at timestamptz,
  failed_at timestamptz,
  failure text
);
SELECT protect_system_table('provider_health');

-- The last run of everything that runs by itself, and how often it ran and failed.
CREATE TABLE schedule_runs (
  name text PRIMARY KEY,
  planned_at timestamptz NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  outcome text CHECK (outcome IN ('succeeded', 'failed')),
  error text,
  succeeded_at timestamptz,
  runs integer NOT NULL DEFAULT 1,
  failures integer NOT NULL DEFAULT 0
);
SELECT protect_system_table('schedule_runs');

-- What each nightly comparison of stored anchors with the facts found. It repairs nothing.
CREATE TABLE drift_checks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  schools integer NOT NULL DEFAULT 0
);
CREATE INDEX drift_checks_newest ON drift_checks (started_at DESC);
SELECT protect_system_table('drift_checks');

CREATE TABLE subscription_drifts (
  check_id uuid NOT NULL REFERENCES drift_checks (id) ON DELETE CASCADE,
  school_id uuid NOT NULL REFERENCES schools (id),
  what text NOT NULL,
  stored text,
  derived text,
  PRIMARY KEY (check_id, school_id, what)
);
CREATE INDEX subscription_drifts_of_school ON subscription_drifts (school_id);
SELECT protect_tenant_table('subscription_drifts', 'SELECT');
