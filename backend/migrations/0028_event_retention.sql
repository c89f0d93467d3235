-- An event that is forgotten after seven years takes its places in replays with it.
CREATE INDEX webhook_replay_items_of_event ON webhook_replay_items (inbox_id);
