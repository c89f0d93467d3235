#!/bin/sh
# Prints what docker-compose.yml asks for, made anew at every call: sh infra/docker/secrets.sh >> .env
set -eu
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
echo "POSTGRES_PASSWORD=$(random)"
echo "PRODUCT_DATABASE_PASSWORD=$(random)"
echo "HOSTED_BACKEND_DATABASE_PASSWORD=$(random)"
echo "BACKUP_DATABASE_PASSWORD=$(random)"
echo "REDIS_PASSWORD=$(random)"
echo "SUPABASE_PUBLISHABLE_KEY=sb_publishable_$(random)"
echo "SUPABASE_SECRET_KEY=sb_secret_$(random)"
echo "DATA_ENCRYPTION_KEY=$(random)"
echo "IDENTITY_HASH_KEY=$(random)"
