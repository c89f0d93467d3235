SET search_path = app;

-- For which lesson of its set a plan that was verified is by choice, in place of the one that was stopped: its sealed day stays,
-- and pages and papers say the other beside it.
ALTER TABLE lesson_plans
  ADD COLUMN moved_week date,
  ADD COLUMN moved_number smallint,
  ADD CONSTRAINT lesson_plans_moved CHECK (
    num_nulls(moved_week, moved_number) IN (0, 2)
    AND (moved_week IS NULL OR slot_set_id IS NOT NULL)) NOT VALID;

SELECT protect_sealed_rows('lesson_plans', 'old.is_sealed',
  '{is_sealed,version,updated_at,reflection,teaching_set_id,sample,is_unseen,is_generated,copied_from,moved_week,moved_number}',
  '{slot_set_id,slot_week,slot_number,lesson_number}');
