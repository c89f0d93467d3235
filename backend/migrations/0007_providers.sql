SET search_path = app;

-- What a provider answered when it was asked takes the same way as what it reports by itself. Bodies are erased
-- in time, their hashes stay.
ALTER TABLE webhook_inbox
  ADD COLUMN origin text NOT NULL DEFAULT 'callback' CHECK (origin IN ('callback', 'poll')),
  ADD COLUMN raw_sha256 bytea;
UPDATE webhook_inbox SET raw_sha256 = sha256(raw);
ALTER TABLE webhook_inbox
  ALTER COLUMN raw_sha256 SET NOT NULL,
  ALTER COLUMN raw DROP NOT NULL,
  ADD CONSTRAINT webhook_inbox_raw_while_it_waits CHECK (raw IS NOT NULL OR state <> 'received');
CREATE INDEX webhook_inbox_raw_kept ON webhook_inbox (received_at) WHERE raw IS NOT NULL;

ALTER TABLE bills ADD COLUMN polled_at timestamptz;
CREATE INDEX invoices_open ON invoices (created_at) WHERE status = 'open';
