#!/bin/sh
# A backup at the start and every night after it; one that failed is tried again within the hour.
set -u
while :; do
  if node infra/local/backup.ts; then sleep 86400; else sleep 3600; fi
done
