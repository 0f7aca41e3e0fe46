#!/bin/sh
# Prints how long a clone with empty caches takes until it is ready, and how much it installs: sh scripts/measure-start.sh [PORT]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
port=${1:-4831}
folder=$(mktemp -d)
mkdir "$folder/home"
started=$(date +%s)
git clone --quiet "$root" "$folder/clone"
cd "$folder/clone"
HOME="$folder/home" PORT="$port" node scripts/start.mjs >"$folder/log" 2>&1 &
product=$!
trap 'kill "$product" 2>/dev/null || true; wait "$product" || true; rm -rf "$folder"' EXIT
until grep -q 'is ready' "$folder/log"; do
  kill -0 "$product" 2>/dev/null || { cat "$folder/log"; exit 1; }
  sleep 0.2
done
cat "$folder/log"
echo "clone to ready: $(($(date +%s) - started)) s"
echo "packages: $(du -sm node_modules | cut -f1) MB; Node and pnpm: $(du -sm .tools | cut -f1) MB; web app: $(du -sm apps/web/dist | cut -f1) MB"
