#!/bin/sh
# What the Dockerfile runs, one step an argument; works without a container engine, too, in a copy of the checkout.
set -eu

case "${1:-}" in
  build)
    # Brings pnpm; Node 24 is there.
    PATH="$(node scripts/toolchain.mjs)"
    export PATH
    node scripts/setup.mjs
    # The image has no npm: it carries what is needed to read every language.
    # shellcheck disable=SC2046 # One argument a language.
    node scripts/recognition-data.mjs $(node -p 'Object.keys(require("./scripts/recognition-data.json").languages).join(" ")')
    # What the image is made of (CycloneDX), the packages that the web app was bundled from included.
    sh deploy/build-steps.sh sbom sbom.cdx.json
    # Only what the server needs: no tools, no web sources, no tests.
    rm -rf node_modules apps/*/node_modules packages/*/node_modules bench/*/node_modules
    CI=true pnpm install --prod --frozen-lockfile --filter '@palimpsest/api...'
    rm -rf apps/web/src apps/web/public e2e bench training .storybook .tools/stamps .tools/pnpm-*
    find apps packages -path '*/node_modules' -prune -o \( -name '*.test.ts*' -o -name '*.stories.tsx' \) -type f -exec rm {} +
    find apps packages -path '*/node_modules' -prune -o \( -name testing -o -name soak \) -type d -prune -exec rm -r {} +
    sh deploy/build-steps.sh prune
    ;;
  prune)
    # Networks run on this platform alone, and Node loads a `.wasm` as it is.
    networks=$(echo node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin/napi-v*)
    find "$networks" -mindepth 2 -maxdepth 2 -type d ! -path "*/$(node -p 'process.platform + "/" + process.arch')" -exec rm -r {} +
    find node_modules/.pnpm/tesseract.js-core@*/node_modules/tesseract.js-core -name '*.wasm.js' -exec rm {} +
    # Types and source maps are for whoever writes code.
    find node_modules/.pnpm -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -exec rm {} +
    ;;
  sbom)
    pnpm sbom --sbom-format cyclonedx --sbom-type application --prod \
      --filter '@palimpsest/api...' --filter '@palimpsest/web...' --out "${2:?}"
    ;;
  runtime)
    # The offline translation pairs, from Debian.
    apt-get update
    node scripts/offline-translation.mjs
    rm -rf /var/lib/apt/lists/*
    ;;
  *)
    echo "Usage: sh deploy/build-steps.sh build|prune|runtime|sbom FILE" >&2
    exit 2
    ;;
esac
