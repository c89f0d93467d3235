SET search_path = app;

-- The request, or the job, that brought an event or had a mail written: one search of every log finds it. What came
-- before has none, and a release before this one writes none.
ALTER TABLE webhook_inbox ADD COLUMN request_id text;
ALTER TABLE mail_outbox ADD COLUMN request_id text;
