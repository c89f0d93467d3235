-- The session that a hand-over carries on: it is not redeemed once that session has ended.
ALTER TABLE hand_overs ADD COLUMN session_id uuid;
