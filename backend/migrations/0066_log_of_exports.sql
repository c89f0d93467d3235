SET search_path = app;

-- Whoever takes all pupils away leaves a line too: it is of no pupil by name.
ALTER TABLE pupil_access_log ALTER COLUMN pupil_id DROP NOT NULL;
ALTER TABLE pupil_access_log DROP CONSTRAINT pupil_access_log_act_check;
ALTER TABLE pupil_access_log ADD CONSTRAINT pupil_access_log_act_check
  CHECK (act IN ('all_taken', 'consents_opened', 'erased', 'guardians_opened')
    AND (act = 'all_taken') = (pupil_id IS NULL));
