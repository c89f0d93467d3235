SET search_path = app;

-- What the current transaction works on: rows that follow from an event of the inbox say so by themselves.
CREATE FUNCTION current_cause() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.cause', true), '')::uuid;

ALTER TABLE payment_facts ADD COLUMN caused_by uuid DEFAULT current_cause();
CREATE INDEX payment_facts_of_cause ON payment_facts (caused_by) WHERE caused_by IS NOT NULL;
ALTER TABLE subscription_transitions ADD COLUMN caused_by uuid DEFAULT current_cause();
CREATE INDEX subscription_transitions_of_cause ON subscription_transitions (caused_by) WHERE caused_by IS NOT NULL;

-- Every assessment with what held before it: the status an operator sees before and after an event.
CREATE TABLE subscription_changes (
  school_id uuid NOT NULL REFERENCES schools (id),
  facts_version integer NOT NULL,
  level_before text,
  expires_before timestamptz,
  level_after text,
  expires_after timestamptz,
  caused_by uuid DEFAULT current_cause(),
  recorded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, facts_version)
);
CREATE INDEX subscription_changes_of_cause ON subscription_changes (caused_by) WHERE caused_by IS NOT NULL;
SELECT protect_tenant_table('subscription_changes', 'SELECT');
REVOKE UPDATE, DELETE ON subscription_changes FROM app_system;

CREATE FUNCTION keep_subscription_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.subscription_changes
    (school_id, facts_version, level_before, expires_before, level_after, expires_after)
  VALUES
    (NEW.school_id, NEW.facts_version, OLD.recorded_level, OLD.expires_at, NEW.recorded_level, NEW.expires_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER keep_change AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.facts_version <> NEW.facts_version) EXECUTE FUNCTION keep_subscription_change();

-- The school is known once an event was processed. An event that is replayed waits anew.
ALTER TABLE webhook_inbox
  ADD COLUMN school_id uuid REFERENCES schools (id),
  ADD COLUMN waiting_since timestamptz NOT NULL DEFAULT now();
UPDATE webhook_inbox SET waiting_since = received_at;
DROP INDEX webhook_inbox_received;
CREATE INDEX webhook_inbox_waiting ON webhook_inbox (waiting_since) WHERE state = 'received';
CREATE INDEX webhook_inbox_newest ON webhook_inbox (received_at DESC, id DESC);
CREATE INDEX webhook_inbox_unsettled ON webhook_inbox (state, received_at DESC, id DESC)
  WHERE state IN ('failed', 'quarantined');
CREATE INDEX webhook_inbox_of_school ON webhook_inbox (school_id, received_at DESC, id DESC)
  WHERE school_id IS NOT NULL;
-- Bodies are nobody's to read but the platform's.
SELECT protect_tenant_table('webhook_inbox', 'SELECT');
REVOKE SELECT ON webhook_inbox FROM app_tenant;

-- What came of each try to process an event.
CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inbox_id uuid NOT NULL REFERENCES webhook_inbox (id),
  at timestamptz NOT NULL DEFAULT now(),
  outcome text NOT NULL CHECK (outcome IN ('processed', 'quarantined', 'ignored', 'failed')),
  reason text,
  error text
);
CREATE INDEX webhook_attempts_of_event ON webhook_attempts (inbox_id, id);
CREATE INDEX webhook_attempts_newest ON webhook_attempts (at);
SELECT protect_system_table('webhook_attempts');

-- An operator has events processed again: the whole selection is written down first, then worked off in batches.
CREATE TABLE webhook_replays (
  id uuid PRIMARY KEY,
  requested_by uuid NOT NULL,
  requested_email text NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  selection jsonb NOT NULL,
  per_minute integer NOT NULL CHECK (per_minute BETWEEN 1 AND 60000),
  total integer NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'cancelled', 'finished')),
  batch integer NOT NULL DEFAULT 0,
  batch_at timestamptz NOT NULL DEFAULT now(),
  requested_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CHECK ((state = 'running') = (ended_at IS NULL))
);
CREATE INDEX webhook_replays_newest ON webhook_replays (requested_at DESC, id DESC);
CREATE INDEX webhook_replays_running ON webhook_replays (batch_at) WHERE state = 'running';
SELECT protect_system_table('webhook_replays');

CREATE TABLE webhook_replay_items (
  replay_id uuid NOT NULL REFERENCES webhook_replays (id),
  position integer NOT NULL,
  inbox_id uuid NOT NULL REFERENCES webhook_inbox (id),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN
    ('waiting', 'queued', 'processed', 'quarantined', 'ignored', 'failed', 'skipped', 'cancelled')),
  state_before text NOT NULL,
  reason text,
  at timestamptz,
  PRIMARY KEY (replay_id, position),
  UNIQUE (replay_id, inbox_id)
);
CREATE INDEX webhook_replay_items_by_state ON webhook_replay_items (replay_id, state, position);
CREATE INDEX webhook_replay_items_queued ON webhook_replay_items (inbox_id) WHERE state = 'queued';
SELECT protect_system_table('webhook_replay_items');

-- Who of the platform did what, to what, and why; written with the action or not at all.
CREATE TABLE operation_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid NOT NULL,
  actor_email text NOT NULL,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id text NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  result jsonb NOT NULL
);
CREATE INDEX operation_audit_of_target ON operation_audit (target_kind, target_id, id DESC);
SELECT protect_system_table('operation_audit');
REVOKE UPDATE, DELETE ON operation_audit FROM app_system;

-- Lets the queue dashboard load as a page for a quarter of an hour.
CREATE TABLE queue_board_sessions (
  token_sha256 bytea PRIMARY KEY,
  user_id uuid NOT NULL,
  expires_at timestamptz NOT NULL
);
SELECT protect_system_table('queue_board_sessions');
