#!/bin/sh
# Run by certbot for each certificate that it has renewed.
set -eu
nginx -t -q
systemctl reload nginx
