SET search_path = app;

-- The names by which a bill that nobody knows may become known: of an event that was put aside for it. A release before
-- this one writes none.
ALTER TABLE webhook_inbox ADD COLUMN waits_for text[];
