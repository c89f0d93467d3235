#!/bin/sh
# Prints what docker-compose.yml asks for at a public address: sh infra/docker/public.sh <domain> >> .env
set -eu
echo "COMPOSE_PROFILES=public"
echo "BASE_DOMAIN=$1"
echo "PUBLIC_SCHEME=https"
echo "TRUSTED_PROXIES=172.29.0.2"
echo "SUPABASE_URL=https://auth.$1"
