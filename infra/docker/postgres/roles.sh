#!/bin/sh
# Runs once, when the volume is empty. The product logs in as no superuser: row-level security would not hold for one.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
CREATE ROLE rekod LOGIN CREATEROLE PASSWORD :'password';
CREATE ROLE hosted_backend LOGIN PASSWORD :'password';
CREATE DATABASE rekod OWNER rekod;
GRANT CREATE ON DATABASE rekod TO rekod, hosted_backend;
CREATE ROLE anon NOLOGIN NOINHERIT;
CREATE ROLE authenticated NOLOGIN NOINHERIT;
CREATE ROLE service_role NOLOGIN NOINHERIT BYPASSRLS;
GRANT anon, authenticated, service_role TO hosted_backend WITH INHERIT FALSE, SET TRUE;
SQL
