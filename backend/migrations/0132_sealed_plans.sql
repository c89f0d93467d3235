SET search_path = app;

-- What was sent, and what was said of it.
DROP TRIGGER stays ON submitted_records;
DROP FUNCTION keep_what_was_sent();
SELECT protect_sealed_rows('submissions', 'true', '{}'), protect_history('submissions');
SELECT protect_sealed_rows('submitted_records', 'true', '{verified_steps,is_returned}', '{read_at,read_by,withdrawn_at}'),
  protect_history('submitted_records', '{read_at,read_by,withdrawn_at}');
SELECT protect_sealed_rows('verdicts', 'true', '{}', '{taken_back_at,told_at}'),
  protect_history('verdicts', '{taken_back_at,told_at}');
SELECT protect_history('review_comments');
GRANT DELETE ON review_comments TO app_tenant;

-- How far verdicts have brought a record is counted by the owner alone: nobody says so by hand, of a new one neither.
ALTER FUNCTION count_verdicts() SECURITY DEFINER SET search_path = app, pg_temp;
REVOKE EXECUTE ON FUNCTION count_verdicts() FROM PUBLIC;
CREATE FUNCTION refuse_judged_record() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  IF acts_as_owner(TG_RELID) THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what is sent has not been looked at yet';
END
$$;
CREATE TRIGGER begins_unjudged BEFORE INSERT ON submitted_records FOR EACH ROW
  WHEN (NEW.verified_steps <> 0 OR NEW.is_returned OR num_nonnulls(NEW.read_at, NEW.read_by, NEW.withdrawn_at) > 0)
  EXECUTE FUNCTION refuse_judged_record();

-- Seals. One holds what was sent and verified, and hashes what it holds.
DROP TRIGGER stays ON seals;
DROP TRIGGER remains ON seals;
DROP FUNCTION keep_what_was_sealed();
DROP FUNCTION keep_seals();
SELECT protect_sealed_rows('seals', 'true', '{}'), protect_history('seals');
SELECT protect_sealed_rows('amendments', 'true', '{}'), protect_history('amendments');
CREATE FUNCTION seal_what_was_verified() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  IF NEW.digest = sha256(convert_to(NEW.content, 'UTF8')) AND EXISTS (
    SELECT FROM submitted_records AS sent
    WHERE sent.school_id = NEW.school_id AND sent.id = NEW.submitted_id AND sent.author_id = NEW.author_id
      AND sent.kind = NEW.kind AND sent.record_id = NEW.record_id AND sent.record_version = NEW.record_version
      AND sent.sent_at = NEW.sent_at AND sent.verified_steps > 0 AND NOT sent.is_returned)
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what is sealed was sent and verified, as it stands there';
END
$$;
CREATE TRIGGER seals_what_was_verified BEFORE INSERT ON seals FOR EACH ROW EXECUTE FUNCTION seal_what_was_verified();

-- A record is sealed while its newest seal has no amendment: it comes and goes by these, and nothing else changes then.
-- The argument: of which kind the table's rows are sent.
CREATE FUNCTION follow_seal() RETURNS trigger
LANGUAGE plpgsql SET search_path = app, pg_temp SET extra_float_digits = 1 AS $$
DECLARE
  crossing text[] := '{is_sealed,version,updated_at}';
  newest uuid;
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - crossing)::text <> (to_jsonb(OLD) - crossing)::text THEN
    RAISE EXCEPTION 'a row of % is sealed and amended by itself, and changed afterwards', TG_TABLE_NAME;
  END IF;
  SELECT submitted_id INTO newest FROM seals
  WHERE school_id = NEW.school_id AND kind = TG_ARGV[0] AND record_id = NEW.id
  ORDER BY sent_at DESC, record_version DESC LIMIT 1;
  IF newest IS NULL OR NEW.is_sealed = EXISTS (
    SELECT FROM amendments WHERE school_id = NEW.school_id AND submitted_id = newest)
  THEN RAISE EXCEPTION 'a row of % is sealed by its seal and opened by an amendment', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;

-- What is planned.
DROP TRIGGER stays_sealed ON lesson_plans;
DROP FUNCTION keep_sealed_plan();
SELECT protect_sealed_rows('lesson_plans', 'old.is_sealed',
  '{is_sealed,version,updated_at,reflection,teaching_set_id,sample,is_unseen,is_generated,copied_from}',
  '{slot_set_id,slot_week,slot_number}');
CREATE TRIGGER seal_followed AFTER UPDATE ON lesson_plans FOR EACH ROW
  WHEN (OLD.is_sealed <> NEW.is_sealed) EXECUTE FUNCTION follow_seal('lesson_plan');
CREATE TRIGGER seal_followed_when_made AFTER INSERT ON lesson_plans FOR EACH ROW
  WHEN (NEW.is_sealed) EXECUTE FUNCTION follow_seal('lesson_plan');
SELECT protect_history('lesson_plan_versions');
GRANT DELETE ON lesson_plan_versions TO app_tenant;

-- What happened, once a verifier took note of it.
DROP TRIGGER stays_noted ON lesson_reflections;
DROP FUNCTION keep_noted_reflection();
SELECT protect_sealed_rows('lesson_reflections', 'old.noted_at IS NOT NULL',
  '{version,updated_at,marked_set_id,marked_on,marked_standards}');
SELECT protect_sealed_rows('reflection_additions', 'true', '{}'), protect_history('reflection_additions');

INSERT INTO erasable (table_name, column_name, names, blanks) VALUES
  ('submissions', 'author_id', 'account', NULL),
  ('submitted_records', 'author_id', 'account', NULL),
  -- A sealed text shows that it was removed; its hash still answers for the paper.
  ('seals', 'author_id', 'account', '{"content": ""}'),
  ('lesson_plans', 'author_id', 'account', NULL),
  ('lesson_plan_versions', 'author_id', 'account', NULL),
  ('lesson_reflections', 'author_id', 'account', NULL),
  ('reflection_additions', 'author_id', 'account', NULL);
