SET search_path = app;

-- The archive of the school stands among the lists, where who keeps pupils reads it too: its lines move there, with as
-- many pupils as there were.
ALTER TABLE pupil_list_log DROP CONSTRAINT pupil_list_log_kind_check, DROP CONSTRAINT pupil_list_log_check;
ALTER TABLE pupil_list_log ALTER COLUMN state DROP NOT NULL;
INSERT INTO pupil_list_log (school_id, id, at, actor_id, kind, rows, has_groups, has_numbers)
SELECT school_id, id, at, actor_id, 'all_taken',
  (SELECT count(*) FROM pupils WHERE pupils.school_id = log.school_id AND pupils.created_at <= log.at), false, false
FROM pupil_access_log AS log WHERE act = 'all_taken';
ALTER TABLE pupil_list_log
  ADD CHECK (kind IN ('all_taken', 'consents_printed', 'names_printed', 'signatures_printed', 'table_taken')),
  ADD CHECK ((kind = 'table_taken') = (format IS NOT NULL)),
  ADD CHECK ((kind = 'all_taken') = (state IS NULL));

DELETE FROM pupil_access_log WHERE act = 'all_taken';
ALTER TABLE pupil_access_log DROP CONSTRAINT pupil_access_log_act_check;
ALTER TABLE pupil_access_log ALTER COLUMN pupil_id SET NOT NULL;
-- Whoever takes all that is kept of one pupil away leaves a line.
ALTER TABLE pupil_access_log ADD CONSTRAINT pupil_access_log_act_check
  CHECK (act IN ('archive_taken', 'consents_opened', 'erased', 'guardians_opened'));

-- Lines of both logs go after their time.
CREATE INDEX pupil_access_log_oldest ON pupil_access_log (at);
CREATE INDEX pupil_list_log_oldest ON pupil_list_log (at);
