#!/usr/bin/env bash
# Publishes every package whose version npm does not have. The manifests name the repository that releases them, which provenance asks for.
set -euo pipefail
address=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY
for folder in packages/*; do
  (cd "$folder" && npm pkg set "repository.type=git" "repository.url=git+$address.git" "repository.directory=$folder" \
    "homepage=$address/tree/main/$folder" "bugs=$address/issues")
done
pnpm changeset publish
