SET search_path = app;

-- Whose retry on the queue dashboard it was, for the audit; empty in sessions of the quarter of an hour before.
ALTER TABLE queue_board_sessions ADD user_email text CHECK (length(user_email) <= 254);
