SET search_path = app;

-- Reminders that finance sends by hand. A row stands before anything goes out; `skipped` says why nobody was told, and
-- does not count as a reminder. Times of the business clock; one without `settled_at` is planned, one a school.
CREATE TABLE finance_reminders (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  settled_at timestamptz,
  skipped text,
  PRIMARY KEY (school_id, id),
  CHECK (skipped IS NULL OR settled_at IS NOT NULL)
);
CREATE UNIQUE INDEX finance_reminders_planned ON finance_reminders (school_id) WHERE settled_at IS NULL;
CREATE INDEX finance_reminders_due ON finance_reminders (due_at) WHERE settled_at IS NULL;
CREATE INDEX finance_reminders_told ON finance_reminders (school_id, settled_at DESC) WHERE skipped IS NULL;
SELECT protect_tenant_table('finance_reminders', 'SELECT');
REVOKE SELECT ON finance_reminders FROM app_tenant;

INSERT INTO finance_reminders (school_id, id, due_at, settled_at)
  SELECT school_id, id, ordered_at, ordered_at FROM finance_orders WHERE action = 'finance.remind';

-- A hash of all that an order said, so that another one under its id is refused instead of dropped.
ALTER TABLE finance_orders ADD COLUMN content text;
