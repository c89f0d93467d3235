SET search_path = app;

-- Who was asked to join. The mailed link carries the token, of which only the hash is kept; sending it again
-- replaces it.
CREATE TABLE invitations (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  role text NOT NULL CHECK (role IN ('teacher', 'supervisor', 'admin', 'main_admin')),
  display_name text NOT NULL CHECK (length(display_name) <= 200),
  token_hash bytea NOT NULL,
  invited_by uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  revoked_by uuid,
  PRIMARY KEY (school_id, id),
  CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL)),
  CHECK (accepted_at IS NULL OR revoked_at IS NULL)
);
CREATE UNIQUE INDEX invitations_token ON invitations (token_hash);
CREATE UNIQUE INDEX invitations_waiting ON invitations (school_id, email)
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
SELECT protect_tenant_table('invitations', 'SELECT, INSERT, UPDATE');

-- Who let whom in, changed or removed whom. Only ever added to.
CREATE TABLE membership_log (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN (
    'invited', 'invitation_renewed', 'invitation_revoked', 'joined', 'role_changed', 'removed')),
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('teacher', 'supervisor', 'admin', 'main_admin')),
  PRIMARY KEY (school_id, id)
);
CREATE INDEX membership_log_at ON membership_log (school_id, at);
SELECT protect_tenant_table('membership_log', 'SELECT, INSERT');

-- Who is on the way from the main host to the host of a school, for a minute and for one try.
CREATE TABLE hand_overs (
  code_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL,
  email text NOT NULL,
  school_code text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX hand_overs_expiry ON hand_overs (expires_at);
SELECT protect_system_table('hand_overs');
