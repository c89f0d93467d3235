SET search_path = app;

-- Every mail is a row before it leaves. `held_until` is a lease while it is being sent and a pause after a failure,
-- by system time; `send_after` is by the business clock. Of one school (or of none) a dedupe key goes out once.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  school_id uuid REFERENCES schools (id),
  dedupe_key text NOT NULL CHECK (length(dedupe_key) BETWEEN 1 AND 500),
  recipient text NOT NULL CHECK (length(recipient) BETWEEN 3 AND 254),
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  send_after timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  held_until timestamptz,
  sent_at timestamptz,
  refused_at timestamptz,
  last_error text,
  CHECK (sent_at IS NULL OR refused_at IS NULL),
  UNIQUE NULLS NOT DISTINCT (school_id, dedupe_key)
);
CREATE INDEX mail_outbox_waiting ON mail_outbox (created_at) WHERE sent_at IS NULL AND refused_at IS NULL;
SELECT protect_tenant_table('mail_outbox', 'INSERT');
