-- The roles of an installation and its database; run by a superuser, as often as you like:
--   psql --set product=... --set hosted_backend=... --set backup=... --file roles.sql
-- The product logs in as no superuser: row-level security would not hold for one. Each role has a password of its own,
-- so that whoever learns one is not the others. What requests act as, migrations make.
\set ON_ERROR_STOP 1
SELECT format('CREATE ROLE %I LOGIN', name) FROM unnest(ARRAY['rekod', 'hosted_backend', 'rekod_backup']) name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
SELECT format('CREATE ROLE %I NOLOGIN NOINHERIT', name) FROM unnest(ARRAY['anon', 'authenticated', 'service_role']) name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE rekod CREATEROLE PASSWORD :'product';
ALTER ROLE hosted_backend PASSWORD :'hosted_backend';
-- Reads every row of every school, and writes none.
ALTER ROLE rekod_backup BYPASSRLS PASSWORD :'backup';
GRANT pg_read_all_data TO rekod_backup;
ALTER ROLE service_role BYPASSRLS;
GRANT anon, authenticated, service_role TO hosted_backend WITH INHERIT FALSE, SET TRUE;
SELECT 'CREATE DATABASE rekod OWNER rekod'
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'rekod') \gexec
GRANT CREATE ON DATABASE rekod TO rekod, hosted_backend;
