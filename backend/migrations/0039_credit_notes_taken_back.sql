SET search_path = app;

-- Since when a note takes nothing back any more: the dispute for which it was issued was won after all. It keeps its
-- number and its paper.
ALTER TABLE credit_notes ADD COLUMN taken_back_at timestamptz;
GRANT UPDATE (taken_back_at) ON credit_notes TO app_system;
