SET search_path = app;

-- What somebody has sent to be verified: one press, with what it held.
CREATE TABLE submissions (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 40),
  -- Of which it was expected: the first day of a week.
  week date NOT NULL,
  -- When the button was pressed, and when that arrived.
  pressed_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id)
);
SELECT protect_tenant_table('submissions', 'SELECT, INSERT');

CREATE TABLE submitted_records (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submission_id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  -- Which record in which version, and what it said then.
  record_id uuid NOT NULL,
  record_version integer NOT NULL CHECK (record_version > 0),
  content jsonb NOT NULL,
  subject_id uuid,
  due_at timestamptz NOT NULL,
  is_late boolean NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  read_by uuid,
  withdrawn_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, submission_id) REFERENCES submissions (school_id, id) ON DELETE CASCADE
);
-- Of a record one version at most is being looked at.
CREATE INDEX submitted_records_of_record ON submitted_records (school_id, kind, record_id, sent_at DESC)
  WHERE withdrawn_at IS NULL;
CREATE INDEX submitted_records_of_author ON submitted_records (school_id, author_id, sent_at DESC);
SELECT protect_tenant_table('submitted_records', 'SELECT, INSERT, UPDATE');

-- What was sent stays what it was, whoever asks.
CREATE FUNCTION keep_what_was_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.submission_id, NEW.author_id, NEW.kind, NEW.record_id, NEW.record_version, NEW.content, NEW.subject_id,
      NEW.due_at, NEW.is_late, NEW.sent_at)
    IS DISTINCT FROM (OLD.id, OLD.submission_id, OLD.author_id, OLD.kind, OLD.record_id, OLD.record_version, OLD.content,
      OLD.subject_id, OLD.due_at, OLD.is_late, OLD.sent_at)
  THEN RAISE EXCEPTION 'what was sent is not changed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER stays BEFORE UPDATE ON submitted_records FOR EACH ROW EXECUTE FUNCTION keep_what_was_sent();

CREATE TABLE verdicts (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submitted_id uuid NOT NULL,
  step integer NOT NULL CHECK (step IN (1, 2)),
  verdict text NOT NULL CHECK (verdict IN ('returned', 'verified')),
  given_by uuid NOT NULL,
  given_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  -- When its author was told.
  told_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, submitted_id) REFERENCES submitted_records (school_id, id) ON DELETE CASCADE
);
CREATE INDEX verdicts_untold ON verdicts (given_at) WHERE told_at IS NULL AND taken_back_at IS NULL;
CREATE UNIQUE INDEX verdicts_of_step ON verdicts (school_id, submitted_id, step) WHERE taken_back_at IS NULL;
SELECT protect_tenant_table('verdicts', 'SELECT, INSERT, UPDATE');

-- What is said of a part of a record: by who verifies it, and in answer by its author.
CREATE TABLE review_comments (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  submitted_id uuid NOT NULL,
  section text NOT NULL CHECK (char_length(section) BETWEEN 1 AND 40),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 1000),
  written_by uuid NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, submitted_id) REFERENCES submitted_records (school_id, id) ON DELETE CASCADE
);
CREATE INDEX review_comments_of ON review_comments (school_id, submitted_id);
SELECT protect_tenant_table('review_comments', 'SELECT, INSERT, DELETE');
