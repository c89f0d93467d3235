SET search_path = app;

-- What was verified in its last step: what it said, by whom it was verified, and the code by which anybody checks it.
CREATE TABLE seals (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  -- Of what was sent.
  submitted_id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  record_version integer NOT NULL,
  sent_at timestamptz NOT NULL,
  -- The canonical form and its SHA-256; empty once its author was forgotten.
  content text NOT NULL,
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  code bytea NOT NULL CHECK (octet_length(code) = 16),
  -- Each step with who verified it and when, in epoch milliseconds.
  signed jsonb NOT NULL,
  sealed_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, submitted_id)
);
CREATE UNIQUE INDEX seals_of_code ON seals (code);
CREATE INDEX seals_of_record ON seals (school_id, kind, record_id);
SELECT protect_tenant_table('seals', 'SELECT, INSERT');

-- Nobody changes what was sealed; whoever is forgotten takes the words along, the hash stays.
CREATE FUNCTION keep_what_was_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.closed_year', true) = 'erasure' AND NEW.content = ''
    AND (to_jsonb(NEW) - 'content') = (to_jsonb(OLD) - 'content')
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was sealed is not changed';
END
$$;
CREATE TRIGGER stays BEFORE UPDATE ON seals FOR EACH ROW EXECUTE FUNCTION keep_what_was_sealed();

-- It goes with its school alone.
CREATE FUNCTION keep_seals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what was sealed is not removed';
END
$$;
CREATE TRIGGER remains BEFORE DELETE ON seals FOR EACH ROW EXECUTE FUNCTION keep_seals();

-- Pindaan: why somebody writes on in what was sealed. What they send then says so.
CREATE TABLE amendments (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submitted_id uuid NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  begun_by uuid NOT NULL,
  begun_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, submitted_id) REFERENCES seals (school_id, submitted_id) ON DELETE CASCADE
);
CREATE INDEX amendments_of_seal ON amendments (school_id, submitted_id);
SELECT protect_tenant_table('amendments', 'SELECT, INSERT');

-- What is planned stands as it was sealed until its author begins an amendment.
ALTER TABLE lesson_plans ADD is_sealed boolean NOT NULL DEFAULT false;

CREATE FUNCTION keep_sealed_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sealed plan is amended, not changed';
END
$$;
CREATE TRIGGER stays_sealed BEFORE UPDATE ON lesson_plans FOR EACH ROW
  WHEN (OLD.is_sealed AND NEW.is_sealed AND (
    (OLD.date, OLD.start_time, OLD.end_time, OLD.class_name, OLD.subject, OLD.topic, OLD.content_standards,
      OLD.learning_standards, OLD.objective, OLD.success_criteria, OLD.activities, OLD.pedagogy, OLD.thinking,
      OLD.cross_curricular, OLD.moral_values, OLD.resources, OLD.assessment, OLD.target_level, OLD.enrichment,
      OLD.remediation, OLD.deleted_at)
    IS DISTINCT FROM
    (NEW.date, NEW.start_time, NEW.end_time, NEW.class_name, NEW.subject, NEW.topic, NEW.content_standards,
      NEW.learning_standards, NEW.objective, NEW.success_criteria, NEW.activities, NEW.pedagogy, NEW.thinking,
      NEW.cross_curricular, NEW.moral_values, NEW.resources, NEW.assessment, NEW.target_level, NEW.enrichment,
      NEW.remediation, NEW.deleted_at)))
  EXECUTE FUNCTION keep_sealed_plan();

-- Direkod: a verifier has taken note of what happened. From then on it is only added to.
ALTER TABLE lesson_reflections ADD noted_by uuid, ADD noted_at timestamptz,
  ADD CONSTRAINT lesson_reflections_noted CHECK (num_nulls(noted_by, noted_at) IN (0, 2));

CREATE FUNCTION keep_noted_reflection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a reflection that was noted is added to, not changed';
END
$$;
CREATE TRIGGER stays_noted BEFORE UPDATE ON lesson_reflections FOR EACH ROW
  WHEN (OLD.noted_at IS NOT NULL AND (
    (OLD.status, OLD.reason, OLD.present, OLD.mastered, OLD.result, OLD.text, OLD.deleted_at, OLD.noted_at, OLD.noted_by)
    IS DISTINCT FROM
    (NEW.status, NEW.reason, NEW.present, NEW.mastered, NEW.result, NEW.text, NEW.deleted_at, NEW.noted_at, NEW.noted_by)))
  EXECUTE FUNCTION keep_noted_reflection();

CREATE TABLE reflection_additions (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  plan_id uuid NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  written_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, plan_id) REFERENCES lesson_reflections (school_id, id) ON DELETE CASCADE
);
CREATE INDEX reflection_additions_of ON reflection_additions (school_id, plan_id, written_at);
SELECT protect_tenant_table('reflection_additions', 'SELECT, INSERT');
