SET search_path = app;

-- Pupils of a school. A number of identity stands here sealed, as a hash keyed by the school, and by its last two.
CREATE TABLE pupils (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  -- For order and comparison: small letters without accents.
  sort_name text COLLATE "C" NOT NULL,
  sex text NOT NULL CHECK (sex IN ('F', 'M')),
  register_number text CHECK (char_length(register_number) BETWEEN 1 AND 20),
  birth_date date,
  number_sealed bytea,
  number_hash bytea,
  number_ending text CHECK (char_length(number_ending) = 2),
  left_on date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  CHECK (num_nulls(number_sealed, number_hash, number_ending) IN (0, 3))
);
CREATE INDEX pupils_by_name ON pupils (school_id, sort_name, id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX pupils_number ON pupils (school_id, number_hash) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX pupils_register_number ON pupils (school_id, lower(register_number)) WHERE deleted_at IS NULL;
SELECT protect_tenant_table('pupils', 'SELECT, INSERT, UPDATE');

-- By the beginning of any word of a name a pupil is found. "C" orders so that a beginning is a range.
CREATE TABLE pupil_name_words (
  school_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  pupil_id uuid NOT NULL,
  PRIMARY KEY (school_id, word, pupil_id),
  FOREIGN KEY (school_id, pupil_id) REFERENCES pupils (school_id, id) ON DELETE CASCADE
);
CREATE INDEX pupil_name_words_of_pupil ON pupil_name_words (school_id, pupil_id);
SELECT protect_tenant_table('pupil_name_words', 'SELECT, INSERT, DELETE');

CREATE TABLE pupil_guardians (
  school_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 4),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  relation text NOT NULL CHECK (relation IN ('father', 'mother', 'guardian')),
  phone text CHECK (char_length(phone) <= 20),
  email text CHECK (char_length(email) <= 254),
  PRIMARY KEY (school_id, pupil_id, place),
  FOREIGN KEY (school_id, pupil_id) REFERENCES pupils (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('pupil_guardians', 'SELECT, INSERT, DELETE');

-- Who opened what is not for everybody, and who erased whom: the id outlives the pupil and leads to nobody then.
CREATE TABLE pupil_access_log (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  pupil_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN ('guardians_opened', 'erased')),
  PRIMARY KEY (school_id, id)
);
CREATE INDEX pupil_access_log_newest ON pupil_access_log (school_id, at DESC, id DESC);
SELECT protect_tenant_table('pupil_access_log', 'SELECT, INSERT');
