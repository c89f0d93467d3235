SET search_path = app;

-- Somebody says that an official code is their school's, and another has registered it. Operators answer.
CREATE TABLE code_contests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  school_id uuid NOT NULL REFERENCES schools (id),
  code text NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL CHECK (length(email) <= 254),
  name text NOT NULL CHECK (length(name) <= 200),
  contact text NOT NULL CHECK (length(contact) <= 200),
  reason text NOT NULL CHECK (length(reason) <= 1000),
  contested_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('kept', 'released')),
  answered_at timestamptz,
  answered_by uuid,
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((answer IS NULL) = (answered_by IS NULL))
);
CREATE UNIQUE INDEX code_contests_open ON code_contests (school_id, user_id) WHERE answer IS NULL;
CREATE INDEX code_contests_oldest ON code_contests (contested_at, id) WHERE answer IS NULL;
CREATE INDEX code_contests_of_person ON code_contests (user_id, contested_at);
CREATE INDEX code_contests_released ON code_contests (code, answered_at) WHERE answer = 'released';
-- What is said against a school is not the school's to read.
SELECT protect_tenant_table('code_contests', 'SELECT');
REVOKE SELECT ON code_contests FROM app_tenant;
