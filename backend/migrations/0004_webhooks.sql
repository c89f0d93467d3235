SET search_path = app;

-- Every well-signed event, once, as the bytes that came. Bad signatures never get here.
CREATE TABLE webhook_inbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider text NOT NULL,
  dedupe_key text NOT NULL,
  state text NOT NULL CHECK (state IN ('received', 'processed', 'ignored', 'failed', 'quarantined')),
  reason text,
  raw bytea NOT NULL,
  headers jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  deliveries integer NOT NULL DEFAULT 1,
  attempts integer NOT NULL DEFAULT 0,
  processed_at timestamptz,
  last_error text,
  UNIQUE (provider, dedupe_key)
);
CREATE INDEX webhook_inbox_received ON webhook_inbox (received_at) WHERE state = 'received';
SELECT protect_system_table('webhook_inbox');
