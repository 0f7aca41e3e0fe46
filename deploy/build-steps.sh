#!/bin/sh
# What the Dockerfile runs, one step an argument; works without a container engine, too, in a copy of the checkout.
set -eu

case "${1:-}" in
  build)
    # Needs any Node from 20 on, and npm.
    node scripts/setup.mjs
    PATH="$(node scripts/toolchain.mjs)"
    export PATH
    # Only what the server needs: no tools, no web sources, no tests.
    rm -rf node_modules apps/*/node_modules packages/*/node_modules bench/ui/node_modules
    CI=true pnpm install --prod --frozen-lockfile --filter '@palimpsest/api...'
    rm -rf apps/web/src apps/web/public e2e bench training .storybook .tools/stamps
    find apps packages -path '*/node_modules' -prune -o -name '*.test.ts' -type f -exec rm {} +
    mkdir -p .tools/bin
    ln -sfn "$(command -v node)" .tools/bin/node
    ;;
  runtime)
    # The offline translation pairs, from Debian.
    apt-get update
    .tools/bin/node scripts/offline-translation.mjs
    rm -rf /var/lib/apt/lists/*
    ;;
  *)
    echo "Usage: sh deploy/build-steps.sh build|runtime" >&2
    exit 2
    ;;
esac
