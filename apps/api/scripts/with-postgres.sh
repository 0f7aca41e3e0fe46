#!/bin/sh
# Runs a command beside a PostgreSQL of its own: Debian's server, in a folder that is gone afterwards.
# The command finds its address in TEST_DATABASE_URL, and in BENCH_DATABASE_URL an empty database.
# Usage: sh apps/api/scripts/with-postgres.sh COMMAND [ARGUMENT...]
set -eu
cd "$(dirname "$0")/../../.."

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
if [ -z "$bin" ]; then
  echo "There is no PostgreSQL here. Install it: apt-get install postgresql" >&2
  exit 1
fi
folder=$(mktemp -d)
as_owner() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
port=$((20000 + $$ % 20000))
trap 'as_owner "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null; rm -rf "$folder"' EXIT
as_owner "$bin/initdb -D $folder/data -A trust -U postgres" >/dev/null
as_owner "$bin/pg_ctl -D $folder/data -l $folder/log -w -o '-p $port -k $folder -c listen_addresses=127.0.0.1 -c max_connections=400' start" >/dev/null
as_owner "$bin/createdb -h 127.0.0.1 -p $port -U postgres bench" >/dev/null
echo "PostgreSQL: $("$bin/postgres" --version)"
server="postgres://postgres@127.0.0.1:$port"
TEST_DATABASE_URL="$server/postgres" BENCH_DATABASE_URL="$server/bench" "$@"
