#!/bin/sh
# Makes the roles and the database, with the passwords that configure.sh made. Run as the superuser of Postgres.
set -eu
secrets=${1:-/etc/rekod/secrets}
. "$secrets"
psql --quiet --no-psqlrc --dbname "${2:-postgres}" \
  --set product="$PRODUCT_DATABASE_PASSWORD" \
  --set hosted_backend="$HOSTED_BACKEND_DATABASE_PASSWORD" \
  --set backup="$BACKUP_DATABASE_PASSWORD" \
  --file "$(dirname "$0")/postgres/roles.sql"
