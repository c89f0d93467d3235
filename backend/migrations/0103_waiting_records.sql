SET search_path = app;

-- What speaks for reading a record closely, as it was when it was sent; the kind of the record says what it means.
ALTER TABLE submitted_records ADD flags jsonb NOT NULL DEFAULT '[]';

-- How far its verdicts have brought it, so that a queue need not read every verdict that was ever given.
ALTER TABLE submitted_records
  ADD verified_steps smallint NOT NULL DEFAULT 0,
  ADD is_returned boolean NOT NULL DEFAULT false;
UPDATE submitted_records AS sent SET verified_steps = said.verified, is_returned = said.returned
FROM (
  SELECT school_id, submitted_id, count(*) FILTER (WHERE verdict = 'verified') AS verified,
    bool_or(verdict = 'returned') AS returned
  FROM verdicts WHERE taken_back_at IS NULL GROUP BY school_id, submitted_id) AS said
WHERE said.school_id = sent.school_id AND said.submitted_id = sent.id;

CREATE FUNCTION count_verdicts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE submitted_records AS sent SET (verified_steps, is_returned) = (
    SELECT count(*) FILTER (WHERE verdict = 'verified'), coalesce(bool_or(verdict = 'returned'), false)
    FROM verdicts AS said
    WHERE said.school_id = NEW.school_id AND said.submitted_id = NEW.submitted_id AND said.taken_back_at IS NULL)
  WHERE sent.school_id = NEW.school_id AND sent.id = NEW.submitted_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF taken_back_at ON verdicts
  FOR EACH ROW EXECUTE FUNCTION count_verdicts();

CREATE INDEX submitted_records_waiting ON submitted_records (school_id, kind, author_id, verified_steps)
  WHERE withdrawn_at IS NULL AND NOT is_returned;

-- What was sent stays what it was, and so does what was to be said of it.
CREATE OR REPLACE FUNCTION keep_what_was_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.submission_id, NEW.author_id, NEW.kind, NEW.record_id, NEW.record_version, NEW.content, NEW.subject_id,
      NEW.due_at, NEW.is_late, NEW.sent_at, NEW.flags)
    IS DISTINCT FROM (OLD.id, OLD.submission_id, OLD.author_id, OLD.kind, OLD.record_id, OLD.record_version, OLD.content,
      OLD.subject_id, OLD.due_at, OLD.is_late, OLD.sent_at, OLD.flags)
  THEN RAISE EXCEPTION 'what was sent is not changed';
  END IF;
  RETURN NEW;
END
$$;

-- A plan that was made for its author and of which nothing was written since.
ALTER TABLE lesson_plans ADD is_generated boolean NOT NULL DEFAULT false;
UPDATE lesson_plans SET is_generated = true WHERE is_unseen;
