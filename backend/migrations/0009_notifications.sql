SET search_path = app;

-- What a person is told inside the product, once per key. Who leaves the school leaves these behind.
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  dedupe_key text NOT NULL CHECK (length(dedupe_key) BETWEEN 1 AND 400),
  type text NOT NULL CHECK (type IN ('info', 'warning', 'error', 'success')),
  title text NOT NULL,
  message text NOT NULL,
  link text CHECK (link LIKE '/%'),
  action_required boolean NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  UNIQUE (school_id, user_id, dedupe_key),
  FOREIGN KEY (school_id, user_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
CREATE INDEX notifications_newest ON notifications (school_id, user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (school_id, user_id) WHERE read_at IS NULL;
SELECT protect_tenant_table('notifications', 'SELECT, INSERT, UPDATE');

-- What a person does not want to be told in this way. No row: told.
CREATE TABLE notification_mutes (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('app', 'mail')),
  PRIMARY KEY (school_id, user_id, kind, channel),
  FOREIGN KEY (school_id, user_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
SELECT protect_tenant_table('notification_mutes', 'SELECT, INSERT, DELETE');

-- Of which schools something is to be told: where the subscription stands, or one fact. The row goes with the
-- transaction that tells it; `held_until` is a pause after a failure.
CREATE TABLE subscription_notices_due (
  school_id uuid NOT NULL REFERENCES schools (id),
  subject text NOT NULL,
  held_until timestamptz,
  PRIMARY KEY (school_id, subject)
);
SELECT protect_tenant_table('subscription_notices_due', 'SELECT, INSERT');
