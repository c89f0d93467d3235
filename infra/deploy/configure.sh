#!/bin/sh
# Writes what an installation is configured by, filled in:
#   sh infra/deploy/configure.sh <domain> <smtp address> [<folder to write below, / unless said>]
# Alerts go to ALERTS_MAIL, amaran@<domain> unless said.
# Secrets are made at the first run and kept; whatever else it wrote before is written anew.
set -eu
domain=$1
smtp=$2
root=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
secrets=$root/etc/rekod/secrets
umask 027

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
mkdir -p "$root/etc/rekod" "$root/var/lib/rekod"
if [ ! -e "$secrets" ]; then
  {
    for name in PRODUCT_DATABASE_PASSWORD HOSTED_BACKEND_DATABASE_PASSWORD BACKUP_DATABASE_PASSWORD \
      REDIS_PASSWORD DATA_ENCRYPTION_KEY IDENTITY_HASH_KEY METRICS_TOKEN; do
      echo "$name=$(random)"
    done
    echo "SUPABASE_PUBLISHABLE_KEY=sb_publishable_$(random)"
    echo "SUPABASE_SECRET_KEY=sb_secret_$(random)"
  } > "$secrets.new"
  mv "$secrets.new" "$secrets"
fi

# Every @NAME@ of a template is a secret or one of the two arguments.
escaped() { printf '%s' "$1" | sed 's/[&|\\]/\\&/g'; }
# smtp://user:password@host:port, as Alertmanager wants it said.
server=${smtp#*://}
login=${server%@*}
[ "$login" != "$server" ] || login=
host=${server##*@}
host=${host%%/*}
case $host in *:*) ;; *) host=$host:587 ;; esac
{
  echo "s|@SMTP_HOST@|$(escaped "$host")|g"
  echo "s|@SMTP_USER@|$(escaped "${login%%:*}")|g"
  echo "s|@SMTP_PASSWORD@|$(escaped "${login#*:}")|g"
  echo "s|@SMTP_TLS@|$([ -n "$login" ] && echo true || echo false)|g"
  echo "s|@ALERTS_MAIL@|$(escaped "${ALERTS_MAIL:-amaran@$domain}")|g"
  echo "s|@DOMAIN@|$(escaped "$domain")|g"
  echo "s|@SMTP_URL@|$(escaped "$smtp")|g"
  sed 's/^\([A-Z_]*\)=\(.*\)$/s|@\1@|\2|g/' "$secrets"
} > "$secrets.sed"

# fill <template> <file>
fill() {
  mkdir -p "$(dirname "$root$2")"
  sed -f "$secrets.sed" "$here/$1" > "$root$2"
}
fill etc/rekod.env /etc/rekod/rekod.env
fill etc/auth.json /etc/rekod/auth.json
fill etc/backup.env /etc/rekod/backup.env
fill etc/pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
fill etc/userlist.txt /etc/pgbouncer/userlist.txt
fill etc/redis.conf /etc/redis/rekod.conf
fill etc/nginx.conf /etc/nginx/sites-available/rekod
fill etc/postgres.conf /etc/rekod/postgres.conf
for file in "$here"/monitoring/*.yml; do fill "monitoring/$(basename "$file")" "/etc/rekod/monitoring/$(basename "$file")"; done
for unit in "$here"/systemd/*; do fill "systemd/$(basename "$unit")" "/etc/systemd/system/$(basename "$unit")"; done
rm "$secrets.sed"
