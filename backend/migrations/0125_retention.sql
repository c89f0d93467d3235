SET search_path = app;

-- What has been kept for its time is found by its age. Where there are many rows these are made by hand before the
-- release, with CONCURRENTLY.
CREATE INDEX IF NOT EXISTS notifications_by_age ON notifications (created_at);
CREATE INDEX IF NOT EXISTS mail_outbox_by_age ON mail_outbox (created_at)
  WHERE sent_at IS NOT NULL OR refused_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS mail_outbox_with_text ON mail_outbox (created_at)
  WHERE body_html <> '' AND (sent_at IS NOT NULL OR refused_at IS NOT NULL);
CREATE INDEX IF NOT EXISTS webhook_replays_by_age ON webhook_replays (requested_at);
CREATE INDEX IF NOT EXISTS subscription_transitions_by_age ON subscription_transitions (recorded_at);
CREATE INDEX IF NOT EXISTS subscription_changes_by_age ON subscription_changes (recorded_at);
CREATE INDEX IF NOT EXISTS operation_audit_by_age ON operation_audit (at);
CREATE INDEX IF NOT EXISTS pupil_access_log_by_age ON pupil_access_log (at);
CREATE INDEX IF NOT EXISTS pupil_list_log_by_age ON pupil_list_log (at);

-- The product takes nothing of the books away before its seven years are over, whatever it is told.
GRANT DELETE ON subscription_changes, operation_audit TO app_system;
CREATE POLICY kept_seven_years ON subscription_changes AS RESTRICTIVE FOR DELETE TO app_system
  USING (recorded_at < now() - interval '7 years');
CREATE POLICY kept_seven_years ON subscription_transitions AS RESTRICTIVE FOR DELETE TO app_system
  USING (recorded_at < now() - interval '7 years');
CREATE POLICY kept_seven_years ON webhook_inbox AS RESTRICTIVE FOR DELETE TO app_system
  USING (received_at < now() - interval '7 years');
ALTER TABLE operation_audit ENABLE ROW LEVEL SECURITY;
CREATE POLICY system_all ON operation_audit TO app_system USING (true) WITH CHECK (true);
CREATE POLICY kept_seven_years ON operation_audit AS RESTRICTIVE FOR DELETE TO app_system
  USING (at < now() - interval '7 years');
