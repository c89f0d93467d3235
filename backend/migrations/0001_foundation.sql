-- Who may touch what. The role that migrates owns everything; requests act as app_tenant, sweeps and
-- look-ups over schools as app_system. Roles belong to the cluster, hence the guard.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app_tenant') THEN
    CREATE ROLE app_tenant NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app_system') THEN
    CREATE ROLE app_system NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object THEN NULL;
END
$$;
GRANT app_tenant, app_system TO CURRENT_USER WITH INHERIT FALSE, SET TRUE;

-- bullmq last: its names (event, job, metrics, ...) are short, and ours must win.
DO $$
BEGIN
  EXECUTE format('ALTER ROLE %I IN DATABASE %I SET search_path = app, bullmq', current_user, current_database());
END
$$;
SET search_path = app;

GRANT USAGE ON SCHEMA app TO app_tenant, app_system;

CREATE FUNCTION current_school_id() RETURNS uuid LANGUAGE sql STABLE
  RETURN (SELECT nullif(current_setting('app.school_id', true), '')::uuid);

-- Makes a table a tenant's: forced row-level security, one policy per role, and the privileges named.
CREATE FUNCTION protect_tenant_table(target regclass, tenant_may text, school_column text DEFAULT 'school_id')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY owner_all ON %s TO CURRENT_USER USING (true) WITH CHECK (true)', target);
  EXECUTE format('CREATE POLICY system_all ON %s TO app_system USING (true) WITH CHECK (true)', target);
  EXECUTE format(
    'CREATE POLICY own_school ON %1$s TO app_tenant USING (%2$I = (SELECT app.current_school_id()))
       WITH CHECK (%2$I = (SELECT app.current_school_id()))', target, school_column);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO app_system', target);
  EXECUTE format('GRANT %s ON %s TO app_tenant', tenant_may, target);
END
$$;

-- Makes a table the system's: tenants see nothing of it, or only read it.
CREATE FUNCTION protect_system_table(target regclass, tenant_may_read boolean DEFAULT false)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO app_system', target);
  IF tenant_may_read THEN
    EXECUTE format('GRANT SELECT ON %s TO app_tenant', target);
  END IF;
END
$$;

-- Announces a committed change of a school's rows, whoever wrote them.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('app_changes', TG_ARGV[0] || ':' || coalesce(NEW.school_id, OLD.school_id));
  RETURN NULL;
END
$$;

-- What development and tests may freeze; absent rows mean that time runs. One row at most.
CREATE TABLE business_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  frozen_at timestamptz NOT NULL
);
SELECT protect_system_table('business_clock');

-- Readiness compares the ledger with the build.
GRANT SELECT ON kysely_migration TO app_system;
