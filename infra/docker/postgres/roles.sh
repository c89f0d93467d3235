#!/bin/sh
# Runs once, when the volume is empty. The product logs in as no superuser: row-level security would not hold for one.
# Each role has a password of its own, so that whoever learns one is not the others.
set -eu
psql --set ON_ERROR_STOP=1 --set product="$PRODUCT_DATABASE_PASSWORD" \
  --set hosted_backend="$HOSTED_BACKEND_DATABASE_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
CREATE ROLE rekod LOGIN CREATEROLE PASSWORD :'product';
CREATE ROLE hosted_backend LOGIN PASSWORD :'hosted_backend';
CREATE DATABASE rekod OWNER rekod;
GRANT CREATE ON DATABASE rekod TO rekod, hosted_backend;
CREATE ROLE anon NOLOGIN NOINHERIT;
CREATE ROLE authenticated NOLOGIN NOINHERIT;
CREATE ROLE service_role NOLOGIN NOINHERIT BYPASSRLS;
GRANT anon, authenticated, service_role TO hosted_backend WITH INHERIT FALSE, SET TRUE;
SQL
