-- The roles that requests act as, and what policies ask about the caller, by the names of the real server. Roles
-- belong to the cluster and may have been made with it, or by another database's migration at this moment.
do $$
declare
  caller text;
begin
  foreach caller in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_roles where rolname = caller) then
        execute format('create role %I nologin noinherit', caller);
        execute format('grant %I to current_user', caller);
      elsif not pg_has_role(current_user, caller, 'MEMBER') then
        execute format('grant %I to current_user', caller);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter role service_role bypassrls;
  end if;
end
$$;

grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;

create function auth.uid() returns uuid language sql stable
  return (auth.jwt() ->> 'sub')::uuid;

create function auth.role() returns text language sql stable
  return auth.jwt() ->> 'role';

create function auth.email() returns text language sql stable
  return auth.jwt() ->> 'email';
