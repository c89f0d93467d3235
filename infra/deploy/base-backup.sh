#!/bin/sh
# A base backup, whole or none, and then an archive of changes no longer than the oldest that is kept needs:
#   sh infra/deploy/base-backup.sh [<folder of base backups> <folder of the archive>]
# Run as who reads the cluster; BASE_BACKUPS_KEPT, 2 unless said, are kept.
set -eu
bases=${1:-/var/backups/rekod-base}
archive=${2:-/var/backups/rekod-wal}
kept=${BASE_BACKUPS_KEPT:-2}
name=$(date -u +%Y-%m-%dT%H%M%SZ)
umask 077

# One is made at a time: what stands there as a part was killed.
rm -rf "$bases"/*.part
trap 'rm -rf "$bases/$name.part"' EXIT
trap 'exit 1' INT TERM
pg_basebackup --pgdata "$bases/$name.part" --checkpoint=fast --wal-method=stream
mv "$bases/$name.part" "$bases/$name"

ls "$bases" | sort -r | tail -n +$((kept + 1)) | while read -r old; do rm -rf "$bases/${old:?}"; done
oldest=$(ls "$bases" | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$bases/$oldest/backup_label")
pg_archivecleanup -x .gz "$archive" "$first"
echo "Base backup $bases/$name; the archive begins with $first and takes $(du -sh "$archive" | cut -f 1)."
