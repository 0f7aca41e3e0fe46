#!/bin/sh
# What the Dockerfile runs, one step an argument; works without a container engine, too, in a copy of the checkout.
set -eu

case "${1:-}" in
  build)
    # Debian 12 has Node 18 and npm: enough for what fetches Node 24 and pnpm, and for nothing after that.
    PATH="$(node scripts/toolchain.mjs)"
    export PATH
    node scripts/setup.mjs
    # What the image is made of (CycloneDX), the packages that the web app was bundled from included.
    sh deploy/build-steps.sh sbom sbom.cdx.json
    # Only what the server needs: no tools, no web sources, no tests.
    rm -rf node_modules apps/*/node_modules packages/*/node_modules
    CI=true pnpm install --prod --frozen-lockfile --filter '@palimpsest/api...'
    rm -rf apps/web/src apps/web/public e2e bench training .storybook .tools/stamps
    find apps packages -path '*/node_modules' -prune -o \( -name '*.test.ts*' -o -name '*.stories.tsx' \) -type f -exec rm {} +
    find apps packages -path '*/node_modules' -prune -o \( -name testing -o -name soak \) -type d -prune -exec rm -r {} +
    mkdir -p .tools/bin
    ln -sfn "$(command -v node)" .tools/bin/node
    ;;
  sbom)
    pnpm sbom --sbom-format cyclonedx --sbom-type application --prod \
      --filter '@palimpsest/api...' --filter '@palimpsest/web...' --out "${2:?}"
    ;;
  runtime)
    # The offline translation pairs, from Debian.
    apt-get update
    .tools/bin/node scripts/offline-translation.mjs
    rm -rf /var/lib/apt/lists/*
    ;;
  *)
    echo "Usage: sh deploy/build-steps.sh build|runtime|sbom FILE" >&2
    exit 2
    ;;
esac
