SET search_path = app;

-- The release before empties what it knows of the lesson of a plan that it takes back, and knows nothing of its number: the
-- number may stand by itself meanwhile.
ALTER TABLE lesson_plans
  DROP CONSTRAINT lesson_plans_slot,
  ADD CONSTRAINT lesson_plans_slot CHECK (
    num_nulls(slot_set_id, slot_week) IN (0, 2)
    AND (slot_set_id IS NOT NULL OR slot_number IS NULL)) NOT VALID;
