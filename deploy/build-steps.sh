#!/bin/sh
# Runs one step of the Dockerfile, named by the argument; works without a container engine, too, in a copy of the checkout.
set -eu

case "${1:-}" in
  build)
    # The toolchain brings pnpm; Node 24 is there.
    PATH="$(node scripts/toolchain.mjs)"
    export PATH
    node scripts/setup.mjs product
    # The bill of materials (CycloneDX) lists the packages of the image, with those that the web app was bundled from.
    sh deploy/build-steps.sh sbom sbom.cdx.json
    # The image gets only the files that the server needs: no tools, no web sources, no tests.
    rm -rf node_modules apps/*/node_modules packages/*/node_modules bench/*/node_modules
    CI=true pnpm install --prod --frozen-lockfile --filter '@palimpsest/api...'
    rm -rf apps/web/src apps/web/public e2e bench training .storybook .tools
    find apps packages -path '*/node_modules' -prune -o \( -name '*.test.ts*' -o -name '*.stories.tsx' \) -type f -exec rm {} +
    find apps packages -path '*/node_modules' -prune -o \( -name testing -o -name soak \) -type d -prune -exec rm -r {} +
    node scripts/prune.mjs
    # The server sets words as the editor does; what only the editor's screen and its exports read stays out.
    rm -rf node_modules/.pnpm/lucide-react@* node_modules/.pnpm/@cantoo+pdf-lib@* node_modules/.pnpm/ag-psd@*
    ;;
  sbom)
    pnpm sbom --sbom-format cyclonedx --sbom-type application --prod \
      --filter '@palimpsest/api...' --filter '@palimpsest/web...' --out "${2:?}"
    ;;
  pairs)
    # Copies Node and Debian's offline translation pairs into a folder: their packages bring Perl, which only their installation needs.
    # The folder gets the modes that translate a pair of languages, the files that the modes name, the programs that they run, and the
    # programs' libraries.
    into=${2:?}
    find -L /usr/lib -name '*.so*' | sort >/tmp/libraries
    apt-get update
    node scripts/offline-translation.mjs
    # Node is copied without the names of its functions, which `strip` removes.
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
      # `/lib` is a link to `/usr/lib`; libraries that the bare system has are not copied again.
      path=$(readlink -f "$(dirname "$library")")/$(basename "$library")
      if ! grep -qxF "$path" /tmp/libraries; then cp --dereference --parents "$path" "$into"; fi
    done
    ;;
  bare)
    # Removes the files that only installing packages needs: Perl, apt, dpkg, their data, encodings beside UTF-8. The list of packages stays, for scanners.
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
