SET search_path = app;

-- Which lesson of its set a plan is of, counted in its week with those that are stopped: an event moves nobody's number. The
-- number of before, counted without them, stays beside it for the release before, which goes by day and time where there is
-- none. A plan of before is of the lesson of its set on its day and time until somebody prepares its week.
ALTER TABLE lesson_plans
  ADD COLUMN lesson_number smallint,
  ADD CONSTRAINT lesson_plans_lesson_number_check CHECK (lesson_number BETWEEN 1 AND 200) NOT VALID,
  DROP CONSTRAINT lesson_plans_slot,
  ADD CONSTRAINT lesson_plans_slot CHECK (
    num_nulls(slot_set_id, slot_week) IN (0, 2)
    AND (slot_set_id IS NOT NULL OR num_nonnulls(slot_number, lesson_number) = 0)) NOT VALID;

SELECT protect_sealed_rows('lesson_plans', 'old.is_sealed',
  '{is_sealed,version,updated_at,reflection,teaching_set_id,sample,is_unseen,is_generated,copied_from}',
  '{slot_set_id,slot_week,slot_number,lesson_number}');
