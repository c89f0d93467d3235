SET search_path = app;

-- The roles of a person are a set. `role`, which the documented calls and replies name, is the highest of them, and a
-- teacher's where there is none. For one release both are written: the code before this one knows `role` alone.
CREATE FUNCTION highest_role(roles text[]) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE
    WHEN 'main_admin' = ANY (roles) THEN 'main_admin'
    WHEN 'admin' = ANY (roles) THEN 'admin'
    WHEN 'supervisor' = ANY (roles) THEN 'supervisor'
    ELSE 'teacher'
  END;

-- Whoever writes `role` alone means exactly that role.
CREATE FUNCTION keep_role_with_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.roles := coalesce(NEW.roles, ARRAY[NEW.role]);
  ELSIF NEW.role IS DISTINCT FROM OLD.role AND NEW.roles IS NOT DISTINCT FROM OLD.roles THEN
    NEW.roles := ARRAY[NEW.role];
  END IF;
  NEW.role := app.highest_role(NEW.roles);
  RETURN NEW;
END
$$;

-- Nobody gets a role by this: the set of everybody is the role that they have.
DO $$
DECLARE target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['school_members', 'invitations', 'membership_log'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN roles text[]', target);
    EXECUTE format('UPDATE %I SET roles = ARRAY[role]', target);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN roles SET NOT NULL', target);
    EXECUTE format(
      'ALTER TABLE %I ADD CONSTRAINT %I CHECK (roles <@ ARRAY[''teacher'', ''supervisor'', ''admin'', ''main_admin''])',
      target, target || '_roles_check');
    EXECUTE format(
      'CREATE TRIGGER keep_role BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION keep_role_with_roles()',
      target);
  END LOOP;
END
$$;
