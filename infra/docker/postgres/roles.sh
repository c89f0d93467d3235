#!/bin/sh
# Runs once, when the volume is empty. The product logs in as no superuser: row-level security would not hold for one.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
CREATE ROLE rekod LOGIN CREATEROLE PASSWORD :'password';
CREATE ROLE hosted_backend LOGIN PASSWORD :'password';
CREATE DATABASE rekod OWNER rekod;
GRANT CREATE ON DATABASE rekod TO rekod, hosted_backend;
SQL
