#!/bin/sh
# A backup at the start and every night after it; one that failed is tried again within the hour.
set -u
# While it waits, it ends when it is asked to. Postgres' image, which this is made of, asks by SIGINT.
trap 'exit 0' INT TERM
while :; do
  if node infra/local/backup.ts; then pause=86400; else pause=3600; fi
  sleep "$pause" &
  wait $!
done
