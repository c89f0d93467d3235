SET search_path = app;

-- Logs and ledgers: a line is written once. What becomes of it later stands in the columns that are named.
SELECT protect_history(history::regclass) FROM unnest(ARRAY[
  'subscription_transitions', 'subscription_changes', 'operation_audit', 'membership_log', 'roll_over_log',
  'pupil_access_log', 'pupil_list_log', 'visitor_link_teachers', 'visitor_link_openings', 'school_settings',
  'personal_adoptions', 'checkouts', 'webhook_attempts']) AS history;
SELECT
  protect_history('visitor_links',
    '{secret_hash,made_by,made_at,ends_at,withdrawn_at,openings,last_opened_at}'),
  protect_history('pupil_consents', '{withdrawn_at,withdrawn_by,withdrawal_guardian,withdrawal_reason}'),
  protect_history('invoices', '{status,paid_at,credited_at,ended_at,end_cause}'),
  protect_history('billing_details', '{details}'),
  protect_history('webhook_inbox', '{state,reason,raw,deliveries,attempts,processed_at,last_error,school_id,waiting_since}');
-- What stands on these is kept.
REVOKE DELETE ON pupils, timetables FROM app_system;
REVOKE INSERT, UPDATE, DELETE ON document_numbers FROM app_system;

-- The body of an event is emptied, never written again; what came of it goes with it, after seven years.
CREATE FUNCTION refuse_rewritten_body() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a provider sent is not rewritten';
END
$$;
CREATE TRIGGER body_stays BEFORE UPDATE ON webhook_inbox FOR EACH ROW
  WHEN (NEW.raw IS NOT NULL AND NEW.raw IS DISTINCT FROM OLD.raw) EXECUTE FUNCTION refuse_rewritten_body();
GRANT DELETE ON webhook_inbox, webhook_attempts TO app_system;
ALTER TABLE webhook_attempts ENABLE ROW LEVEL SECURITY;
CREATE POLICY system_all ON webhook_attempts TO app_system USING (true) WITH CHECK (true);
CREATE POLICY kept_seven_years ON webhook_attempts AS RESTRICTIVE FOR DELETE TO app_system
  USING (EXISTS (SELECT FROM webhook_inbox WHERE id = inbox_id AND received_at < now() - interval '7 years'));

-- How long histories are kept. They go by this function alone, and by the time of the system: no clock of the product's
-- brings that forward.
CREATE TABLE retained (
  table_name name PRIMARY KEY,
  -- How old a row is.
  at_column name NOT NULL,
  keeps interval NOT NULL CHECK (keeps > interval '0')
);
GRANT SELECT ON retained TO app_system;
INSERT INTO retained (table_name, at_column, keeps) VALUES
  ('subscription_transitions', 'recorded_at', '7 years'),
  ('subscription_changes', 'recorded_at', '7 years'),
  ('operation_audit', 'at', '7 years'),
  ('pupil_access_log', 'at', '2 years'),
  ('pupil_list_log', 'at', '2 years'),
  ('visitor_links', 'ends_at', '2 years');

-- The oldest of what has been kept for its time, from where the batch before ended; how many, and how old the newest is.
CREATE FUNCTION forget_expired_history(target name, as_of timestamptz, since timestamptz, most integer)
RETURNS TABLE (rows integer, newest timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  rule retained;
BEGIN
  SELECT * INTO rule FROM retained WHERE table_name = target;
  IF NOT FOUND THEN RAISE EXCEPTION 'nothing of % goes by its age', target;
  END IF;
  RETURN QUERY EXECUTE format(
    'WITH old AS (
       SELECT ctid AS place FROM %1$I
       WHERE %2$I >= coalesce($1, ''-infinity'') AND %2$I < least($2, now()) - $3 ORDER BY %2$I LIMIT $4),
     gone AS (DELETE FROM %1$I WHERE ctid IN (SELECT place FROM old) RETURNING %2$I AS at)
     SELECT count(*)::integer, max(at) FROM gone', target, rule.at_column)
    USING since, as_of, rule.keeps, most;
END
$$;
REVOKE EXECUTE ON FUNCTION forget_expired_history FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_expired_history TO app_system;

INSERT INTO erasable (table_name, column_name, names, blanks) VALUES
  ('membership_log', 'email', 'address', '{"email": ""}'),
  ('visitor_link_teachers', 'teacher_id', 'account', NULL),
  ('pupil_consents', 'pupil_id', 'pupil', NULL),
  ('pupils', 'id', 'pupil', NULL);

-- A function that acts as its owner finds no table that its caller made: of those in a session the last is looked at.
ALTER FUNCTION number_receipt() SET search_path = app, pg_temp;
ALTER FUNCTION next_document_number(text, integer) SET search_path = app, pg_temp;
