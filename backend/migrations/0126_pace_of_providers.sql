SET search_path = app;

-- When what runs by itself may ask a provider next, by system time; all workers share it.
ALTER TABLE provider_health ADD COLUMN next_ask_at timestamptz NOT NULL DEFAULT '-infinity';
