SET search_path = app;

-- What a guardian agreed to for a pupil, and took back: written once, withdrawn once, never rewritten.
CREATE TABLE pupil_consents (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('contact', 'photo', 'publication')),
  guardian_name text NOT NULL CHECK (char_length(guardian_name) BETWEEN 1 AND 120),
  way text NOT NULL CHECK (way IN ('form', 'in_person', 'message')),
  given_on date NOT NULL,
  entered_at timestamptz NOT NULL,
  entered_by uuid NOT NULL,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawal_guardian text CHECK (char_length(withdrawal_guardian) BETWEEN 1 AND 120),
  withdrawal_reason text CHECK (char_length(withdrawal_reason) BETWEEN 1 AND 300),
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, pupil_id) REFERENCES pupils (school_id, id) ON DELETE CASCADE,
  CHECK (num_nulls(withdrawn_at, withdrawn_by, withdrawal_guardian) IN (0, 3)),
  CHECK (withdrawn_at IS NOT NULL OR withdrawal_reason IS NULL)
);
-- One of a kind stands at a time.
CREATE UNIQUE INDEX pupil_consents_standing ON pupil_consents (school_id, pupil_id, kind) WHERE withdrawn_at IS NULL;
CREATE INDEX pupil_consents_of_pupil ON pupil_consents (school_id, pupil_id);
SELECT protect_tenant_table('pupil_consents', 'SELECT, INSERT, UPDATE');

CREATE FUNCTION refuse_rewritten_consent() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE
  withdrawal text[] := ARRAY['withdrawn_at', 'withdrawn_by', 'withdrawal_guardian', 'withdrawal_reason'];
BEGIN
  IF OLD.withdrawn_at IS NOT NULL OR to_jsonb(NEW) - withdrawal <> to_jsonb(OLD) - withdrawal THEN
    RAISE EXCEPTION 'A consent is withdrawn once and not rewritten.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER withdrawn_once BEFORE UPDATE ON pupil_consents
  FOR EACH ROW EXECUTE FUNCTION refuse_rewritten_consent();

-- Which file shows a pupil. A file without a row is removed by whoever looks for what is left.
CREATE TABLE pupil_photos (
  school_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  file_id uuid NOT NULL,
  taken_in_at timestamptz NOT NULL,
  taken_in_by uuid NOT NULL,
  PRIMARY KEY (school_id, pupil_id),
  FOREIGN KEY (school_id, pupil_id) REFERENCES pupils (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('pupil_photos', 'SELECT, INSERT, UPDATE, DELETE');

ALTER TABLE pupil_access_log DROP CONSTRAINT pupil_access_log_act_check;
ALTER TABLE pupil_access_log ADD CONSTRAINT pupil_access_log_act_check
  CHECK (act IN ('consents_opened', 'erased', 'guardians_opened'));
