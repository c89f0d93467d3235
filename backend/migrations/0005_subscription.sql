SET search_path = app;

-- How long grace, the limited time and a trial last. A row without a school is the general policy; the
-- version in force when coverage ends governs what follows, so rows are added and never changed.
CREATE TABLE subscription_policies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  school_id uuid REFERENCES schools (id),
  effective_from timestamptz NOT NULL,
  grace_days integer NOT NULL CHECK (grace_days BETWEEN 0 AND 365),
  limited_days integer NOT NULL CHECK (limited_days BETWEEN 0 AND 365),
  trial_days integer NOT NULL CHECK (trial_days BETWEEN 0 AND 365),
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscription_policies_school ON subscription_policies (school_id, effective_from);
SELECT protect_tenant_table('subscription_policies', 'SELECT');
CREATE POLICY general_policy ON subscription_policies FOR SELECT TO app_tenant USING (school_id IS NULL);
INSERT INTO subscription_policies (effective_from, grace_days, limited_days, trial_days)
VALUES ('2000-01-01T00:00:00+08:00', 14, 14, 30);

-- The facts that are not payments. Append-only; an interval is ended by a second row of the same subject.
CREATE TABLE subscription_facts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  school_id uuid NOT NULL REFERENCES schools (id),
  subject_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('trial-granted', 'extension', 'cancellation', 'suspension', 'enforcement-off')),
  at timestamptz NOT NULL,
  until timestamptz CHECK (until > at),
  days integer CHECK (days BETWEEN 0 AND 3660),
  mode text CHECK (mode IN ('end-of-term', 'immediate')),
  reason text,
  actor text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind IN ('trial-granted', 'extension')) = (days IS NOT NULL)),
  CHECK ((kind = 'cancellation') = (mode IS NOT NULL)),
  CHECK (kind IN ('suspension', 'enforcement-off') OR until IS NULL)
);
CREATE INDEX subscription_facts_school ON subscription_facts (school_id);
SELECT protect_tenant_table('subscription_facts', 'SELECT, INSERT');

-- What the last assessment found: anchors for lists and drift checks. Reads never trust it.
CREATE TABLE subscriptions (
  school_id uuid PRIMARY KEY REFERENCES schools (id),
  facts_version integer NOT NULL DEFAULT 0,
  recorded_level text CHECK (recorded_level IN ('none', 'grace_period', 'limited', 'locked')),
  expires_at timestamptz,
  grace_period_end timestamptz,
  limited_end timestamptz,
  assessed_at timestamptz
);
SELECT protect_tenant_table('subscriptions', 'SELECT');
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION announce_change('subscription');

-- The instants still to come at which something holds anew, written whenever the facts change.
CREATE TABLE subscription_boundaries (
  school_id uuid NOT NULL REFERENCES schools (id),
  at timestamptz NOT NULL,
  rule text NOT NULL,
  level text NOT NULL CHECK (level IN ('none', 'grace_period', 'limited', 'locked')),
  PRIMARY KEY (school_id, at, rule)
);
CREATE INDEX subscription_boundaries_due ON subscription_boundaries (at);
SELECT protect_tenant_table('subscription_boundaries', 'SELECT');

-- What has happened: one row for each boundary passed, at the boundary's own time however late it was seen.
CREATE TABLE subscription_transitions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  school_id uuid NOT NULL REFERENCES schools (id),
  effective_at timestamptz NOT NULL,
  rule text NOT NULL,
  level text NOT NULL CHECK (level IN ('none', 'grace_period', 'limited', 'locked')),
  facts_version integer NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (school_id, effective_at, rule, facts_version)
);
SELECT protect_tenant_table('subscription_transitions', 'SELECT');
