-- Since 0134 an event lets named columns change alone: what it waits for changes too.
GRANT UPDATE (waits_for) ON app.webhook_inbox TO app_system;
