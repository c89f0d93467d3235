#!/bin/sh
# Runs once, when the volume is empty.
set -eu
psql --set product="$PRODUCT_DATABASE_PASSWORD" --set hosted_backend="$HOSTED_BACKEND_DATABASE_PASSWORD" \
  --set backup="$BACKUP_DATABASE_PASSWORD" --username "$POSTGRES_USER" --file /etc/rekod/roles.sql
