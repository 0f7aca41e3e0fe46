#!/bin/sh
# What the Dockerfile runs, one step an argument; works without a container engine, too, in a copy of the checkout.
set -eu

case "${1:-}" in
  build)
    # Brings pnpm; Node 24 is there.
    PATH="$(node scripts/toolchain.mjs)"
    export PATH
    node scripts/setup.mjs product
    # What the image is made of (CycloneDX), the packages that the web app was bundled from included.
    sh deploy/build-steps.sh sbom sbom.cdx.json
    # Only what the server needs: no tools, no web sources, no tests.
    rm -rf node_modules apps/*/node_modules packages/*/node_modules bench/*/node_modules
    CI=true pnpm install --prod --frozen-lockfile --filter '@palimpsest/api...'
    rm -rf apps/web/src apps/web/public e2e bench training .storybook .tools
    find apps packages -path '*/node_modules' -prune -o \( -name '*.test.ts*' -o -name '*.stories.tsx' \) -type f -exec rm {} +
    find apps packages -path '*/node_modules' -prune -o \( -name testing -o -name soak \) -type d -prune -exec rm -r {} +
    node scripts/prune.mjs
    ;;
  sbom)
    pnpm sbom --sbom-format cyclonedx --sbom-type application --prod \
      --filter '@palimpsest/api...' --filter '@palimpsest/web...' --out "${2:?}"
    ;;
  pairs)
    # Node and the offline translation pairs, from Debian, into a folder: their packages bring Perl, which only installing them needs.
    # Taken over are the modes that a pair of languages is translated by, the files that they name, the programs that they run, and the
    # libraries of these.
    into=${2:?}
    find -L /usr/lib -name '*.so*' | sort >/tmp/libraries
    apt-get update
    node scripts/offline-translation.mjs
    # Node comes along, without the names of its functions.
    apt-get install --yes --no-install-recommends binutils
    mkdir -p "$into/usr/local/bin"
    strip -o "$into/usr/local/bin/node" "$(command -v node)"
    modes=$(node --input-type=module --eval '
      import { findChain, listPairs, readModes } from "./packages/engine/src/translation/apertium/modes.ts";
      const folder = "/usr/share/apertium/modes";
      const modes = await readModes(folder);
      const used = listPairs(modes).flatMap(({ from, to }) => findChain(modes, from, to));
      for (const name of new Set(used.map((mode) => mode.name))) console.log(`${folder}/${name}.mode`);
    ')
    test -n "$modes"
    cp --dereference --parents $modes "$into"
    cat $modes | grep -oE "/usr/share/[^ '\"]+" | sort -u | while read -r file; do
      if [ -e "$file" ]; then cp --dereference --parents "$file" "$into"; fi
    done
    cat $modes | tr '|' '\n' | awk '{ print $1 }' | sort -u | while read -r name; do
      if program=$(command -v "$name"); then
        cp --dereference --parents "$program" "$into"
        ldd "$program" | awk '$2 == "=>" { print $3 }'
      fi
    done | sort -u | while read -r library; do
      # `/lib` is a link to `/usr/lib`; what the bare system has need not come twice.
      path=$(readlink -f "$(dirname "$library")")/$(basename "$library")
      if ! grep -qxF "$path" /tmp/libraries; then cp --dereference --parents "$path" "$into"; fi
    done
    ;;
  bare)
    # What only installing packages needs: Perl, apt, dpkg, their data, and encodings beside UTF-8. The list of packages stays, for scanners.
    root=${2:-}
    rm -rf "$root"/usr/bin/perl* "$root"/usr/lib/*/perl-base "$root"/usr/share/perl* "$root"/usr/lib/*/libgnutls.* \
      "$root"/usr/bin/apt* "$root"/usr/lib/apt "$root"/usr/lib/*/libapt-* "$root"/var/lib/apt "$root"/var/cache/* \
      "$root"/usr/bin/dpkg* "$root"/var/lib/dpkg/info "$root"/usr/lib/*/gconv "$root"/usr/share/zoneinfo
    ;;
  *)
    echo "Usage: sh deploy/build-steps.sh build|pairs FOLDER|bare|sbom FILE" >&2
    exit 2
    ;;
esac
