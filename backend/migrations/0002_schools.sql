SET search_path = app;

CREATE TABLE schools (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL CHECK (code = lower(code) AND code ~ '^[a-z][a-z0-9-]{1,29}[a-z0-9]$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX schools_code ON schools (code);
SELECT protect_tenant_table('schools', 'SELECT', 'id');

CREATE TABLE school_members (
  school_id uuid NOT NULL REFERENCES schools (id),
  user_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('teacher', 'supervisor', 'admin', 'main_admin')),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  email text NOT NULL CHECK (length(email) <= 254),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, user_id)
);
CREATE INDEX school_members_user ON school_members (user_id);
SELECT protect_tenant_table('school_members', 'SELECT, INSERT, UPDATE, DELETE');
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON school_members
  FOR EACH ROW EXECUTE FUNCTION announce_change('membership');

-- People of the platform, not of a school: operators and finance.
CREATE TABLE platform_staff (
  user_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('operator', 'finance')),
  email text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, role)
);
SELECT protect_system_table('platform_staff');
